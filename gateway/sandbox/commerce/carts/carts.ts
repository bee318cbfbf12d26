/** `cart…` of the shop API (catalogue.md 7.1): the vendor's statuses, refusals and versions (wire-protocols 3.3). */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { readBody, type ShopEnv } from '../requestParsing.ts';
import { cartChanges, type CartKey } from './cartChanges.ts';
import { cartRows } from './cartRows.ts';

const id = z.int().positive();
const newLines = z.array(z.object({ product_id: id, variant_id: id.optional(), quantity: z.int() })).max(100);
const newCart = z.object({ customer_id: z.int().nonnegative().optional(), line_items: newLines });
const moreLines = z.object({ line_items: newLines, version: z.int().optional() });
const lineChange = z.object({
  productID: id,
  variantID: id.optional(),
  quantity: z.int(),
  version: z.int().optional(),
});
const ownerChange = z.object({ customerID: z.int().nonnegative() });

export function cartRoutes(db: DatabaseSync, now: () => number): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const carts = cartRows(db, now);
  const changes = cartChanges(db, now);

  const keyOf = (c: Context<ShopEnv>, version?: number): CartKey => ({
    store: c.get('store'),
    id: c.req.param('id') ?? '',
    version,
  });
  const answer = (c: Context<ShopEnv>, key: CartKey, status: 200 | 201): Response =>
    c.json({ data: carts.answer(changes.wanted({ ...key, version: undefined })), meta: {} }, status);

  routes.post('/cart/create', async (c) => {
    const { customer_id: customerId = 0, line_items: lines } = await readBody(c, newCart);
    const store = c.get('store');
    return answer(c, { store, id: changes.create(store, customerId, lines) }, 201);
  });

  routes.get('/cart/:id', (c) => answer(c, keyOf(c), 200));

  routes.put('/cart/:id', async (c) => {
    const { customerID } = await readBody(c, ownerChange);
    changes.assign(keyOf(c), customerID);
    return answer(c, keyOf(c), 201);
  });

  routes.delete('/cart/:id', (c) => {
    changes.remove(keyOf(c));
    return c.body(null, 204);
  });

  routes.post('/cart/:id/items', async (c) => {
    const { line_items: lines, version } = await readBody(c, moreLines);
    changes.add(keyOf(c, version), lines);
    return answer(c, keyOf(c), 201);
  });

  routes.put('/cart/:id/items/:itemId', async (c) => {
    const { productID, variantID, quantity, version } = await readBody(c, lineChange);
    changes.change(keyOf(c, version), c.req.param('itemId'), {
      product_id: productID,
      variant_id: variantID,
      quantity,
    });
    return answer(c, keyOf(c), 200);
  });

  routes.delete('/cart/:id/items/:itemId', (c) =>
    changes.removeLine(keyOf(c), c.req.param('itemId')) ? answer(c, keyOf(c), 200) : c.body(null, 204),
  );

  return routes;
}
