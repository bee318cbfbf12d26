/**
 * When a cart counts as gone. Between the gateway and the store stand proxies and copies that lag, and a cart that is given
 * up by mistake is a sale lost, so one answer is not enough: two that agree, seconds apart, and none in between that knows
 * the cart. What was given up is looked at again for a day.
 */

/** Milliseconds between the two answers. */
export const certaintyMs = 3_000;
/** Milliseconds that a cart given up is remembered. */
const rememberedMs = 24 * 60 * 60_000;

/** @param since milliseconds since 1970 of the first answer that said so; null when this is the first. */
export function isGone(since: number | null, now: number): boolean {
  return since !== null && now - since >= certaintyMs;
}

/** Milliseconds until an answer that says so again is believed. */
export function doubtLeftMs(since: number, now: number): number {
  return Math.max(0, since + certaintyMs - now);
}

export interface GivenUpCart {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** How often it was looked at since. */
  looks: number;
}

/** look: ask for it once more · wait: not yet · forget: its day is over. After 3 s, 15 s, 75 s and so on: seven looks. */
export function givenUpVerdict(
  { at, looks }: Omit<GivenUpCart, 'id'>,
  now: number,
): 'look' | 'wait' | 'forget' {
  if (now - at > rememberedMs) return 'forget';
  return now - at >= certaintyMs * 5 ** looks ? 'look' : 'wait';
}
