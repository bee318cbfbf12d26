/** What a customer has paid for goods, summed from orders as BigCommerce's V2 API answers. Without shipping. */
import { currencyUnits, minorUnits } from '../../transport/minorUnits.rules.ts';

export interface SpentOrder {
  status_id: number;
  is_deleted: boolean;
  currency_code: string;
  billing_address: { country_iso2: string };
  /** Of all lines, before what the whole order is reduced by. Currency units, as all amounts here. */
  subtotal_inc_tax: number;
  discount_amount: number;
  coupon_discount: number;
  lines: readonly { price_inc_tax: number; quantity_refunded: number }[];
}

/** Incomplete, refunded, cancelled, declined. */
const unpaid: ReadonlySet<number> = new Set([0, 4, 5, 6]);

/**
 * One store bills Norway, too, whose spend counts for a brand of its own (platform.md 4).
 *
 * @param brand us, ca, no or eu_region_1.
 */
function isOfBrand({ billing_address: { country_iso2: country } }: SpentOrder, brand: string): boolean {
  const isNorwegian = country.toUpperCase() === 'NO';
  return brand === 'no' ? isNorwegian : brand !== 'us' || !isNorwegian;
}

/** In currency units. What came back of an order is worth its price: a share of the order's discount is not taken off. */
export function spentOn(brand: string, orders: readonly SpentOrder[]): number {
  const counted = orders.filter(
    (order) => !order.is_deleted && !unpaid.has(order.status_id) && isOfBrand(order, brand),
  );
  const currency = counted[0]?.currency_code ?? 'USD';
  return currencyUnits(
    counted.reduce((sum, order) => sum + paidFor(order), 0),
    currency,
  );
}

function paidFor(order: SpentOrder): number {
  const exact = (amount: number) => minorUnits(amount, order.currency_code);
  const back = order.lines.reduce((sum, line) => sum + exact(line.price_inc_tax) * line.quantity_refunded, 0);
  const reduced = exact(order.discount_amount) + exact(order.coupon_discount);
  return Math.max(0, exact(order.subtotal_inc_tax) - reduced - back);
}
