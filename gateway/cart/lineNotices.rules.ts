/**
 * What a cart line has to say for itself, when the store changed its mind since the shopper put it there: sold out, fewer
 * than wanted, dearer, cheaper. Whatever the store would refuse holds the checkout back.
 */

/** In the order in which they are told. */
export const lineNoticeNames = ['SOLD_OUT', 'NOT_SOLD', 'LESS_LEFT', 'PRICE_UP', 'PRICE_DOWN'] as const;
export type LineNotice = (typeof lineNoticeNames)[number];

export interface LineFacts {
  /** Units wanted. */
  quantity: number;
  /** Units that one cart may hold; null when the store does not know the variant any more. */
  units: number | null;
  /** False when its sale is switched off. */
  isSold: boolean;
  /** Currency units, one piece, now. */
  price: number;
  /** When the shopper last saw to the line; null when nobody remembers. */
  priceBefore: number | null;
}

export function lineNotices({ quantity, units, isSold, price, priceBefore }: LineFacts): LineNotice[] {
  const notices: LineNotice[] = [];
  if (units === null || !isSold) notices.push('NOT_SOLD');
  else if (units <= 0) notices.push('SOLD_OUT');
  else if (units < quantity) notices.push('LESS_LEFT');
  const change = priceBefore === null ? 0 : cents(price) - cents(priceBefore);
  if (change > 0) notices.push('PRICE_UP');
  if (change < 0) notices.push('PRICE_DOWN');
  return notices;
}

const holding: ReadonlySet<LineNotice> = new Set(['SOLD_OUT', 'NOT_SOLD', 'LESS_LEFT']);

/** A price is the shopper's to judge; what is not there cannot be bought. */
export function holdsCheckout(notices: readonly LineNotice[]): boolean {
  return notices.some((notice) => holding.has(notice));
}

/** Lines of a cart that a session remembers: its cookie holds 4 KB, carts of two stores among them. */
export const mostRemembered = 25;

export interface PricedLine {
  variant_id: number;
  /** Currency units, one piece. */
  sale_price: number;
}

/**
 * Prices to remember after a change of the cart. What was touched was seen at its price of now; what stands there
 * untouched keeps the price that the shopper knows; what is gone is forgotten.
 *
 * @param touched ids of the variants that were changed; `all` when the whole cart took other prices, as at sign-in.
 */
export function rememberedPrices(
  before: Readonly<Record<string, number>>,
  lines: readonly PricedLine[],
  touched: readonly number[] | 'all',
): Record<string, number> {
  const isTouched = (id: number): boolean => touched === 'all' || touched.includes(id);
  return Object.fromEntries(
    lines
      .slice(-mostRemembered)
      .map(({ variant_id: id, sale_price: now }) => [id, isTouched(id) ? now : (before[id] ?? now)]),
  );
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}
