/** How the comparison says whether there is any left (availability of a product, as the gateway judges it). */
import type { WordingKey } from '../../wording/wording.ts';

const words: ReadonlyMap<string, WordingKey> = new Map([
  ['IN_STOCK', 'product.inStock'],
  ['LOW_STOCK', 'product.lowStock'],
  ['EXPECTED', 'stock.expected'],
  ['SOLD_OUT', 'product.soldOut'],
  ['NOT_SOLD_HERE', 'product.notSoldHere'],
]);

/** Null while the commerce service is down, and for what a later gateway invents. */
export function stockWords(availability: string | null): WordingKey | null {
  return words.get(availability ?? '') ?? null;
}
