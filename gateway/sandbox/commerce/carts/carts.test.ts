import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import type { RefusalJson } from '../../../sources/commerce/refusal.ts';
import { listen } from '../../../testing/shop/listen.ts';
import { openTestShop, type Sellable, type TestShop } from '../testShop.ts';

interface Wrapped {
  data: CartJson;
}

const dayMs = 24 * 60 * 60 * 1000;
let shop: TestShop;
let clock = Date.parse('2027-01-15T10:00:00Z');
/** Well stocked and not on sale. */
let plain: Sellable;
let onSale: Sellable;
/** One to three units left. */
let scarce: Sellable;

beforeAll(async () => {
  shop = await openTestShop(listen, { now: () => clock });
  plain = await shop.sellable((one) => one.isPurchasable && one.quantity > 10 && one.sale_price === null);
  onSale = await shop.sellable((one) => one.isPurchasable && one.quantity > 5 && one.sale_price !== null);
  scarce = await shop.sellable(
    (one, product) =>
      product.inventory_tracking === 'variant' && one.isPurchasable && one.quantity > 0 && one.quantity <= 3,
  );
});
afterAll(() => shop.close());

const line = ({ product, variant }: Sellable, quantity = 1) => ({
  product_id: product.id,
  variant_id: variant.variant_id,
  quantity,
});

async function create(...items: object[]): Promise<CartJson> {
  const answer = await shop.call<Wrapped>('/cart/create', { method: 'POST', body: { line_items: items } });
  expect(answer.status).toBe(201);
  return answer.json.data;
}

test('a cart is created with 201, can be read, and has no owner', async () => {
  const cart = await create(line(plain, 2));
  expect(cart).toMatchObject({
    customer_id: 0,
    customer: null,
    currency: { code: 'USD' },
    tax_included: false,
    version: 1,
  });
  expect(cart.line_items.physical_items).toHaveLength(1);
  expect(cart.line_items.physical_items[0]).toMatchObject({
    ...line(plain, 2),
    options: plain.variant.option_values.map((one) => ({ name: one.option_display_name, value: one.label })),
  });
  const read = await shop.call<Wrapped>(`/cart/${cart.id}`);
  expect(read.json.data).toEqual(cart);
});

test('base_amount is before discounts, cart_amount after', async () => {
  const cart = await create(line(plain, 3), line(onSale, 2));
  const { original_price: regular, sale_price: sale } = onSale.variant;
  expect(sale).not.toBeNull();
  expect(cart.base_amount).toBeCloseTo(plain.variant.original_price * 3 + regular * 2, 2);
  expect(cart.cart_amount).toBeCloseTo(plain.variant.original_price * 3 + sale! * 2, 2);
  expect(cart.line_items.physical_items[1]).toMatchObject({ list_price: regular, sale_price: sale });
});

test('European carts are in euros and include tax', async () => {
  const here = await shop.sellable((one) => one.isPurchasable && one.quantity > 3, 'eu_region_1');
  const body = { line_items: [line(here)] };
  const { json } = await shop.call<Wrapped>('/cart/create', { method: 'POST', body, region: 'eu_region_1' });
  expect(json.data).toMatchObject({ currency: { code: 'EUR' }, tax_included: true });
  expect((await shop.call(`/cart/${json.data.id}`)).status).toBe(404);
});

test("adding the same variant again increases the line's quantity", async () => {
  const cart = await create(line(plain));
  const body = { line_items: [line(plain, 2), line(onSale)] };
  const { status, json } = await shop.call<Wrapped>(`/cart/${cart.id}/items`, { method: 'POST', body });
  expect(status).toBe(201);
  expect(json.data.line_items.physical_items.map((item) => item.quantity)).toEqual([3, 1]);
  expect(json.data.line_items.physical_items[0]!.id).toBe(cart.line_items.physical_items[0]!.id);
  expect(json.data.version).toBe(2);
});

test('an untracked product has no quantity limit', async () => {
  const poster = await shop.sellable(
    (one, product) => product.inventory_tracking === 'none' && one.isPurchasable,
  );
  const cart = await create(line(poster, 99));
  expect(cart.line_items.physical_items[0]?.quantity).toBe(99);
});

