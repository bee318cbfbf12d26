/** The stock text of a tile: only exceptions. Available products have none. */

export type TileStock = 'soldOut' | 'soldOutIn' | 'low' | 'lowIn' | 'notSoldIn';

export interface StockFacts {
  /** The gateway's verdict on the product. Null while commerce fails. */
  readonly product: string | null;
  /** Of the selected colour; null when the product has only one, or while commerce fails. */
  readonly colour: string | null;
}

/** Null: no text. The ones that end in `In` name the colour. */
export function tileStock({ product, colour }: StockFacts): TileStock | null {
  // The whole product is sold out: another colour would not help.
  if (product === 'SOLD_OUT') return 'soldOut';
  if (colour === 'SOLD_OUT') return 'soldOutIn';
  if (colour === 'LOW_STOCK') return 'lowIn';
  // Where nothing of it is sold there is no shop, or the product's page explains it.
  if (colour === 'NOT_SOLD_HERE' && product !== null && product !== 'NOT_SOLD_HERE') return 'notSoldIn';
  return colour === null && product === 'LOW_STOCK' ? 'low' : null;
}
