/**
 * How many posts a season shows. Stored in the address, so that Back, reload and pages without scripts have the same.
 */
export const pageSize = 12;

/** Maximum per response; a longer list loads in steps. */
const most = 96;

export function readShown(search: URLSearchParams): number {
  const shown = Number(search.get('shown') ?? pageSize);
  if (!Number.isInteger(shown)) return pageSize;
  return Math.min(most, Math.max(pageSize, Math.ceil(shown / pageSize) * pageSize));
}

export function shownHref(path: string, shown: number): string {
  return shown <= pageSize ? path : `${path}?shown=${Math.min(most, shown)}`;
}
