/** `customers…` of BigCommerce's V3 API: accounts, addresses, passwords, subscribers. */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { AddressJson } from '../../../sources/commerce/addresses.ts';
import { accounts } from '../customers/accounts.ts';
import { addressChange, addressRows, newAddress } from '../customers/addressRows.ts';
import { customerRows, type CustomerRow } from '../customers/customerRows.ts';
import { passwordTries } from '../customers/passwordTries.ts';
import { query } from '../query.ts';
import { notFound } from '../refusal.ts';
import {
  bodyOf,
  idsOf,
  pageOf,
  partsOf,
  queryOf,
  v3Data,
  v3Rows,
  VendorError,
  type VendorEnv,
} from './vendorAnswers.ts';

const short = z.string().max(255);
const channelId = z.int().positive();
const formFields = z.array(z.strictObject({ name: short, value: z.string().max(4000) })).max(20);
const authentication = z.strictObject({ new_password: z.string() });
const account = z.strictObject({
  email: short,
  first_name: short,
  last_name: short,
  company: short.default(''),
  phone: short.default(''),
  authentication,
  origin_channel_id: channelId.optional(),
  channel_ids: z.array(channelId).optional(),
  form_fields: formFields.default([]),
  customer_group_id: z.int().nonnegative().default(0),
});
const accountChange = z.strictObject({
  id: z.int(),
  email: short.optional(),
  first_name: short.optional(),
  last_name: short.optional(),
  company: short.optional(),
  phone: short.optional(),
  authentication: authentication.optional(),
  form_fields: formFields.optional(),
  customer_group_id: z.int().nonnegative().optional(),
});
const credentials = z.strictObject({
  email: z.string(),
  password: z.string().max(1024),
  channel_id: channelId.optional(),
});
const subscriber = z.strictObject({
  email: z.email(),
  source: z.string(),
  channel_id: channelId,
  consents: z.array(z.enum(['marketing_newsletter', 'marketing_cart_abandonment'])),
});

/** The vendor's limit for a batch. */
const most = 10;

export function customerRoutes(db: DatabaseSync, now: () => number): Hono<VendorEnv> {
  const routes = new Hono<VendorEnv>();
  const customers = customerRows(db);
  const writes = accounts(db, now, { checksProCodes: false });
  const tried = passwordTries(db, now);

  const answer = (row: CustomerRow, parts: ReadonlySet<string>) => {
    const { addresses, form_fields: fields, ...customer } = customers.answer(row);
    return {
      ...customer,
      customer_group_id: customer.customer_group_id ?? 0,
      registration_ip_address: '',
      tax_exempt_category: '',
      authentication: { force_password_reset: false },
      origin_channel_id: 1,
      channel_ids: [1],
      accepts_product_review_abandoned_cart_emails: false,
      ...(parts.has('formfields')
        ? { form_fields: fields.map((field) => ({ ...field, customer_id: row.id })) }
        : {}),
      // A customer comes with ten addresses at most.
      ...(parts.has('addresses') ? { addresses: addresses.slice(0, most).map(addressJson) } : {}),
    };
  };
  const nothing = new Set<string>();

  routes.get('/customers', (c) => {
    const asked = queryOf(c, ['id:in', 'email:in', 'include', 'page', 'limit']);
    const parts = partsOf(asked.include, ['addresses', 'formfields']);
    const ids = idsOf(asked['id:in'], 'id:in');
    const emails = asked['email:in']?.split(',');
    if (!ids && !emails) throw new VendorError(422, 'The sandbox does not list all customers.');
    const store = c.get('store');
    const rows = ids
      ? ids.map((id) => customers.byId(store, id))
      : (emails ?? []).map((email) => customers.byEmail(store, email));
    const found = rows.filter((row) => row !== undefined).map((row) => answer(row, parts));
    return v3Rows(c, found, pageOf(asked));
  });

  routes.post('/customers', async (c) => {
    queryOf(c, []);
    const batch = await bodyOf(c, z.array(account).min(1).max(most));
    const made = [];
    for (const { authentication: secret, origin_channel_id: _, channel_ids: __, ...one } of batch) {
      const group = one.customer_group_id || null;
      const given = { ...one, password: secret.new_password, notes: '', customer_group_id: group };
      // In order: a batch may name an address twice.
      made.push(answer(await writes.create(c.get('store'), given), nothing));
    }
    return v3Data(c, made);
  });

  routes.put('/customers', async (c) => {
    queryOf(c, []);
    const batch = await bodyOf(c, z.array(accountChange).min(1).max(most));
    const changed = [];
    for (const {
      id,
      authentication: secret,
      form_fields: fields,
      customer_group_id: group,
      ...one
    } of batch) {
      const before = customers.byId(c.get('store'), id);
      if (!before)
        throw new VendorError(422, 'The customer does not exist.', { errors: { id: 'is invalid' } });
      const kept = customers.answer(before).form_fields;
      const merged = fields && [
        ...kept.filter(({ name }) => !fields.some((field) => field.name === name)),
        ...fields,
      ];
      const change = {
        ...one,
        password: secret?.new_password,
        form_fields: merged,
        customer_group_id: group === 0 ? null : group,
      };
      changed.push(answer(await writes.update(c.get('store'), id, change), nothing));
    }
    return v3Data(c, changed);
  });

  // 204 whoever was there.
  routes.delete('/customers', (c) => {
    const ids = idsOf(queryOf(c, ['id:in'])['id:in'], 'id:in') ?? [];
    for (const id of ids) if (customers.byId(c.get('store'), id)) writes.remove(c.get('store'), id);
    return c.body(null, 204);
  });

  routes.post('/customers/validate-credentials', async (c) => {
    queryOf(c, []);
    const { email, password } = await bodyOf(c, credentials);
    const row = customers.byEmail(c.get('store'), email);
    const isValid = await tried(c.get('store'), email.trim(), row, password);
    return c.json({ is_valid: isValid, customer_id: isValid && row ? row.id : null });
  });

  routes.route('/', addressRoutes(db));
  routes.route('/', subscriberRoutes(db, now));
  return routes;
}

