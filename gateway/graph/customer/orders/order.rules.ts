/** Interprets the platform's orders: status, age, parcels. */
import type { OrderJson, OrderProductJson } from '../../../sources/commerce/orders.ts';
import { minorUnits, type MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';

/** By the platform's status id. */
const statuses = [
  'INCOMPLETE', 'PENDING', 'SHIPPED', 'PARTIALLY_SHIPPED', 'REFUNDED', 'CANCELLED', 'DECLINED', 'AWAITING_PAYMENT',
  'AWAITING_PICKUP', 'AWAITING_SHIPMENT', 'COMPLETED', 'AWAITING_FULFILLMENT', 'MANUAL_VERIFICATION', 'DISPUTED',
  'PARTIALLY_REFUNDED',
] as const; // oxfmt-ignore
export type OrderStatus = (typeof statuses)[number];

/** Unknown statuses map to the most general one. */
export function orderStatus(statusId: number): OrderStatus {
  return statuses[statusId] ?? 'PENDING';
}

/** Unfinished checkouts are orders to the platform, but not to shoppers. */
export function isPlaced({ status_id }: Pick<OrderJson, 'status_id'>): boolean {
  return orderStatus(status_id) !== 'INCOMPLETE';
}

/** The platform lists orders oldest first, by numbers that may not follow the dates. */
export function newestFirst<Order extends Pick<OrderJson, 'id' | 'date_created'>>(
  orders: readonly Order[],
): Order[] {
  return orders.toSorted((a, b) => Date.parse(b.date_created) - Date.parse(a.date_created) || b.id - a.id);
}

/** The carrier's tracking page; null for links that are not safe. */
export function trackingUrl(link: string): string | null {
  const url = URL.parse(link.trim());
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

const carriers: Readonly<Record<string, string>> = {
  auspost: 'Australia Post', 'canada-post': 'Canada Post', canadapost: 'Canada Post', dhl: 'DHL', dpd: 'DPD',
  endicia: 'USPS', fedex: 'FedEx', gls: 'GLS', 'royal-mail': 'Royal Mail', royalmail: 'Royal Mail', ups: 'UPS',
  usps: 'USPS',
}; // oxfmt-ignore

/** Display name of a carrier; null when the platform has none. */
export function carrierName(carrier: string): string | null {
  const word = carrier.trim();
  if (word === '' || word === 'other' || word === 'custom') return null;
  return carriers[word.toLowerCase()] ?? word;
}

/** What all units of a line cost less than in the shop that day; null when that is unknown, or nothing. */
export function lineSaving(
  line: Pick<OrderProductJson, 'base_price' | 'price_inc_tax' | 'quantity'>,
  currency: string,
): MinorUnits | null {
  const shopPrice = line.base_price ?? null;
  if (shopPrice === null) return null;
  const each = minorUnits(shopPrice, currency) - minorUnits(line.price_inc_tax, currency);
  return each > 0 ? each * line.quantity : null;
}

/** Null when nothing was saved, and when a line does not say what it cost in the shop: a part is no total. */
export function orderSaving({
  products,
  currency_code: currency,
}: Pick<OrderJson, 'products' | 'currency_code'>): MinorUnits | null {
  if (products.some(({ base_price: shopPrice }) => (shopPrice ?? null) === null)) return null;
  const saving = products.reduce((sum, line) => sum + (lineSaving(line, currency) ?? 0), 0);
  return saving > 0 ? saving : null;
}

export interface OrderPage<Order> {
  orders: Order[];
  /** Of the whole list. */
  totalCount: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export const DEFAULT_ORDERS = 10;

export function orderCursor({ id }: { id: number }): string {
  return Buffer.from(`order:${id}`).toString('base64url');
}

/** The page after the cursor's order, unaffected by newer orders. An error message for invalid arguments. */
export function orderPage<Order extends { id: number }>(
  all: readonly Order[],
  { first, after }: { first?: number | null | undefined; after?: string | null | undefined },
  most: number,
): OrderPage<Order> | string {
  const count = first ?? DEFAULT_ORDERS;
  if (count < 1 || count > most) return `first must be between 1 and ${most}.`;
  const from = after ? all.findIndex((order) => orderCursor(order) === after) + 1 : 0;
  if (after && from === 0) return 'after must be a cursor of this connection.';
  const orders = all.slice(from, from + count);
  return {
    orders,
    totalCount: all.length,
    hasNextPage: from + count < all.length,
    hasPreviousPage: from > 0,
  };
}

/** Parses an order number, possibly with a sign or spaces around it; null when it contains anything but digits. */
export function orderNumber(text: string): string | null {
  const digits = /^\s*(?:#|№|no\.?|nr\.?)?\s*(\d{1,15})\s*$/i.exec(text.normalize('NFKC'))?.[1];
  return digits?.replace(/^0+(?=\d)/, '') ?? null;
}
