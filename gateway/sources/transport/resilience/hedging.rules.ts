/** When a hedged request is worth sending, by the route's recent latencies. */

/** Latencies needed before a route is hedged. */
const MIN_SAMPLES = 20;
/** Milliseconds below which hedging gains nothing that a shopper would notice. */
const MIN_MS = 30;
/** Multiple of the median that is late even where the 95th percentile lies in a heavy tail. */
const LATE_MEDIANS = 4;

/**
 * Milliseconds after which an answer is late: the 95th percentile, or four times the median if that is less. Null while
 * there are too few samples.
 */
export function lateAfterMs(latencies: readonly number[]): number | null {
  if (latencies.length < MIN_SAMPLES) return null;
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return Math.max(MIN_MS, Math.min(at(0.95), at(0.5) * LATE_MEDIANS));
}
