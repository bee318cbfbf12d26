/** An order in the vendor's form (wire-protocols 3.3), from amounts in minor units. */
import type { StoreRegion } from '../../brand/types.ts';
import type { OrderJson } from '../../../sources/commerce/orders.ts';
import { moneyText } from '../money.ts';

const currencies = { us: 'USD', ca: 'CAD', eu_region_1: 'EUR' } as const;

/** By status id (wire-protocols 3.3, orders). */
const statusNames: Readonly<Record<number, string>> = {
  2: 'Shipped',
  3: 'Partially Shipped',
  4: 'Refunded',
  5: 'Cancelled',
  9: 'Awaiting Shipment',
  10: 'Completed',
  11: 'Awaiting Fulfillment',
  14: 'Partially Refunded',
};

export interface OrderedLine {
  product_id: number;
  variant_id: number;
  name: string;
  sku: string;
  quantity: number;
  /** Unit price for everybody. */
  asked: number;
  /** Unit price for the customer. */
  paid: number;
  /** Names and values. */
  options: readonly (readonly [string, string])[];
}

export interface OrderFacts {
  id: number;
  store: StoreRegion;
  /** 0 for a guest. */
  customerId: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Of the first parcel, milliseconds since 1970; null before. */
  shippedAt: number | null;
  unitsShipped: number;
  statusId: number;
  lines: readonly OrderedLine[];
  shipping: number;
  discount: number;
  billing: OrderJson['billing_address'];
}

export function orderBody(facts: OrderFacts) {
  const { id, store, lines, shipping, discount } = facts;
  const subtotal = sum(lines.map((line) => line.paid * line.quantity));
  const total = subtotal - discount + shipping;
  const tax = taxWithin(store, total);
  return {
    id,
    customer_id: facts.customerId,
    date_created: rfc2822(facts.at),
    date_shipped: facts.shippedAt === null ? '' : rfc2822(facts.shippedAt),
    status_id: facts.statusId,
    status: statusNames[facts.statusId] ?? '',
    subtotal_ex_tax: moneyText(subtotal - taxWithin(store, subtotal)),
    subtotal_inc_tax: moneyText(subtotal),
    shipping_cost_inc_tax: moneyText(shipping),
    discount_amount: moneyText(discount),
    total_tax: moneyText(tax),
    total_ex_tax: moneyText(total - tax),
    total_inc_tax: moneyText(total),
    items_total: sum(lines.map((line) => line.quantity)),
    items_shipped: facts.unitsShipped,
    currency_code: currencies[store],
    payment_method: 'Card',
    billing_address: facts.billing,
    products: lines.map(({ asked, paid, options, ...line }, index) => ({
      id: id * 10 + index,
      order_id: id,
      ...line,
      base_price: moneyText(asked),
      price_inc_tax: moneyText(paid),
      total_inc_tax: moneyText(paid * line.quantity),
      product_options: options.map(([name, value]) => ({ display_name: name, display_value: value })),
    })),
  };
}

/** European prices include 19 % tax; the others exclude it. */
function taxWithin(store: StoreRegion, amount: number): number {
  return store === 'eu_region_1' ? Math.round((amount * 19) / 119) : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** "Thu, 02 Oct 2025 08:00:00 +0000" */
export function rfc2822(at: number): string {
  return new Date(at).toUTCString().replace('GMT', '+0000');
}
