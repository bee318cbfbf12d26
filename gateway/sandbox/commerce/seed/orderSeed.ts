/**
 * Orders of the seeded customers, dated back from the time of seeding; numbers ascend by date. The spend stand-in sums
 * the pros' orders, so it selects the same products by the same rules.
 */
import type { DatabaseSync } from 'node:sqlite';
import { productId, variantId } from '../../brand/ids.ts';
import type { Brand, BrandProduct } from '../../brand/types.ts';
import { seededCustomers, type SeededCustomer } from './customerSeed.ts';
import { orderBody, rfc2822 } from '../customers/orderBody.ts';
import { groupPrice } from '../money.ts';
import { groupDiscounts } from './groupSeed.ts';
import { scenariosOf, type OrderScenario } from './orderScenarios.ts';

const dayMs = 24 * 60 * 60 * 1000;
const carriers = { us: 'ups', ca: 'canada-post', eu_region_1: 'dhl' } as const;

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
    return {
      product_id: productId(customer.store, product.index),
      variant_id: variantId(customer.store, product.index, 0, 0),
      name: product.title['en-us'],
      sku: `SKN-${String(product.index).padStart(5, '0')}-00`,
      quantity: scenario.quantities[index] ?? 1,
      asked,
      paid,
      options: [
        ['Color', product.colours[0]?.name ?? ''] as const,
        ...(product.sizeOption === null
          ? []
          : [[product.sizeOption, product.sizes[0]?.label ?? ''] as const]),
      ],
    };
  });
  const [sent] = scenario.parcels;
  const subtotal = lines.reduce((sum, line) => sum + line.paid * line.quantity, 0);
  return orderBody({
    id,
    store: customer.store,
    customerId: customer.id,
    at,
    shippedAt: sent ? at + sent.afterDays * dayMs : null,
    unitsShipped: scenario.parcels
      .flatMap(({ units }) => units)
      .reduce((shipped, units) => shipped + units, 0),
    statusId: scenario.statusId,
    lines,
    shipping: scenario.shipping ?? 0,
    discount: Math.round((subtotal * (scenario.percentOff ?? 0)) / 100),
    billing: billingAddress(customer),
  });
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
