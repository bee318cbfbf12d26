/**
 * `customers…` of BigCommerce's V3 API: accounts and the check of their passwords. Personal: neither cached nor shared
 * between people. All writes are lists of one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { dataOf, noContent, pageOf } from '../answers.ts';
import type { CustomerChange, CustomerJson, LoginJson, NewCustomer } from '../customers.ts';
import type { CommerceHandle } from '../handle.ts';
import type { RefusalJson } from '../refusal.ts';
import type { BigCommerceClient } from './client.ts';
import { channelCustomerJson } from './customerJson.ts';
import { customerLoginUrl } from './customerLogin.ts';
import { groupOfPro, typedCode, withoutProCode, withProCode } from './proCodes/proCode.rules.ts';
import { holderOf, type ProCodes, type TakenCode } from './proCodes/proCodes.ts';
import { explained, fieldsIn, isRefused, refused } from './refusals.ts';
import type { SignIns } from './signIns.ts';

const personal = { source: 'commerce', varies: ['commerceRegion', 'customerId'] } as const;
const personalRead = { ...personal, method: 'GET', idempotent: true } as const;
const personalWrite = { ...personal, idempotent: false } as const;

/** 200 with `is_valid: false` for a wrong e-mail or password; without the usual envelope. */
const validateCredentials = defineCall({
  ...personalWrite,
  name: 'validateCredentials',
  method: 'POST',
  route: '/v3/customers/validate-credentials',
  request: (credentials: { email: string; password: string; channelId: number }) => ({
    path: '/v3/customers/validate-credentials',
    body: {
      email: credentials.email,
      password: credentials.password,
      channel_id: credentials.channelId,
    },
  }),
  answer: z.object({ is_valid: z.boolean(), customer_id: z.number().nullish() }),
});

const withEverything = { include: 'addresses,formfields' };

const getCustomersById = defineCall({
  ...personalRead,
  name: 'getCustomersById',
  route: '/v3/customers',
  request: ({ id }: { id: number }) => ({
    path: '/v3/customers',
    query: { 'id:in': id, ...withEverything },
  }),
  answer: pageOf(channelCustomerJson),
});

const getCustomersByEmail = defineCall({
  ...personalRead,
  name: 'getCustomersByEmail',
  route: '/v3/customers',
  request: ({ email }: { email: string }) => ({
    path: '/v3/customers',
    query: { 'email:in': email, ...withEverything },
  }),
  answer: pageOf(channelCustomerJson),
});

const createCustomer = defineCall({
  ...personalWrite,
  name: 'createCustomer',
  method: 'POST',
  route: '/v3/customers',
  request: ({
    channelId,
    customer,
    group,
  }: {
    channelId: number;
    customer: NewCustomer;
    group?: number;
  }) => ({
    path: '/v3/customers',
    body: [
      {
        ...accountBody(customer),
        customer_group_id: group,
        origin_channel_id: channelId,
        channel_ids: [channelId],
      },
    ],
  }),
  answer: dataOf(z.array(channelCustomerJson).min(1)),
});

const updateCustomer = defineCall({
  ...personalWrite,
  name: 'updateCustomer',
  method: 'PUT',
  route: '/v3/customers',
  request: ({ id, change, group }: { id: number; change: CustomerChange; group?: number }) => ({
    path: '/v3/customers',
    body: [{ id, ...accountBody(change), customer_group_id: group }],
  }),
  answer: dataOf(z.array(channelCustomerJson).min(1)),
});

/** 204 whether or not there was such a customer. */
const deleteCustomer = defineCall({
  ...personalWrite,
  name: 'deleteCustomer',
  method: 'DELETE',
  route: '/v3/customers',
  request: ({ id }: { id: number }) => ({ path: '/v3/customers', query: { 'id:in': id } }),
  answer: noContent,
});

/** Neither notes nor group: they decide prices, and an account's owner must not write them. A pro code gives a group. */
function accountBody({
  email,
  first_name,
  last_name,
  company,
  phone,
  password,
  form_fields,
}: CustomerChange) {
  return {
    email,
    first_name,
    last_name,
    company,
    phone,
    form_fields,
    authentication: password === undefined ? undefined : { new_password: password },
  };
}

/** The vendor writes a new account everywhere within moments. */
const newAccountMs = 250;

type CustomerMethods =
  | 'login'
  | 'logout'
  | 'validateSession'
  | 'validate'
  | 'hostedLogin'
  | 'customerByEmail'
  | 'createCustomer'
  | 'updateCustomer'
  | 'deleteCustomer';

