/**
 * `carts…` of BigCommerce's V3 API. Prices of lines differ from the shop API's: `list_price` has the sale and the group's
 * discount in it, `original_price` is the catalogue's.
 */
import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { CartLineJson } from '../../../sources/commerce/carts.ts';
import { cartChanges, type CartKey } from '../carts/cartChanges.ts';
import { cartRows, type CartAnswer } from '../carts/cartRows.ts';
import { units } from '../money.ts';
import { Refusal } from '../refusal.ts';
import { sandboxStores } from './credentials.ts';
import { bodyOf, partsOf, queryOf, v3Data, type VendorEnv } from './vendorAnswers.ts';

const id = z.int().positive();
const newLines = z.array(z.strictObject({ product_id: id, variant_id: id, quantity: z.int() })).min(1);
const newCart = z.strictObject({
  channel_id: z.int().positive(),
  customer_id: z.int().positive().optional(),
  line_items: newLines,
});
const moreLines = z.strictObject({ line_items: newLines, version: z.int().optional() });
const lineChange = z.strictObject({
  line_item: z.strictObject({ product_id: id, variant_id: id.optional(), quantity: z.int() }),
  version: z.int().optional(),
});
const ownerChange = z.strictObject({ customer_id: z.int().nonnegative() });

const lineOptions = 'line_items.physical_items.options';

export function cartRoutes(db: DatabaseSync, now: () => number): Hono<VendorEnv> {
  const routes = new Hono<VendorEnv>();
  const carts = cartRows(db, now);
  const changes = cartChanges(db, now);

  const keyOf = (c: Context<VendorEnv>, version?: number): CartKey => ({
    store: c.get('store'),
    id: c.req.param('id') ?? '',
    version,
  });
  const answer = (c: Context<VendorEnv>, key: CartKey, status: 200 | 201): Response => {
    const { include } = queryOf(c, ['include']);
    const hasOptions = partsOf(include, [lineOptions]).has(lineOptions);
    const cart = carts.answer(changes.wanted({ ...key, version: undefined }));
    return v3Data(c, cartJson(cart, c.get('store'), hasOptions), status);
  };

  routes.post('/carts', async (c) => {
    const { customer_id: customerId = 0, line_items: lines } = await bodyOf(c, newCart);
    const store = c.get('store');
    return answer(c, { store, id: changes.create(store, customerId, lines) }, 201);
  });
  routes.get('/carts/:id', (c) => answer(c, keyOf(c), 200));
  routes.put('/carts/:id', async (c) => {
    const { customer_id: customerId } = await bodyOf(c, ownerChange);
    changes.assign(keyOf(c), customerId);
    return answer(c, keyOf(c), 201);
  });
  routes.delete('/carts/:id', (c) => {
    queryOf(c, []);
    changes.remove(keyOf(c));
    return c.body(null, 204);
  });

  routes.post('/carts/:id/items', async (c) => {
    const { line_items: lines, version } = await bodyOf(c, moreLines);
    changes.add(keyOf(c, version), lines);
    return answer(c, keyOf(c), 201);
  });
  // Only the quantity changes: a line never becomes another variant.
  routes.put('/carts/:id/items/:itemId', async (c) => {
    const { line_item: to, version } = await bodyOf(c, lineChange);
    const key = keyOf(c, version);
    const line = changes.line(key, c.req.param('itemId'));
    changes.change(key, line.id, { ...line, quantity: to.quantity });
    return answer(c, keyOf(c), 200);
  });
  routes.delete('/carts/:id/items/:itemId', (c) =>
    changes.removeLine(keyOf(c), c.req.param('itemId')) ? answer(c, keyOf(c), 200) : c.body(null, 204),
  );

  // Each address is good for one visit, which the sandbox's checkout page does not check.
  routes.post('/carts/:id/redirect_urls', (c) => {
    queryOf(c, []);
    const cart = changes.wanted(keyOf(c));
    const { origin } = new URL(c.req.url);
    const checkout = `${origin}/checkout/${cart.id}?t=${randomBytes(16).toString('hex')}`;
    return v3Data(c, { cart_url: checkout, checkout_url: checkout, embedded_checkout_url: checkout }, 201);
  });

  // A cart that is gone is answered without a body.
  routes.onError((error, c) => {
    if (error instanceof Refusal && error.type === 'cart_not_found') return c.body(null, 404);
    throw error;
  });
  return routes;
}

function cartJson(cart: CartAnswer, store: keyof typeof sandboxStores, hasOptions: boolean) {
  const items = cart.line_items.physical_items.map((line) => lineJson(line, store, hasOptions));
  const base = items.reduce((sum, { extended_list_price: price }) => sum + Math.round(price * 100), 0);
  return {
    id: cart.id,
    parent_id: null,
    customer_id: cart.customer_id,
    email: cart.customer?.email ?? '',
    currency: cart.currency,
    tax_included: cart.tax_included,
    base_amount: units(base),
    discount_amount: 0,
    cart_amount: cart.cart_amount,
    discounts: [],
    coupons: [],
    line_items: { physical_items: items, digital_items: [], gift_certificates: [], custom_items: [] },
    created_time: cart.created_time,
    updated_time: cart.updated_time,
    channel_id: sandboxStores[store].channelId,
    locale: 'en',
    version: cart.version,
  };
}

function lineJson(line: CartLineJson, store: keyof typeof sandboxStores, hasOptions: boolean) {
  const { id, product_id, variant_id, sku, name, quantity, sale_price, extended_sale_price } = line;
  return {
    id,
    parent_id: null,
    variant_id,
    product_id,
    sku,
    name,
    url: `https://${sandboxStores[store].hash}.example${line.url}/`,
    quantity,
    is_taxable: true,
    image_url: `https://pictures.${sandboxStores[store].hash}.example/${product_id}.jpg`,
    discounts: [],
    coupons: [],
    discount_amount: 0,
    coupon_amount: 0,
    original_price: line.list_price,
    list_price: sale_price,
    sale_price,
    extended_list_price: extended_sale_price,
    extended_sale_price,
    is_require_shipping: true,
    is_mutable: true,
    ...(hasOptions
      ? {
          options: line.options.map(({ name: label, value }, place) => ({
            name: label,
            nameId: place,
            value,
            valueId: place,
          })),
        }
      : {}),
  };
}
