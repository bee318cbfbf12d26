/** Recently viewed products: the latest first, without duplicates. */

/** The gateway's limit per query. */
export const mostViewed = 12;

export function withViewed(list: readonly string[], handle: string): readonly string[] {
  return [handle, ...list.filter((each) => each !== handle)].slice(0, mostViewed);
}

/** @param current the current product, which is not counted yet; null where there is none. */
export function otherViewed(list: readonly string[], current: string | null): readonly string[] {
  return list.filter((handle) => handle !== current);
}
