/**
 * Customers and their sessions at the shop (catalogue.md 7.1). Personal: neither cached nor shared between people. No
 * answer contains a password.
 */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { addressJson } from './addresses.ts';
import { dataOf, inStore, noContent, pageOf } from './answers.ts';
import type { CommerceClient } from './client.ts';
import { csrfHeaders } from './csrf.ts';

const customerJson = z.object({
  id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  phone: z.string(),
  /** Null or zero: no group. */
  customer_group_id: z.number().nullable(),
  /** May contain the pro code as JSON (platform.md 3). */
  notes: z.string(),
  /** The field named "Pro Code" contains the pro code as JSON (platform.md 3). */
  form_fields: z.array(z.object({ name: z.string(), value: z.string() })),
  addresses: z.array(addressJson),
  date_created: z.string(),
  date_modified: z.string(),
});

/** 200 with `is_valid: false` for a wrong e-mail or password; `customer` and `session` are null then. */
const loginJson = z.object({
  is_valid: z.boolean(),
  customer: customerJson.nullable(),
  session: z.object({ token: z.string(), expires_at: z.string() }).nullable(),
});

const validityJson = z.object({ is_valid: z.boolean(), customer_id: z.number().nullable() });

/** URL that logs the customer in to the vendor's hosted pages, such as checkout. */
const hostedLoginJson = z.object({ url: z.string() });

export type CustomerJson = z.infer<typeof customerJson>;
export type LoginJson = z.infer<typeof loginJson>;
export type ValidityJson = z.infer<typeof validityJson>;

/** A new account, as sent. */
export interface NewCustomer {
  email: string;
  first_name: string;
  last_name: string;
  /** Plain text, 8 to 128 characters; the shop stores a hash. */
  password: string;
  company?: string;
  phone?: string;
  notes?: string;
  customer_group_id?: number;
  form_fields?: { name: string; value: string }[];
}

/** Changed fields of an account, as sent. */
export type CustomerChange = Partial<NewCustomer>;

const personal = { source: 'commerce', varies: ['commerceRegion', 'customerId'] } as const;
const personalRead = { ...personal, method: 'GET', idempotent: true } as const;
const personalWrite = { ...personal, idempotent: false } as const;

interface Csrf {
  csrfToken: string;
}

const login = defineCall({
  ...personalWrite,
  name: 'login',
  method: 'POST',
  route: '/customers/login',
  request: ({ csrfToken, email, pw }: Csrf & { email: string; pw: string }, scope) =>
    inStore(scope, '/customers/login', { headers: csrfHeaders(csrfToken), body: { email, pw } }),
  answer: loginJson,
});

const logout = defineCall({
  ...personalWrite,
  name: 'logout',
  method: 'POST',
  route: '/customers/logout',
  request: ({ csrfToken, session }: Csrf & { session: string }, scope) =>
    inStore(scope, '/customers/logout', { headers: csrfHeaders(csrfToken, sessionCookie(session)) }),
  answer: noContent,
});

const validateSession = defineCall({
  ...personalWrite,
  name: 'validateSession',
  method: 'POST',
  route: '/customers/validate-session',
  request: ({ csrfToken, session }: Csrf & { session: string }, scope) =>
    inStore(scope, '/customers/validate-session', {
      headers: csrfHeaders(csrfToken, sessionCookie(session)),
    }),
  answer: validityJson,
});

const validateCustomer = defineCall({
  ...personalWrite,
  name: 'validateCustomer',
  method: 'POST',
  route: '/customers/validate',
  request: ({ csrfToken, customer, pw }: Csrf & { customer: number | string; pw: string }, scope) =>
    inStore(scope, '/customers/validate', { headers: csrfHeaders(csrfToken), body: { customer, pw } }),
  answer: validityJson,
});

const bcLogin = defineCall({
  ...personalWrite,
  name: 'bcLogin',
  method: 'POST',
  route: '/customers/bclogin',
  request: ({ csrfToken, id, redirect }: Csrf & { id: number; redirect: string }, scope) =>
    inStore(scope, '/customers/bclogin', { headers: csrfHeaders(csrfToken), body: { id, redirect } }),
  answer: hostedLoginJson,
});

const getCustomersByEmail = defineCall({
  ...personalRead,
  name: 'getCustomersByEmail',
  route: '/customers',
  request: ({ email }: { email: string }, scope) =>
    inStore(scope, '/customers', { query: { 'email:in': email } }),
  answer: pageOf(customerJson),
});

const createCustomer = defineCall({
  ...personalWrite,
  name: 'createCustomer',
  method: 'POST',
  route: '/customers/create',
  request: ({ csrfToken, customer }: Csrf & { customer: NewCustomer }, scope) =>
    inStore(scope, '/customers/create', { headers: csrfHeaders(csrfToken), body: customer }),
  answer: dataOf(customerJson),
});

const updateCustomer = defineCall({
  ...personalWrite,
  name: 'updateCustomer',
  method: 'PUT',
  route: '/customers/{id}',
  request: ({ csrfToken, id, change }: Csrf & { id: number; change: CustomerChange }, scope) =>
    inStore(scope, `/customers/${id}`, { headers: csrfHeaders(csrfToken), body: change }),
  answer: dataOf(customerJson),
});

const deleteCustomer = defineCall({
  ...personalWrite,
  name: 'deleteCustomer',
  method: 'DELETE',
  route: '/customers/{id}',
  request: ({ csrfToken, id }: Csrf & { id: number }, scope) =>
    inStore(scope, `/customers/${id}`, { headers: csrfHeaders(csrfToken) }),
  answer: noContent,
});

/** @param session the token that `login` returned. */
function sessionCookie(session: string): string {
  return `SHOP_SESSION=${encodeURIComponent(session)}`;
}

export function customerCalls({ read, write }: CommerceClient) {
  return {
    login: (email: string, pw: string) => write(login, { email, pw }),
    async logout(session: string): Promise<void> {
      await write(logout, { session });
    },
    validateSession: (session: string) => write(validateSession, { session }),
    /** `customer` is an id or an e-mail address. */
    validate: (customer: number | string, pw: string) => write(validateCustomer, { customer, pw }),
    hostedLogin: (id: number, redirect: string) => write(bcLogin, { id, redirect }),
    async customerByEmail(email: string): Promise<CustomerJson | null> {
      const { items } = await read(getCustomersByEmail, { email });
      return items[0] ?? null;
    },
    createCustomer: (customer: NewCustomer) => write(createCustomer, { customer }),
    updateCustomer: (id: number, change: CustomerChange) => write(updateCustomer, { id, change }),
    async deleteCustomer(id: number): Promise<void> {
      await write(deleteCustomer, { id });
    },
  };
}