export function customerCalls(
  client: BigCommerceClient,
  signIns: SignIns,
  proCodes: ProCodes,
): Pick<CommerceHandle, CustomerMethods> {
  const channelId = (): number => client.open.store.channelId;

  /** Customers as this request has read them: a write in the same request needs no second look. */
  const seen = new Map<number, CustomerJson>();
  const noted = (customer: CustomerJson | null): CustomerJson | null => {
    if (customer) seen.set(customer.id, customer);
    return customer;
  };

  async function customerById(id: number): Promise<CustomerJson | null> {
    const { items } = await client.run(getCustomersById, { id });
    return noted(items.find(({ customer }) => customer.id === id)?.customer ?? null);
  }

  const seenCustomer = async (id: number): Promise<CustomerJson | null> =>
    seen.get(id) ?? (await customerById(id));

  async function customerByEmail(email: string): Promise<CustomerJson | null> {
    const wanted = email.trim().toLowerCase();
    // A comma would make two addresses of it.
    if (wanted === '' || wanted.includes(',')) return null;
    const { items } = await client.run(getCustomersByEmail, { email: wanted });
    const found = items.filter(({ customer }) => customer.email.toLowerCase() === wanted);
    return noted(found.find(({ isAt }) => isAt(channelId()))?.customer ?? null);
  }

  const credentials = (email: string, password: string) =>
    client.run(validateCredentials, { email: email.trim(), password, channelId: channelId() });

  /** Why an account cannot be written. */
  const refusable = <Answer>(
    call: { id: number | null; email: string | undefined },
    write: () => Promise<Answer>,
  ): Promise<Answer> =>
    explained(write, async (error): Promise<RefusalJson | null> => {
      if (call.id !== null && !(await customerById(call.id))) return reason(404, 'customer_not_found');
      const other = call.email === undefined ? null : await customerByEmail(call.email);
      if (other && other.id !== call.id) return reason(409, 'duplicate_email', { email: 'is taken' });
      return reason(error.status, 'invalid', fieldsIn(error));
    });

  return {
    async login(email, pw): Promise<LoginJson> {
      const nobody: LoginJson = { is_valid: false, customer: null, session: null };
      const { is_valid: isValid, customer_id: id } = await credentials(email, pw);
      if (!isValid || !id) return nobody;
      const customer = (await customerById(id)) ?? (await sleep(newAccountMs).then(() => customerById(id)));
      if (!customer) return nobody;
      return { is_valid: true, customer, session: signIns.issue(client.open.region, id) };
    },

    logout: (session) => signIns.end(session),

    async validateSession(session) {
      const signIn = await signIns.find(client.open.region, session);
      // An account that was deleted at the store ends here, too.
      const customer = signIn && (await customerById(signIn.customerId));
      return { is_valid: customer !== null, customer_id: customer?.id ?? null };
    },

    async validate(customer, pw) {
      const email = typeof customer === 'string' ? customer : (await seenCustomer(customer))?.email;
      const found = email === undefined ? null : await credentials(email, pw);
      const id = found?.is_valid ? (found.customer_id ?? null) : null;
      return { is_valid: id !== null, customer_id: id };
    },

    async hostedLogin(id, checkout) {
      const { origin, pathname, search } = new URL(checkout);
      const visit = { customerId: id, redirectTo: pathname + search };
      return { url: customerLoginUrl(client.open.store, origin, visit) };
    },

    customerByEmail,

    async createCustomer(customer) {
      const given = customer.form_fields ?? [];
      const typed = typedCode(given, []);
      const taken =
        typed === null
          ? null
          : await proCodes.take(client.open.region, typed, [holderOf.address(customer.email)]);
      const fields = taken ? withProCode(given, [], taken) : withoutProCode(given);
      const [made] = await keptOrGivenBack(taken, () =>
        refusable({ id: null, email: customer.email }, () =>
          client.run(createCustomer, {
            channelId: channelId(),
            customer: customer.form_fields ? { ...customer, form_fields: fields } : customer,
            ...(taken ? { group: taken.record.group } : {}),
          }),
        ),
      );
      const written = customerIn(made);
      await taken?.settle(holderOf.account(written.id));
      // The answer need not have what `include` would add.
      return { ...written, form_fields: fields };
    },

    async updateCustomer(id, change) {
      const before = await seenCustomer(id);
      if (!before) throw refused('updateCustomer', reason(404, 'customer_not_found'));
      const given = change.form_fields;
      const typed = typedCode(given ?? [], before.form_fields);
      const holder = holderOf.account(id);
      const taken =
        typed === null
          ? null
          : await proCodes.take(client.open.region, typed, [holder, holderOf.address(before.email)]);
      const sent = taken
        ? withProCode(given ?? [], before.form_fields, taken)
        : given && withoutProCode(given);
      const [written] = await keptOrGivenBack(taken, () =>
        refusable({ id, email: change.email }, () =>
          client.run(updateCustomer, {
            id,
            change: { ...change, ...(sent ? { form_fields: sent } : {}) },
            ...(taken ? { group: groupOfPro(taken.record, before.customer_group_id) } : {}),
          }),
        ),
      );
      await taken?.settle(holder);
      if (change.password !== undefined) await signIns.endAll(client.open.region, id);
      const kept = before.form_fields.filter(({ name }) => !sent?.some((field) => field.name === name));
      const after = {
        ...customerIn(written),
        addresses: before.addresses,
        form_fields: [...kept, ...(sent ?? [])],
      };
      noted(after);
      return after;
    },

    async deleteCustomer(id) {
      seen.delete(id);
      await client.run(deleteCustomer, { id });
      await signIns.endAll(client.open.region, id);
    },
  };
}

function customerIn(answered: { customer: CustomerJson } | undefined): CustomerJson {
  if (!answered) throw new Error('an account was written, and the answer has none');
  return answered.customer;
}

/** Gives a code back when the store refused the account. After a lost answer it may have been written. */
async function keptOrGivenBack<Answer>(
  taken: TakenCode | null,
  write: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (isRefused(error)) await taken?.giveBack();
    throw error;
  }
}

function reason(status: number, type: string, errors: Record<string, string> = {}): RefusalJson {
  return { status, title: '', type, errors };
}
