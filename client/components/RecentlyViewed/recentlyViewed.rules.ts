/** What a browser's shopper has seen last: the latest first, each once. */

/** As many as the gateway reads at once. */
export const mostViewed = 12;

export function withViewed(list: readonly string[], uid: string): readonly string[] {
  return [uid, ...list.filter((each) => each !== uid)].slice(0, mostViewed);
}

/** @param current the product on screen, which is no memory yet; null where none is. */
export function otherViewed(list: readonly string[], current: string | null): readonly string[] {
  return list.filter((uid) => uid !== current);
}
