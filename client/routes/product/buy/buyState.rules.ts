/** May this be bought here at all? Decides between the button and the words in its place. */

/** noShop: no shop in this country · notSoldHere: the shop does not sell it · commerceDown: nobody can say right now. */
export type BuyState = 'open' | 'noShop' | 'notSoldHere' | 'commerceDown';

export interface BuyFacts {
  readonly hasShop: boolean;
  /** Null when commerce does not answer. */
  readonly availability: string | null;
  readonly variants: readonly unknown[] | null;
}

export function buyState({ hasShop, availability, variants }: BuyFacts): BuyState {
  if (!hasShop) return 'noShop';
  if (availability === null || variants === null) return 'commerceDown';
  return availability === 'NOT_SOLD_HERE' || variants.length === 0 ? 'notSoldHere' : 'open';
}