/** The vendor does not ask whose an address is. */
function addressRoutes(db: DatabaseSync): Hono<VendorEnv> {
  const routes = new Hono<VendorEnv>();
  const customers = customerRows(db);
  const addresses = addressRows(db);
  const owner = query<{ customer_id: number }>(db, 'SELECT customer_id FROM addresses WHERE id = ?');
  const path = '/customers/addresses';

  const wanted = (c: Context<VendorEnv>, id: number): AddressJson => {
    const customer = customers.byId(c.get('store'), owner.get(id)?.customer_id ?? 0);
    const address = customer && addresses.one(customer.id, id);
    if (!address) throw notFound('address');
    return address;
  };

  routes.get(path, (c) => {
    const asked = queryOf(c, ['customer_id:in', 'id:in', 'page', 'limit']);
    const ids = idsOf(asked['id:in'], 'id:in');
    const found = (idsOf(asked['customer_id:in'], 'customer_id:in') ?? [])
      .filter((id) => customers.byId(c.get('store'), id))
      .flatMap((id) => customers.addressesOf(id))
      .filter(({ id }) => ids === null || ids.includes(id));
    return v3Rows(c, found.map(addressJson), pageOf(asked));
  });

  // An address that the customer has already is left out of the answer.
  routes.post(path, async (c) => {
    queryOf(c, []);
    const shape = z
      .array(newAddress.extend({ customer_id: z.int() }).strict())
      .min(1)
      .max(most);
    const made = (await bodyOf(c, shape)).flatMap(({ customer_id: id, ...address }) => {
      if (!customers.byId(c.get('store'), id))
        throw new VendorError(422, 'The customer does not exist.', { errors: { customer_id: 'is invalid' } });
      if (addresses.equal(id, address)) return [];
      const row = addresses.insert(id, address);
      return row ? [addressJson(row)] : [];
    });
    return v3Data(c, made);
  });

  routes.put(path, async (c) => {
    queryOf(c, []);
    const shape = z.array(addressChange.strict()).min(1).max(most);
    const changed = (await bodyOf(c, shape)).flatMap(({ id, ...change }) => {
      const row = addresses.update(wanted(c, id), change);
      return row ? [addressJson(row)] : [];
    });
    return v3Data(c, changed);
  });

  routes.delete(path, (c) => {
    const ids = idsOf(queryOf(c, ['id:in'])['id:in'], 'id:in') ?? [];
    for (const id of ids) if (owner.get(id)) addresses.remove(wanted(c, id).id);
    return c.body(null, 204);
  });
  return routes;
}

/** Parts that are empty are left out. */
function addressJson({ company, address2, phone, ...address }: AddressJson) {
  return {
    ...address,
    ...(company === '' ? {} : { company }),
    ...(address2 === '' ? {} : { address2 }),
    ...(phone === '' ? {} : { phone }),
    country: address.country_code,
    address_type: 'residential',
  };
}

interface SubscriberRow {
  id: number;
  email: string;
  consent: number;
}

function subscriberRoutes(db: DatabaseSync, now: () => number): Hono<VendorEnv> {
  const routes = new Hono<VendorEnv>();
  const path = '/customers/subscribers';
  const byEmail = query<SubscriberRow>(db, 'SELECT * FROM subscribers WHERE store = ? AND email = ?');
  const insert = query<SubscriberRow>(
    db,
    'INSERT INTO subscribers (store, email, consent, at) VALUES (?, ?, ?, ?) RETURNING *',
  );
  const update = query<SubscriberRow>(
    db,
    'UPDATE subscribers SET consent = ? WHERE store = ? AND id = ? RETURNING *',
  );
  const answer = ({ id, email, consent }: SubscriberRow) => ({
    id,
    email,
    first_name: null,
    last_name: null,
    source: 'custom',
    order_id: null,
    channel_id: 1,
    consents: consent === 1 ? ['marketing_newsletter'] : [],
  });
  const consentOf = (consents: readonly string[]): number =>
    Number(consents.includes('marketing_newsletter'));

  routes.get(path, (c) => {
    const asked = queryOf(c, ['email', 'page', 'limit']);
    const row = byEmail.get(c.get('store'), asked.email ?? '');
    return v3Rows(c, row ? [answer(row)] : [], pageOf(asked));
  });
  routes.post(path, async (c) => {
    queryOf(c, []);
    const { email, consents } = await bodyOf(c, subscriber);
    if (byEmail.get(c.get('store'), email)) throw new VendorError(409, 'The subscriber exists already.');
    const row = insert.get(c.get('store'), email, consentOf(consents), now());
    return v3Data(c, row && answer(row));
  });
  routes.put(`${path}/:id`, async (c) => {
    queryOf(c, []);
    const { consents } = await bodyOf(c, subscriber.pick({ consents: true }));
    const row = update.get(consentOf(consents), c.get('store'), Number(c.req.param('id')));
    if (!row) throw new VendorError(404, 'The subscriber does not exist.');
    return v3Data(c, answer(row));
  });
  return routes;
}
