/**
 * Orders of the seeded customers, counted back from the moment of seeding: the newest one is three weeks old.
 * A pro's orders are what the spend stand-in adds up, so it chooses the same goods by the same words.
 */
import type { DatabaseSync } from 'node:sqlite';
import { productId, variantId } from '../brand/ids.ts';
import type { Brand, BrandProduct } from '../brand/types.ts';
import { seededCustomers, type SeededCustomer } from './customerSeed.ts';
import { groupPrice, moneyText } from './money.ts';
import { groupDiscounts } from './groupSeed.ts';

const dayMs = 24 * 60 * 60 * 1000;
const currencies = { us: 'USD', ca: 'CAD', eu_region_1: 'EUR' } as const;

export function seedOrders(db: DatabaseSync, brand: Brand, now: number): void {
  const insertOrder = db.prepare('INSERT INTO orders VALUES (?, ?, ?, ?, ?)');
  const insertShipment = db.prepare('INSERT INTO shipments VALUES (?, ?, ?)');
  for (const customer of seededCustomers) {
    for (let number = 0; number < customer.orders; number += 1) {
      const order = orderOf(brand, customer, number, now);
      insertOrder.run(order.id, customer.store, customer.id, customer.email, JSON.stringify(order));
      if (order.items_shipped > 0) {
        const shipment = shipmentOf(order, now - daysAgo(number) * dayMs + 2 * dayMs);
        insertShipment.run(shipment.id, order.id, JSON.stringify(shipment));
      }
    }
  }
}

function daysAgo(number: number): number {
  return 21 + number * 60;
}

function orderOf(brand: Brand, customer: SeededCustomer, number: number, now: number) {
  const products = orderedProducts(brand, customer, number);
  const percent =
    customer.group === null || customer.group === 'shoppers'
      ? 0
      : groupDiscounts[customer.store][customer.group];
  const id = customer.id * 10 + number;
  const lines = products.map((product, index) => {
    const price = product.prices[customer.store];
    const regular = (price?.regular ?? 0) + (product.sizes[0]?.surcharge ?? 0);
    const asked = (price?.sale ?? price?.regular ?? 0) + (product.sizes[0]?.surcharge ?? 0);
    const paid = groupPrice(regular, asked, percent);
    return { id: id * 10 + index, product, regular, paid, quantity: 1 };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.paid * line.quantity, 0);
  const discount = lines.reduce((sum, line) => sum + (line.regular - line.paid) * line.quantity, 0);
  // European prices hold 19 % tax; the others are without.
  const tax = customer.store === 'eu_region_1' ? Math.round((subtotal * 19) / 119) : 0;
  const isWaiting = number === 0 && customer.orders > 1;
  return {
    id,
    customer_id: customer.id,
    date_created: rfc2822(now - daysAgo(number) * dayMs),
    date_shipped: isWaiting ? '' : rfc2822(now - daysAgo(number) * dayMs + 2 * dayMs),
    status_id: isWaiting ? 11 : 2,
    status: isWaiting ? 'Awaiting Fulfillment' : 'Shipped',
    subtotal_ex_tax: moneyText(subtotal - tax),
    subtotal_inc_tax: moneyText(subtotal),
    shipping_cost_inc_tax: moneyText(0),
    discount_amount: moneyText(discount),
    total_tax: moneyText(tax),
    total_ex_tax: moneyText(subtotal - tax),
    total_inc_tax: moneyText(subtotal),
    items_total: lines.length,
    items_shipped: isWaiting ? 0 : lines.length,
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

/** Two neighbours in the catalogue, others for every order. */
function orderedProducts(brand: Brand, customer: SeededCustomer, number: number): BrandProduct[] {
  const sold = brand.products.filter((product) => product.prices[customer.store] && !product.withdrawn);
  const from = (number * 2) % Math.max(1, sold.length);
  return sold.slice(from, from + 2);
}

function shipmentOf(order: ReturnType<typeof orderOf>, at: number) {
  const tracking = `SK${order.id}${order.customer_id}`;
  return {
    id: order.id + 500_000,
    order_id: order.id,
    customer_id: order.customer_id,
    date_created: rfc2822(at),
    tracking_number: tracking,
    tracking_carrier: 'other',
    tracking_link: `https://parcels.skarn.example/${tracking}`,
    shipping_provider: '',
    shipping_method: 'Ground',
    comments: '',
    items: order.products.map((line) => ({
      order_product_id: line.id,
      product_id: line.product_id,
      quantity: line.quantity,
    })),
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
    country_iso2: customer.address?.country_code ?? '',
    email: customer.email,
    phone: '',
  };
}

/** "Thu, 02 Oct 2025 08:00:00 +0000" */
function rfc2822(at: number): string {
  return new Date(at).toUTCString().replace('GMT', '+0000');
}
