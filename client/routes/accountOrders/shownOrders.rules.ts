/** How many orders the list shows. The address remembers it, so that Back and reload find the same length. */
export const pageSize = 10;

/** A longer list goes on by itself; no address asks for more at once. */
const most = 50;

export function readShown(search: URLSearchParams): number {
  const shown = Number(search.get('shown') ?? pageSize);
  if (!Number.isInteger(shown)) return pageSize;
  return Math.min(most, Math.max(pageSize, Math.ceil(shown / pageSize) * pageSize));
}

export function shownHref(path: string, shown: number): string {
  return shown <= pageSize ? path : `${path}?shown=${Math.min(most, shown)}`;
}
