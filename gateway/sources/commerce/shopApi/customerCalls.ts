/**
 * `customers…` of the shop API (catalogue.md 7.1): accounts and their sessions. Personal: neither cached nor shared between
 * people.
 */
import { defineCall } from '../../transport/call.ts';
import { dataOf, noContent, pageOf } from '../answers.ts';
import {
  customerJson,
  hostedLoginJson,
  loginJson,
  validityJson,
  type CustomerChange,
  type CustomerJson,
  type NewCustomer,
} from '../customers.ts';
import { inStore, type CommerceClient } from './client.ts';
import { csrfHeaders } from './csrf.ts';

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

/** The store's sign-in leads to its own paths only. */
function checkoutPath(checkout: string): string {
  const url = URL.parse(checkout);
  return url ? url.pathname + url.search : '/';
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
    hostedLogin: (id: number, checkout: string) => write(bcLogin, { id, redirect: checkoutPath(checkout) }),
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
