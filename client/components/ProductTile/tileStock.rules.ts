/**
 * What a tile says about stock: only what a shopper should know before following it. Plenty needs no words.
 */

export type TileStock = 'soldOut' | 'soldOutIn' | 'low' | 'lowIn' | 'notSoldIn';

export interface StockFacts {
  /** The gateway's verdict on the product. Null while commerce does not answer. */
  readonly product: string | null;
  /** Of the picked colour; null when the product has one colour only, or while commerce does not answer. */
  readonly colour: string | null;
}

/** Null: nothing to say. The ones that end in `In` name the colour. */
export function tileStock({ product, colour }: StockFacts): TileStock | null {
  // The whole product is gone: another colour would not help.
  if (product === 'SOLD_OUT') return 'soldOut';
  if (colour === 'SOLD_OUT') return 'soldOutIn';
  if (colour === 'LOW_STOCK') return 'lowIn';
  // Where nothing of it is sold there is no shop, or the product's page says why.
  if (colour === 'NOT_SOLD_HERE' && product !== null && product !== 'NOT_SOLD_HERE') return 'notSoldIn';
  return colour === null && product === 'LOW_STOCK' ? 'low' : null;
}
