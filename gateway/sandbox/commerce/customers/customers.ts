/** `customers…` of the shop API except login (catalogue.md 7.1): accounts and their addresses. */
import { Hono } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { idParam, pageAnswer, pageQuery, readBody, type ShopEnv } from '../requestParsing.ts';
import { invalid } from '../refusal.ts';
import { accounts } from './accounts.ts';
import { customerRows } from './customerRows.ts';

const short = z.string().max(255);
const formFields = z.array(z.object({ name: short, value: z.string().max(4000) })).max(20);
const account = z.object({
  email: short,
  first_name: short,
  last_name: short,
  password: z.string(),
  company: short.default(''),
  phone: short.default(''),
  notes: z.string().max(4000).default(''),
  customer_group_id: z.int().nullable().default(null),
  form_fields: formFields.default([]),
});
const accountChange = z.object({
  email: short.optional(),
  first_name: short.optional(),
  last_name: short.optional(),
  password: z.string().optional(),
  company: short.optional(),
  phone: short.optional(),
  notes: z.string().max(4000).optional(),
  customer_group_id: z.int().nullable().optional(),
  form_fields: formFields.optional(),
});

export function customerRoutes(db: DatabaseSync, now: () => number): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const customers = customerRows(db);
  const writes = accounts(db, now);

  /** Never lists all customers: the filter is required. */
  routes.get('/customers', (c) => {
    const asked = c.req.query('email:in');
    if (asked === undefined) throw invalid({ 'email:in': 'is required' });
    const page = pageQuery(c);
    const found = [...new Set(asked.split(',').map((part) => part.trim().toLowerCase()))].flatMap(
      (address) => {
        const row = customers.byEmail(c.get('store'), address);
        return row ? [customers.answer(row)] : [];
      },
    );
    return pageAnswer(c, found.slice(page.offset, page.offset + page.limit), found.length, page);
  });

  routes.post('/customers/create', async (c) => {
    const made = await writes.create(c.get('store'), await readBody(c, account));
    return c.json({ data: customers.answer(made), meta: {} }, 201);
  });

  routes.put('/customers/:id', async (c) => {
    const change = await readBody(c, accountChange);
    const changed = await writes.update(c.get('store'), idParam(c, 'id'), change);
    return c.json({ data: customers.answer(changed), meta: {} });
  });

  routes.delete('/customers/:id', (c) => {
    writes.remove(c.get('store'), idParam(c, 'id'));
    return c.body(null, 204);
  });

  return routes;
}
