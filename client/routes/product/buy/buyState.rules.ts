/** Whether the product can be bought at all, or why not. */

/**
 * noShop: no shop in this country · notSoldHere: the shop does not sell it · commerceDown: temporarily unknown ·
 * soldOut: nothing of it can be bought now.
 */
export type BuyState = 'open' | 'noShop' | 'notSoldHere' | 'commerceDown' | 'soldOut';

export interface BuyFacts {
  readonly hasShop: boolean;
  /** Null when commerce fails. */
  readonly availability: string | null;
  readonly variants: readonly { readonly availability: string }[] | null;
}

export function buyState({ hasShop, availability, variants }: BuyFacts): BuyState {
  if (!hasShop) return 'noShop';
  if (availability === null || variants === null) return 'commerceDown';
  if (availability === 'NOT_SOLD_HERE' || variants.length === 0) return 'notSoldHere';
  const closed = variants.filter((each) => ['SOLD_OUT', 'NOT_SOLD_HERE'].includes(each.availability));
  if (closed.length < variants.length) return 'open';
  return closed.some((each) => each.availability === 'SOLD_OUT') ? 'soldOut' : 'notSoldHere';
}
