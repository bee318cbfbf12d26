/** How far the cart is on its way to free shipping. The verdict and the amounts are the gateway's; this is the bar. */

/** @returns 0 to 1; a threshold of nothing is reached. */
export function freeShippingFraction(threshold: number, remaining: number): number {
  if (threshold <= 0) return 1;
  return Math.min(1, Math.max(0, (threshold - remaining) / threshold));
}
