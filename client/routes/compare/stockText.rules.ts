/** Stock text of the comparison, from the gateway's availability. */
import type { productWording } from '../../wording/shopping/product.ts';
import type { stockWording } from '../../wording/shopping/stock.ts';
import type { WordingKey } from '../../wording/wording.ts';

const words: ReadonlyMap<string, WordingKey<typeof productWording | typeof stockWording>> = new Map([
  ['IN_STOCK', 'product.inStock'],
  ['LOW_STOCK', 'product.lowStock'],
  ['EXPECTED', 'stock.expected'],
  ['SOLD_OUT', 'product.soldOut'],
  ['NOT_SOLD_HERE', 'product.notSoldHere'],
]);

/** Null for a value that this build does not know. */
export function stockText(
  availability: string,
): WordingKey<typeof productWording | typeof stockWording> | null {
  return words.get(availability) ?? null;
}