describe('changing a line', () => {
  const change = (cart: CartJson, body: object) =>
    shop.call<Wrapped & RefusalJson>(`/cart/${cart.id}/items/${cart.line_items.physical_items[0]!.id}`, {
      method: 'PUT',
      body,
    });

  test('takes productID and quantity', async () => {
    const cart = await create(line(plain));
    const { status, json } = await change(cart, { productID: plain.product.id, quantity: 4 });
    expect(status).toBe(200);
    expect(json.data.line_items.physical_items).toMatchObject([line(plain, 4)]);
  });

  test('to a variant that another line holds merges the two lines', async () => {
    const sibling = plain.product.variants!.find(
      (one) => one.variant_id !== plain.variant.variant_id && one.isPurchasable && one.quantity > 5,
    )!;
    const cart = await create(line(plain), line({ product: plain.product, variant: sibling }, 2));
    const body = { productID: plain.product.id, variantID: sibling.variant_id, quantity: 1 };
    const { json } = await change(cart, body);
    expect(json.data.line_items.physical_items).toMatchObject([
      line({ product: plain.product, variant: sibling }, 3),
    ]);
  });

  test('on a stale version is 409', async () => {
    const cart = await create(line(plain));
    const body = { productID: plain.product.id, quantity: 2, version: cart.version };
    expect((await change(cart, body)).status).toBe(200);
    const late = await change(cart, body);
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ type: 'stale_version', errors: { version: '2' } });
  });

  test('that is not there is 404', async () => {
    const cart = await create(line(plain));
    const body = { productID: plain.product.id, quantity: 2 };
    const answer = await shop.call(`/cart/${cart.id}/items/00000000-0000-4000-8000-000000000000`, {
      method: 'PUT',
      body,
    });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ type: 'item_not_found' });
  });
});

describe('refusals leave the cart unchanged', () => {
  test('more than is in stock: 422 with the available quantity', async () => {
    const cart = await create(line(plain));
    const body = { line_items: [line(onSale), line(scarce, scarce.variant.quantity + 1)] };
    const { status, json } = await shop.call<RefusalJson>(`/cart/${cart.id}/items`, { method: 'POST', body });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      title: 'Insufficient stock',
      type: 'insufficient_stock',
      errors: { available: String(scarce.variant.quantity) },
    });
    expect((await shop.call<Wrapped>(`/cart/${cart.id}`)).json.data).toEqual(cart);
  });

  test('counts what the cart already contains', async () => {
    const cart = await create(line(scarce, scarce.variant.quantity));
    const { status } = await shop.call(`/cart/${cart.id}/items`, {
      method: 'POST',
      body: { line_items: [line(scarce)] },
    });
    expect(status).toBe(422);
  });

  test('a refused creation creates no cart', async () => {
    const off = await shop.sellable((one) => !one.isPurchasable && one.quantity > 0);
    const body = { line_items: [line(plain), line(off)] };
    const { status, json } = await shop.call<RefusalJson>('/cart/create', { method: 'POST', body });
    expect(status).toBe(422);
    expect(json).toMatchObject({ title: 'Not purchasable', type: 'not_purchasable' });
  });

  test.each([
    ['quantity 0: 422', { quantity: 0 }, 422, 'invalid_quantity'],
    ['quantity below 0: 422', { quantity: -2 }, 422, 'invalid_quantity'],
    ['a fractional quantity: 400', { quantity: 0.5 }, 400, 'malformed'],
    ['a quantity as text: 400', { quantity: 'two' }, 400, 'malformed'],
    ['an unknown product: 422', { product_id: 1 }, 422, 'not_purchasable'],
    ['a variant of another product: 422', { variant_id: 1 }, 422, 'not_purchasable'],
    ['no variant where there are several: 422', { variant_id: undefined }, 422, 'invalid'],
  ])('%s', async (_, more, status, type) => {
    const body = { line_items: [{ ...line(plain), ...more }] };
    const answer = await shop.call<RefusalJson>('/cart/create', { method: 'POST', body });
    expect(answer.status).toBe(status);
    expect(answer.json.type).toBe(type);
  });

  test('an empty cart: 422', async () => {
    expect((await shop.call('/cart/create', { method: 'POST', body: { line_items: [] } })).status).toBe(422);
  });
});

