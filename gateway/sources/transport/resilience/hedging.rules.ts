/** When a second request for the same read is worth sending, from how long the route's answers took lately. */

/** Answers that have to be known before anything is said about a route. */
export const LEAST_KNOWN = 20;
/** Milliseconds below which nothing is won that a shopper would notice. */
const LEAST_MS = 30;
/** So many medians are late, also where the tail is so heavy that the 95th percentile lies in it. */
const LATE_MEDIANS = 4;

/**
 * Milliseconds after which an answer is late: later than 19 of 20, or four times as late as usual, whichever comes
 * first. Null while too little is known.
 */
export function lateAfterMs(latencies: readonly number[]): number | null {
  if (latencies.length < LEAST_KNOWN) return null;
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return Math.max(LEAST_MS, Math.min(at(0.95), at(0.5) * LATE_MEDIANS));
}
