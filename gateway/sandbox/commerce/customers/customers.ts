/** `customers…` of the shop API except login (catalogue.md 7.1): accounts and their addresses. */
import { Hono, type Context } from 'hono';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import type { CustomerJson } from '../../../sources/commerce/customers.ts';
import { customerRows, type CustomerRow } from './customerRows.ts';
import { customerGroups } from '../seed/groupSeed.ts';
import { digest } from './passwords.ts';
import { nothingHeld, proCodes, type Held } from './proCodes.ts';
import { query, transaction } from '../query.ts';
import { idParam, pageAnswer, pageQuery, readBody, type ShopEnv } from '../requestParsing.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';

const short = z.string().max(255);
const account = z.object({
  email: short,
  first_name: short,
  last_name: short,
  password: z.string(),
  company: short.default(''),
  phone: short.default(''),
  notes: z.string().max(4000).default(''),
  customer_group_id: z.int().nullable().default(null),
  form_fields: z
    .array(z.object({ name: short, value: z.string().max(4000) }))
    .max(20)
    .default([]),
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
  form_fields: z
    .array(z.object({ name: short, value: z.string().max(4000) }))
    .max(20)
    .optional(),
});
const email = z.email();

export function customerRoutes(db: DatabaseSync, now: () => number): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const customers = customerRows(db);
  const codes = proCodes(db, now);
  const insert = query(
    db,
    `INSERT INTO customers (store, email, first_name, last_name, company, phone, customer_group_id, notes, form_fields,
      salt, password, created, modified) VALUES (${Array(13).fill('?').join(', ')})`,
  );
  const update = query(
    db,
    `UPDATE customers SET email = ?, first_name = ?, last_name = ?, company = ?, phone = ?, customer_group_id = ?, notes = ?,
      form_fields = ?, salt = ?, password = ?, modified = ? WHERE id = ?`,
  );
  const remove = query(db, 'DELETE FROM customers WHERE id = ?');
  const disown = query(db, 'UPDATE carts SET customer_id = 0 WHERE customer_id = ?');
  const endSessions = query(db, 'DELETE FROM sessions WHERE customer_id = ?');
  const group = query(db, "SELECT 1 FROM settings WHERE store = ? AND kind = 'group' AND id = ?");

  const wanted = (c: Context<ShopEnv>): CustomerRow => {
    const row = customers.byId(c.get('store'), idParam(c, 'id'));
    if (!row) throw notFound('customer');
    return row;
  };

  const ensureAccount = (
    c: Context<ShopEnv>,
    given: z.infer<typeof accountChange>,
    own?: CustomerRow,
  ): void => {
    const errors: Record<string, string> = {};
    if (given.email !== undefined && !email.safeParse(given.email).success)
      errors.email = 'is not an e-mail address';
    if (given.first_name?.trim() === '') errors.first_name = 'must not be empty';
    if (given.last_name?.trim() === '') errors.last_name = 'must not be empty';
    if (given.password !== undefined && (given.password.length < 8 || given.password.length > 128)) {
      errors.password = 'must have 8 to 128 characters';
    }
    if (given.customer_group_id && !group.get(c.get('store'), given.customer_group_id)) {
      errors.customer_group_id = 'is unknown';
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const held = own ? heldBy(own) : nothingHeld;
    if (given.notes !== undefined) codes.ensureNotes(given.notes, held);
    if (given.form_fields) codes.verified(c.get('store'), given.form_fields, held);
    const other = given.email === undefined ? undefined : customers.byEmail(c.get('store'), given.email);
    if (other && other.id !== own?.id) {
      throw new Refusal(409, 'duplicate_email', 'There is a customer with this e-mail address', {
        errors: { email: 'is taken' },
      });
    }
  };

  const answer = (c: Context<ShopEnv>, address: string, status: 200 | 201): Response => {
    const row = customers.byEmail(c.get('store'), address);
    if (!row) throw notFound('customer');
    return c.json({ data: customers.answer(row), meta: {} }, status);
  };

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
    const body = await readBody(c, account);
    ensureAccount(c, body);
    const { salt, password } = await digest(body.password);
    // Check again: another request may have taken the address or the code while the password was hashed.
    ensureAccount(c, body);
    const store = c.get('store');
    const { fields, joinsWith } = codes.verified(store, body.form_fields, nothingHeld);
    const values: SQLInputValue[] = [
      store,
      body.email,
      body.first_name,
      body.last_name,
      body.company,
      body.phone,
      joinsWith === null ? body.customer_group_id : customerGroups[store].pros,
      body.notes,
      JSON.stringify(fields),
      salt,
      password,
      now(),
      now(),
    ];
    transaction(db, () => {
      insert.run(...values);
      const made = joinsWith === null ? undefined : customers.byEmail(store, body.email);
      if (made && joinsWith !== null) codes.use(joinsWith, made.id);
    });
    return answer(c, body.email, 201);
  });

  routes.put('/customers/:id', async (c) => {
    const body = await readBody(c, accountChange);
    const fresh = body.password === undefined ? null : await digest(body.password);
    const row = wanted(c);
    ensureAccount(c, body, row);
    const address = body.email ?? row.email;
    const { fields, joinsWith } = codes.verified(c.get('store'), body.form_fields ?? [], heldBy(row));
    const group = body.customer_group_id === undefined ? row.customer_group_id : body.customer_group_id;
    transaction(db, () => {
      update.run(
        address,
        body.first_name ?? row.first_name,
        body.last_name ?? row.last_name,
        body.company ?? row.company,
        body.phone ?? row.phone,
        joinsWith === null ? group : groupOfPro(row),
        body.notes ?? row.notes,
        body.form_fields ? JSON.stringify(fields) : row.form_fields,
        fresh?.salt ?? row.salt,
        fresh?.password ?? row.password,
        now(),
        row.id,
      );
      if (joinsWith !== null) codes.use(joinsWith, row.id);
      if (fresh) endSessions.run(row.id);
    });
    return answer(c, address, 200);
  });

  routes.delete('/customers/:id', (c) => {
    const row = wanted(c);
    transaction(db, () => {
      disown.run(row.id);
      remove.run(row.id);
    });
    return c.body(null, 204);
  });

  return routes;
}

function heldBy({ id, form_fields, notes }: CustomerRow): Held {
  return { id, notes, fields: JSON.parse(form_fields) as CustomerJson['form_fields'] };
}

/** Staff who redeem a code stay staff, since their group has the better prices. */
function groupOfPro({ store, customer_group_id: group }: CustomerRow): number {
  const { pros, employees } = customerGroups[store];
  return group === employees ? employees : pros;
}
