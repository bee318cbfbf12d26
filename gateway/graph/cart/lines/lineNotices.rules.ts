/**
 * Notices on a cart line: what changed at the store since the shopper added it. Whatever the store would refuse blocks
 * the checkout.
 */
import type { MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';

/** In display order. */
export const lineNoticeNames = ['SOLD_OUT', 'NOT_SOLD', 'LESS_LEFT', 'PRICE_UP', 'PRICE_DOWN'] as const;
export type LineNotice = (typeof lineNoticeNames)[number];

export interface LineFacts {
  /** Quantity of the line. */
  quantity: number;
  /** Units that one cart may hold; null when the store no longer has the variant. */
  units: number | null;
  /** False when it is not for sale. */
  isSold: boolean;
  /** Current unit price. */
  price: MinorUnits;
  /** Unit price when the shopper last changed the line; null when unknown. */
  priceBefore: MinorUnits | null;
}

export function lineNotices({ quantity, units, isSold, price, priceBefore }: LineFacts): LineNotice[] {
  const notices: LineNotice[] = [];
  if (units === null || !isSold) notices.push('NOT_SOLD');
  else if (units <= 0) notices.push('SOLD_OUT');
  else if (units < quantity) notices.push('LESS_LEFT');
  const change = priceBefore === null ? 0 : price - priceBefore;
  if (change > 0) notices.push('PRICE_UP');
  if (change < 0) notices.push('PRICE_DOWN');
  return notices;
}

const blocking: ReadonlySet<LineNotice> = new Set(['SOLD_OUT', 'NOT_SOLD', 'LESS_LEFT']);

/** Price changes are for the shopper to judge; missing stock blocks the checkout. */
export function blocksCheckout(notices: readonly LineNotice[]): boolean {
  return notices.some((notice) => blocking.has(notice));
}

/**
 * Maximum lines per cart whose prices are stored: the session cookie is limited to 4 KB and may hold carts of two
 * stores.
 */
export const maxRemembered = 25;

export interface PricedLine {
  variant_id: number;
  /** Unit price in currency units. */
  sale_price: number;
}

/**
 * Prices to remember after a cart change: touched lines at their current price, untouched ones at the remembered price,
 * removed ones not at all.
 * @param touched variant ids that changed; `all` when the whole cart was repriced, as at sign-in.
 */
export function rememberedPrices(
  before: Readonly<Record<string, number>>,
  lines: readonly PricedLine[],
  touched: readonly number[] | 'all',
): Record<string, number> {
  const isTouched = (id: number): boolean => touched === 'all' || touched.includes(id);
  return Object.fromEntries(
    lines
      .slice(-maxRemembered)
      .map(({ variant_id: id, sale_price: now }) => [id, isTouched(id) ? now : (before[id] ?? now)]),
  );
}
