/** Progress of the free-shipping bar. Verdict and amounts come from the gateway. */

/** @returns 0 to 1; a threshold of zero is reached. */
export function freeShippingFraction(threshold: number, remaining: number): number {
  if (threshold <= 0) return 1;
  return Math.min(1, Math.max(0, (threshold - remaining) / threshold));
}
