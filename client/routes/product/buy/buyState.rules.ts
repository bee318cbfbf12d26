/** Whether the product can be bought at all, or why not. */

/** noShop: no shop in this country · notSoldHere: the shop does not sell it · commerceDown: temporarily unknown. */
export type BuyState = 'open' | 'noShop' | 'notSoldHere' | 'commerceDown';

export interface BuyFacts {
  readonly hasShop: boolean;
  /** Null when commerce fails. */
  readonly availability: string | null;
  readonly variants: readonly unknown[] | null;
}

export function buyState({ hasShop, availability, variants }: BuyFacts): BuyState {
  if (!hasShop) return 'noShop';
  if (availability === null || variants === null) return 'commerceDown';
  return availability === 'NOT_SOLD_HERE' || variants.length === 0 ? 'notSoldHere' : 'open';
}
