/** Which products stand beside a product (catalogue.md 5, 9). */

/** Default related count; the product-based grid uses 4. */
export const RELATED_COUNT = 8;
/** Automated result size. */
export const AUTOMATED_COUNT = 4;

/** Randomness as an argument: numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

/** A small generator (mulberry32) over a hash of the seed: the same page for everybody, another one tomorrow. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Taken randomly across the categories, without duplicates and without the excluded; fewer when there are fewer. */
export function automatedPicks<Product extends { uid: string }>(
  candidates: readonly Product[],
  { exclude, size, random }: { exclude: readonly string[]; size: number; random: Random },
): Product[] {
  const left = new Map(candidates.map((product) => [product.uid, product]));
  for (const uid of exclude) left.delete(uid);
  const pool = [...left.values()];
  const picks: Product[] = [];
  while (picks.length < size && pool.length > 0) {
    picks.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return picks;
}

/** Room that the editors' own choice leaves; the result shrinks to what there is of both. */
export function roomForAutomated(size: number, manual: number): number {
  return Math.max(0, size - manual);
}
