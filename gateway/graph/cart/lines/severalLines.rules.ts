/** Adding several variants to a cart at once. */

/** One entry for each variant, with its units summed, in the order of the first mention. */
export function sumByVariant<Line extends { variantId: number; quantity: number }>(
  lines: readonly Line[],
): Line[] {
  const sums = new Map<number, Line>();
  for (const line of lines) {
    const known = sums.get(line.variantId);
    sums.set(line.variantId, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...sums.values()];
}

/** Units that the store lacks to add so many to those in the cart; 0 when it has enough. */
export function missingUnits(available: number, inCart: number, wanted: number): number {
  return Math.max(0, inCart + wanted - available);
}