describe('deletion of a cart', () => {
  test('removing a line returns the cart; removing the last one returns 204 and deletes it', async () => {
    const cart = await create(line(plain), line(onSale));
    const [first, second] = cart.line_items.physical_items;
    const left = await shop.call<Wrapped>(`/cart/${cart.id}/items/${first!.id}`, { method: 'DELETE' });
    expect(left.status).toBe(200);
    expect(left.json.data.line_items.physical_items).toHaveLength(1);
    const gone = await shop.call(`/cart/${cart.id}/items/${second!.id}`, { method: 'DELETE' });
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await shop.call(`/cart/${cart.id}`)).status).toBe(404);
  });

  test('deleting returns 204, then 404', async () => {
    const cart = await create(line(plain));
    expect((await shop.call(`/cart/${cart.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await shop.call(`/cart/${cart.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('a cart expires thirty days after its last change', async () => {
    const cart = await create(line(plain));
    const start = clock;
    clock = start + 29 * dayMs;
    const change = await shop.call(`/cart/${cart.id}`, {
      method: 'PUT',
      body: { customerID: 0 },
      token: false,
      ...(await token()),
    });
    expect(change.status).toBe(201);
    clock = start + 58 * dayMs;
    expect((await shop.call(`/cart/${cart.id}`)).status).toBe(200);
    clock = start + 60 * dayMs;
    expect((await shop.call(`/cart/${cart.id}`)).status).toBe(404);
    clock = start;
  });
});

describe('the owner of a cart', () => {
  test("is set by customerID, answered with 201, and gets the group's price", async () => {
    const cart = await create(line(plain, 2));
    const { status, json } = await shop.call<Wrapped>(`/cart/${cart.id}`, {
      method: 'PUT',
      body: { customerID: 1003 },
    });
    expect(status).toBe(201);
    expect(json.data).toMatchObject({
      customer_id: 1003,
      customer: { id: 1003, email: 'pro.us@skarn.example', customer_group_id: 13 },
      base_amount: cart.base_amount,
    });
    expect(json.data.cart_amount).toBeCloseTo(cart.base_amount * 0.6, 2);
  });

  test.each([
    ['a share off everything', 'us', 1004, 'lodestar-98', 0.5],
    ['more off a category, ahead of that', 'us', 1003, 'tallow-liquid', 0.5],
    ['an amount off a product, ahead of both', 'us', 1004, 'level-nine-beanie', 8 / 38],
    ['a fixed price of a product', 'us', 1004, 'pit-strap', 1 / 9],
    ['never above the sale price', 'eu_region_1', 5002, 'night-shift-pole', 0.64],
  ])('%s', async (_, region, customerId, key, share) => {
    const { product, variant } = await shop.sellable(
      (one, { name }) =>
        name.toLowerCase().replaceAll(' ', '-') === key && one.isInStock && one.isPurchasable,
      region,
    );
    const body = {
      customer_id: customerId,
      line_items: [{ product_id: product.id, variant_id: variant.variant_id, quantity: 1 }],
    };
    const { json } = await shop.call<Wrapped>('/cart/create', { method: 'POST', body, region });
    expect(json.data.cart_amount).toBeCloseTo(json.data.base_amount * share, 2);
  });

  test("a cart without owner gets the store's guest price", async () => {
    const priceOf = async (region: string) => {
      const { product, variant } = await shop.sellable(
        (one, { name }) => name === 'Tallow Wax' && one.isInStock && one.isPurchasable,
        region,
      );
      const body = { line_items: [{ product_id: product.id, variant_id: variant.variant_id, quantity: 2 }] };
      const { json } = await shop.call<Wrapped>('/cart/create', { method: 'POST', body, region });
      return json.data.cart_amount / json.data.base_amount;
    };
    expect([await priceOf('eu_region_1'), await priceOf('us')]).toEqual([0.85, 1]);
  });

  test('must be a customer of the store', async () => {
    const cart = await create(line(plain));
    expect((await shop.call(`/cart/${cart.id}`, { method: 'PUT', body: { customerID: 3002 } })).status).toBe(
      422,
    );
  });
});

/** A token issued at the time of the test's clock. */
async function token() {
  const answer = await fetch(`${shop.url}/api/csrf-token`);
  const { token } = (await answer.json()) as { token: string };
  return { headers: { 'csrf-token': token, cookie: `XSRF-TOKEN=${token}` } };
}
