/**
 * Orders of the seeded customers, dated back from the time of seeding; numbers ascend by date. The spend stand-in sums
 * the pros' orders, so it selects the same products by the same rules.
 */
import type { DatabaseSync } from 'node:sqlite';
import { productId, variantId } from '../../brand/ids.ts';
import type { Brand, BrandProduct } from '../../brand/types.ts';
import { seededCustomers, type SeededCustomer } from './customerSeed.ts';
import { groupPrice, moneyText } from '../money.ts';
import { groupDiscounts } from './groupSeed.ts';
import { scenariosOf, type OrderScenario } from './orderScenarios.ts';

const dayMs = 24 * 60 * 60 * 1000;
const currencies = { us: 'USD', ca: 'CAD', eu_region_1: 'EUR' } as const;
const carriers = { us: 'ups', ca: 'canada-post', eu_region_1: 'dhl' } as const;

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

interface Placed {
  customer: SeededCustomer;
  scenario: OrderScenario;
  /** 0 is the newest; determines the products. */
  number: number;
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

export function seedOrders(db: DatabaseSync, brand: Brand, now: number): void {
  const insertOrder = db.prepare('INSERT INTO orders VALUES (?, ?, ?, ?, ?)');
  const insertShipment = db.prepare('INSERT INTO shipments VALUES (?, ?, ?)');
  for (const customer of seededCustomers) {
    const scenarios = scenariosOf(customer);
    for (const [number, scenario] of scenarios.entries()) {
      const id = customer.id * 10 + scenarios.length - 1 - number;
      const placed: Placed = { customer, scenario, number, id, at: now - scenario.daysAgo * dayMs };
      const order = orderOf(brand, placed);
      insertOrder.run(id, customer.store, customer.id, customer.email, JSON.stringify(order));
      for (const [parcel] of scenario.parcels.entries()) {
        const shipment = shipmentOf(order, placed, parcel);
        insertShipment.run(shipment.id, id, JSON.stringify(shipment));
      }
    }
  }
}

function orderOf(brand: Brand, { customer, scenario, number, id, at }: Placed) {
  const products = orderedProducts(brand, customer, scenario, number);
  const percent =
    customer.group === null || customer.group === 'shoppers'
      ? 0
      : groupDiscounts[customer.store][customer.group];
  const lines = products.map((product, index) => {
    const price = product.prices[customer.store];
    const regular = (price?.regular ?? 0) + (product.sizes[0]?.surcharge ?? 0);
    const asked = (price?.sale ?? price?.regular ?? 0) + (product.sizes[0]?.surcharge ?? 0);
    const paid = groupPrice(regular, asked, percent);
    return { id: id * 10 + index, product, asked, paid, quantity: scenario.quantities[index] ?? 1 };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.paid * line.quantity, 0);
  const discount = Math.round((subtotal * (scenario.percentOff ?? 0)) / 100);
  const shipping = scenario.shipping ?? 0;
  const total = subtotal - discount + shipping;
  const tax = taxWithin(customer, total);
  const [sent] = scenario.parcels;
  return {
    id,
    customer_id: customer.id,
    date_created: rfc2822(at),
    date_shipped: sent ? rfc2822(at + sent.afterDays * dayMs) : '',
    status_id: scenario.statusId,
    status: statusNames[scenario.statusId] ?? '',
    subtotal_ex_tax: moneyText(subtotal - taxWithin(customer, subtotal)),
    subtotal_inc_tax: moneyText(subtotal),
    shipping_cost_inc_tax: moneyText(shipping),
    discount_amount: moneyText(discount),
    total_tax: moneyText(tax),
    total_ex_tax: moneyText(total - tax),
    total_inc_tax: moneyText(total),
    items_total: sum(lines.map((line) => line.quantity)),
    items_shipped: sum(scenario.parcels.flatMap(({ units }) => units)),
    currency_code: currencies[customer.store],
    payment_method: 'Card',
    billing_address: billingAddress(customer),
    products: lines.map((line) => ({
      id: line.id,
      order_id: id,
      product_id: productId(customer.store, line.product.index),
      variant_id: variantId(customer.store, line.product.index, 0, 0),
      name: line.product.title['en-us'],
      sku: `SKN-${String(line.product.index).padStart(5, '0')}-00`,
      quantity: line.quantity,
      base_price: moneyText(line.asked),
      price_inc_tax: moneyText(line.paid),
      total_inc_tax: moneyText(line.paid * line.quantity),
      product_options: [
        { display_name: 'Color', display_value: line.product.colours[0]?.name ?? '' },
        ...(line.product.sizeOption === null
          ? []
          : [{ display_name: line.product.sizeOption, display_value: line.product.sizes[0]?.label ?? '' }]),
      ],
    })),
  };
}

/** European prices include 19 % tax; the others exclude it. */
function taxWithin({ store }: SeededCustomer, amount: number): number {
  return store === 'eu_region_1' ? Math.round((amount * 19) / 119) : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Neighbouring products of the catalogue, others for every order. */
function orderedProducts(
  brand: Brand,
  { store }: SeededCustomer,
  { quantities, holdsWithdrawn = false }: OrderScenario,
  number: number,
): BrandProduct[] {
  const priced = brand.products.filter((product) => product.prices[store]);
  const sold = priced.filter((product) => !product.withdrawn);
  const from = (number * 2) % Math.max(1, sold.length);
  const chosen = sold.slice(from, from + quantities.length);
  const withdrawn = holdsWithdrawn ? priced.find((product) => product.withdrawn) : undefined;
  return withdrawn ? [...chosen.slice(0, -1), withdrawn] : chosen;
}

function shipmentOf(order: ReturnType<typeof orderOf>, { customer, scenario, at }: Placed, parcel: number) {
  const { afterDays = 0, units = [] } = scenario.parcels[parcel] ?? {};
  const tracking = `SK${order.id}${order.customer_id}${parcel === 0 ? '' : parcel}`;
  return {
    id: order.id * 10 + parcel + 5_000_000,
    order_id: order.id,
    customer_id: order.customer_id,
    date_created: rfc2822(at + afterDays * dayMs),
    tracking_number: tracking,
    tracking_carrier: carriers[customer.store],
    tracking_link: `https://parcels.skarn.example/${tracking}`,
    shipping_provider: '',
    shipping_method: 'Ground',
    comments: '',
    items: order.products.flatMap((line, index) =>
      units[index]
        ? [{ order_product_id: line.id, product_id: line.product_id, quantity: units[index] }]
        : [],
    ),
  };
}

function billingAddress(customer: SeededCustomer) {
  return {
    first_name: customer.first_name,
    last_name: customer.last_name,
    company: '',
    street_1: customer.address?.address1 ?? '',
    street_2: '',
    city: customer.address?.city ?? '',
    state: customer.address?.state ?? '',
    zip: customer.address?.postal_code ?? '',
    // Their spend counts for a brand of its own, which the country of the bill tells.
    country_iso2: isNorwegianPro(customer) ? 'NO' : (customer.address?.country_code ?? ''),
    email: customer.email,
    phone: '',
  };
}

function isNorwegianPro({ pro }: SeededCustomer): boolean {
  return typeof pro === 'object' && pro?.region === 'pro_no';
}

/** "Thu, 02 Oct 2025 08:00:00 +0000" */
function rfc2822(at: number): string {
  return new Date(at).toUTCString().replace('GMT', '+0000');
}
