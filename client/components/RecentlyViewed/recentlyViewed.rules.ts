/** Recently viewed products: the latest first, without duplicates. */

/** The gateway's limit per query. */
export const mostViewed = 12;

export function withViewed(list: readonly string[], uid: string): readonly string[] {
  return [uid, ...list.filter((each) => each !== uid)].slice(0, mostViewed);
}

/** @param current the current product, which is not counted yet; null where there is none. */
export function otherViewed(list: readonly string[], current: string | null): readonly string[] {
  return list.filter((uid) => uid !== current);
}
