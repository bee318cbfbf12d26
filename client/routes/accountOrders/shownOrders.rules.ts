/** How many orders the list shows. Stored in the address, so that Back and reload restore the length. */
export const pageSize = 10;

/** Maximum in the first request; a longer list loads the rest afterwards. */
const most = 50;

export function readShown(search: URLSearchParams): number {
  const shown = Number(search.get('shown') ?? pageSize);
  if (!Number.isInteger(shown)) return pageSize;
  return Math.min(most, Math.max(pageSize, Math.ceil(shown / pageSize) * pageSize));
}

export function shownHref(path: string, shown: number): string {
  return shown <= pageSize ? path : `${path}?shown=${Math.min(most, shown)}`;
}
