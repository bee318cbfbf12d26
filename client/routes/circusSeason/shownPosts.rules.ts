/** How many posts a season shows. The address remembers it, so that Back, reload and a page without scripts find the same. */
export const pageSize = 12;

/** A connection's largest page; what lies beyond comes in steps. */
const most = 96;

export function readShown(search: URLSearchParams): number {
  const shown = Number(search.get('shown') ?? pageSize);
  if (!Number.isInteger(shown)) return pageSize;
  return Math.min(most, Math.max(pageSize, Math.ceil(shown / pageSize) * pageSize));
}

export function shownHref(path: string, shown: number): string {
  return shown <= pageSize ? path : `${path}?shown=${Math.min(most, shown)}`;
}
