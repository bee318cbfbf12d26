/**
 * Decides when a cart counts as gone. Proxies and replicas between gateway and store may lag, and a cart dropped by
 * mistake is a lost sale: so two answers, seconds apart, have to agree, with no contrary answer in between. A dropped
 * cart is looked up again for a day.
 */

/** Minimum milliseconds between the two answers. */
export const confirmationMs = 3_000;
/** Milliseconds that a dropped cart is remembered. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** @param since epoch milliseconds of the first such answer; null when this is the first. */
export function isGone(since: number | null, now: number): boolean {
  return since !== null && now - since >= confirmationMs;
}

/** Milliseconds until a second such answer is accepted. */
export function confirmationLeftMs(since: number, now: number): number {
  return Math.max(0, since + confirmationMs - now);
}

export interface AbandonedCart {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Lookups since then. */
  looks: number;
}

/**
 * look: look it up again · wait: not yet · forget: the day is over. Backoff of 3 s, 15 s, 75 s and so on: seven
 * lookups.
 */
export function abandonedCartVerdict(
  { at, looks }: Omit<AbandonedCart, 'id'>,
  now: number,
): 'look' | 'wait' | 'forget' {
  if (now - at > REMEMBERED_MS) return 'forget';
  return now - at >= confirmationMs * 5 ** looks ? 'look' : 'wait';
}
