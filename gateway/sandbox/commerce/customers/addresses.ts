/** `customers/{id}/addresses` of the shop API (catalogue.md 7.1). */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { AddressJson } from '../../../sources/commerce/addresses.ts';
import { customerRows } from './customerRows.ts';
import { query } from '../query.ts';
import { idParam, pageAnswer, pageQuery, readBody, type ShopEnv } from '../requestParsing.ts';
import { invalid, notFound } from '../refusal.ts';

const short = z.string().max(255);
const newAddress = z.object({
  first_name: short,
  last_name: short,
  company: short.default(''),
  address1: short,
  address2: short.default(''),
  city: short,
  state_or_province: short,
  postal_code: short,
  country_code: short,
  phone: short.default(''),
});
const addressChange = newAddress
  .extend({ company: short, address2: short, phone: short })
  .partial()
  .extend({ id: z.int() });

type Address = z.infer<typeof newAddress>;

const columns = [
  'first_name',
  'last_name',
  'company',
  'address1',
  'address2',
  'city',
  'state_or_province',
  'postal_code',
  'country_code',
  'phone',
] as const;

export function addressRoutes(db: DatabaseSync): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const customers = customerRows(db);
  const one = query<AddressJson>(db, 'SELECT * FROM addresses WHERE customer_id = ? AND id = ?');
  const insert = query<AddressJson>(
    db,
    `INSERT INTO addresses (customer_id, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')}) RETURNING *`,
  );
  const update = query<AddressJson>(
    db,
    `UPDATE addresses SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ? RETURNING *`,
  );
  const remove = query(db, 'DELETE FROM addresses WHERE id = ?');
  const country = query<{ id: number }>(db, 'SELECT id FROM countries WHERE iso2 = ?');
  const states = query<{ name: string; code: string }>(
    db,
    'SELECT name, code FROM states WHERE country_id = ?',
  );

  const customerId = (c: Context<ShopEnv>): number => {
    const row = customers.byId(c.get('store'), idParam(c, 'id'));
    if (!row) throw notFound('customer');
    return row.id;
  };

  /** Countries with listed states accept only those, by name or abbreviation (platform.md 9). */
  const ensureAddress = (address: Address): void => {
    const errors: Record<string, string> = {};
    for (const column of ['first_name', 'last_name', 'address1', 'city', 'postal_code'] as const) {
      if (address[column].trim() === '') errors[column] = 'must not be empty';
    }
    const found = country.get(address.country_code);
    if (!found) errors.country_code = 'is unknown';
    else {
      const listed = states.all(found.id);
      const isListed = listed.some(({ name, code }) => [name, code].includes(address.state_or_province));
      if (listed.length > 0 && !isListed) errors.state_or_province = 'is unknown';
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
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
    ensureAddress(body);
    const duplicate = customers
      .addressesOf(id)
      .find((row) => columns.every((column) => row[column] === body[column]));
    if (duplicate) return c.json({ data: duplicate, meta: {} });
    return c.json({ data: insert.get(id, ...columns.map((column) => body[column])), meta: {} }, 201);
  });

  routes.put('/customers/:id/addresses', async (c) => {
    const body = await readBody(c, addressChange);
    const kept = one.get(customerId(c), body.id);
    if (!kept) throw notFound('address');
    const changed = { ...kept, ...body };
    ensureAddress(changed);
    return c.json({ data: update.get(...columns.map((column) => changed[column]), kept.id), meta: {} });
  });

  routes.delete('/customers/:id/addresses/:addressId', (c) => {
    const kept = one.get(customerId(c), idParam(c, 'addressId'));
    if (!kept) throw notFound('address');
    remove.run(kept.id);
    return c.body(null, 204);
  });

  return routes;
}
