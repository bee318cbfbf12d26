/** Orders that are placed at the checkout. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../testing/shop/listen.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import { orderJson, type OrderJson } from '../../../sources/commerce/orders.ts';
import type { ProductJson } from '../../../sources/commerce/products.ts';
import { brandFor } from '../../brand/brand.ts';
import { productId } from '../../brand/ids.ts';
import { seededCustomers } from '../seed/customerSeed.ts';
import { unitsSoldBefore } from '../seed/sales.ts';
import { openTestShop, type TestShop } from '../testShop.ts';

const now = () => Date.parse('2026-11-24T12:00:00Z');
const brand = brandFor();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(listen, { now }, brand);
});
afterAll(() => shop.close());

async function cartOf(customerId: number, quantity: number) {
  const { product, variant } = await shop.sellable(
    (one, { inventory_tracking: tracking }) =>
      tracking === 'variant' && one.isPurchasable && one.inventoryLevel >= 5,
  );
  const lines = [{ product_id: product.id, variant_id: variant.variant_id, quantity }];
  const { json } = await shop.call<{ data: CartJson }>('/cart/create', {
    method: 'POST',
    body: { customer_id: customerId, line_items: lines },
  });
  return { id: json.data.id, productId: product.id, variantId: variant.variant_id };
}

async function stateOf(productId: number, variantId: number) {
  const { json } = await shop.call<{ data: ProductJson & { total_sold: number } }>(
    `/products/${productId}?include=variants`,
  );
  const variant = json.data.variants?.find((one) => one.variant_id === variantId);
  return { sold: json.data.total_sold, stock: variant?.inventoryLevel ?? 0 };
}

const place = (cartId: string, form: Record<string, string> = {}) =>
  fetch(`${shop.url}/checkout/${cartId}`, { method: 'POST', body: new URLSearchParams(form) });

const numberIn = (page: string) => Number(/<strong>(\d+)<\/strong>/.exec(page)?.[1]);

test('a guest’s order counts its units as sold, takes them from the stock, and ends the cart', async () => {
  const { id, productId, variantId } = await cartOf(0, 3);
  const before = await stateOf(productId, variantId);
  const placed = await place(id, { email: 'guest@skarn.example' });
  expect(placed.status).toBe(200);
  const number = numberIn(await placed.text());
  expect(await stateOf(productId, variantId)).toEqual({ sold: before.sold + 3, stock: before.stock - 3 });
  expect((await shop.call(`/cart/${id}`)).status).toBe(404);
  expect((await place(id, { email: 'guest@skarn.example' })).status).toBe(404);
  const status = await shop.call(`/order-status/${number}?email=guest@skarn.example`);
  expect(status.json).toMatchObject({ id: number, items_total: 3, status: 'Awaiting Fulfillment' });
});

test('a customer’s is the last of their orders, in the vendor’s form', async () => {
  const { id, productId, variantId } = await cartOf(1002, 1);
  const cart = await shop.call<{ data: CartJson }>(`/cart/${id}`);
  const number = numberIn(await (await place(id)).text());
  const { json } = await shop.call<unknown[]>('/orders/1002?limit=250');
  const last = orderJson.parse(json.at(-1));
  expect(last).toMatchObject({
    id: number,
    customer_id: 1002,
    date_created: 'Tue, 24 Nov 2026 12:00:00 +0000',
    total_inc_tax: cart.json.data.cart_amount,
    billing_address: { city: 'Leadville', email: 'shopper.us@skarn.example' },
    products: [{ product_id: productId, variant_id: variantId, quantity: 1 }],
  });
});

test('a guest has to say whose it is', async () => {
  const { id } = await cartOf(0, 1);
  expect([(await place(id)).status, (await place(id, { email: 'nobody' })).status]).toEqual([422, 422]);
  expect((await shop.call(`/cart/${id}`)).status).toBe(200);
});

test('what was sold before are the seed’s units and its orders, without those refunded or cancelled', async () => {
  const other = await openTestShop(listen, { now }, brand);
  const sold = new Map(
    brand.products.map((product) => {
      const id = productId('us', product.index);
      return [id, unitsSoldBefore(brand.seed, product, id)];
    }),
  );
  for (const { id } of seededCustomers.filter(({ store }) => store === 'us')) {
    const { json } = await other.call<OrderJson[] | null>(`/orders/${id}?limit=250`);
    for (const { products, status_id: status } of json ?? [])
      if (![4, 5].includes(status))
        for (const { product_id: product, quantity } of products)
          sold.set(product, (sold.get(product) ?? 0) + quantity);
  }
  const { json } = await other.call<{ data: { id: number; total_sold: number }[] }>('/products?limit=250');
  expect(json.data.length).toBeGreaterThan(50);
  for (const { id, total_sold: units } of json.data) expect([id, units]).toEqual([id, sold.get(id)]);
  await other.close();
});
