/**
 * Merges two carts of one customer line by line. Quantities are not added up, because the same shopper most likely
 * added the same item to each: the larger one is kept, which makes merging idempotent.
 */
import { MAX_QUANTITY } from '../lines/quantity.rules.ts';

export interface MergeableLine {
  id: string;
  product_id: number;
  variant_id: number;
  quantity: number;
}

export interface Merge {
  /** Lines only in the other cart. */
  missing: Omit<MergeableLine, 'id'>[];
  /** Lines with a larger quantity in the other cart, and that quantity. */
  short: { line: MergeableLine; quantity: number }[];
}

export function mergeOf(here: readonly MergeableLine[], other: readonly MergeableLine[]): Merge {
  const merge: Merge = { missing: [], short: [] };
  for (const { product_id, variant_id, quantity } of other) {
    const wanted = Math.min(quantity, MAX_QUANTITY);
    const line = here.find((one) => one.variant_id === variant_id);
    if (!line) merge.missing.push({ product_id, variant_id, quantity: wanted });
    else if (line.quantity < wanted) merge.short.push({ line, quantity: wanted });
  }
  return merge;
}
