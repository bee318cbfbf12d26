/** `customers/{id}/addresses` of the shop API (catalogue.md 7.1). */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { addressChange, addressRows, newAddress } from './addressRows.ts';
import { customerRows } from './customerRows.ts';
import { idParam, pageAnswer, pageQuery, readBody, type ShopEnv } from '../requestParsing.ts';
import { notFound } from '../refusal.ts';

export function addressRoutes(db: DatabaseSync): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const customers = customerRows(db);
  const addresses = addressRows(db);

  const customerId = (c: Context<ShopEnv>): number => {
    const row = customers.byId(c.get('store'), idParam(c, 'id'));
    if (!row) throw notFound('customer');
    return row.id;
  };

  routes.get('/customers/:id/addresses', (c) => {
    const page = pageQuery(c);
    const rows = customers.addressesOf(customerId(c));
    return pageAnswer(c, rows.slice(page.offset, page.offset + page.limit), rows.length, page);
  });

  /** An existing address is answered with 200 and not stored twice. */
  routes.post('/customers/:id/addresses', async (c) => {
    const body = await readBody(c, newAddress);
    const id = customerId(c);
    const duplicate = addresses.equal(id, body);
    if (duplicate) return c.json({ data: duplicate, meta: {} });
    return c.json({ data: addresses.insert(id, body), meta: {} }, 201);
  });

  routes.put('/customers/:id/addresses', async (c) => {
    const body = await readBody(c, addressChange);
    const kept = addresses.one(customerId(c), body.id);
    if (!kept) throw notFound('address');
    return c.json({ data: addresses.update(kept, body), meta: {} });
  });

  routes.delete('/customers/:id/addresses/:addressId', (c) => {
    const kept = addresses.one(customerId(c), idParam(c, 'addressId'));
    if (!kept) throw notFound('address');
    addresses.remove(kept.id);
    return c.body(null, 204);
  });

  return routes;
}
