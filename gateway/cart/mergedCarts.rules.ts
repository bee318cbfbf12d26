/**
 * Two carts of one customer become one, line by line. What is in both is not added up: most likely the same shopper put
 * the same thing into each, and the larger number is kept. So merging twice changes nothing.
 */
import { MOST_OF_ONE } from './quantity.rules.ts';

export interface MergeableLine {
  id: string;
  product_id: number;
  variant_id: number;
  quantity: number;
}

export interface Merge {
  /** Lines that are in the other cart alone. */
  missing: Omit<MergeableLine, 'id'>[];
  /** Lines that the other cart has more of: the line here, and how many there shall be. */
  short: { line: MergeableLine; quantity: number }[];
}

export function mergeOf(here: readonly MergeableLine[], other: readonly MergeableLine[]): Merge {
  const merge: Merge = { missing: [], short: [] };
  for (const { product_id, variant_id, quantity } of other) {
    const wanted = Math.min(quantity, MOST_OF_ONE);
    const line = here.find((one) => one.variant_id === variant_id);
    if (!line) merge.missing.push({ product_id, variant_id, quantity: wanted });
    else if (line.quantity < wanted) merge.short.push({ line, quantity: wanted });
  }
  return merge;
}
