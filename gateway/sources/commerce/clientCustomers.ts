/** Calls about customers, their sessions and addresses (catalogue.md 7.1). Personal: never kept, never shared between people. */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { dataOf, inStore, mostRows, nothing, pageOf } from './answers.ts';
import { csrfHeaders } from './csrf.ts';
import {
  addressJson,
  customerJson,
  hostedLoginJson,
  loginJson,
  validityJson,
  type CustomerChange,
  type NewAddress,
  type NewCustomer,
} from './wireCustomer.ts';

const personal = { source: 'commerce', varies: ['commerceRegion', 'customerId'] } as const;
const read = { ...personal, method: 'GET', idempotent: true } as const;
const write = { ...personal, idempotent: false } as const;

interface Csrf {
  csrfToken: string;
}

export const login = defineCall({
  ...write,
  name: 'login',
  method: 'POST',
  route: '/customers/login',
  request: ({ csrfToken, email, pw }: Csrf & { email: string; pw: string }, scope) =>
    inStore(scope, '/customers/login', { headers: csrfHeaders(csrfToken), body: { email, pw } }),
  answer: loginJson,
});

export const logout = defineCall({
  ...write,
  name: 'logout',
  method: 'POST',
  route: '/customers/logout',
  request: ({ csrfToken, session }: Csrf & { session: string }, scope) =>
    inStore(scope, '/customers/logout', { headers: csrfHeaders(csrfToken, sessionCookie(session)) }),
  answer: nothing,
});

export const validateSession = defineCall({
  ...write,
  name: 'validateSession',
  method: 'POST',
  route: '/customers/validate-session',
  request: ({ csrfToken, session }: Csrf & { session: string }, scope) =>
    inStore(scope, '/customers/validate-session', {
      headers: csrfHeaders(csrfToken, sessionCookie(session)),
    }),
  answer: validityJson,
});

export const validateCustomer = defineCall({
  ...write,
  name: 'validateCustomer',
  method: 'POST',
  route: '/customers/validate',
  request: ({ csrfToken, customer, pw }: Csrf & { customer: number | string; pw: string }, scope) =>
    inStore(scope, '/customers/validate', { headers: csrfHeaders(csrfToken), body: { customer, pw } }),
  answer: validityJson,
});

export const bcLogin = defineCall({
  ...write,
  name: 'bcLogin',
  method: 'POST',
  route: '/customers/bclogin',
  request: ({ csrfToken, id, redirect }: Csrf & { id: number; redirect: string }, scope) =>
    inStore(scope, '/customers/bclogin', { headers: csrfHeaders(csrfToken), body: { id, redirect } }),
  answer: hostedLoginJson,
});

export const getCustomersByEmail = defineCall({
  ...read,
  name: 'getCustomersByEmail',
  route: '/customers',
  request: ({ email }: { email: string }, scope) =>
    inStore(scope, '/customers', { query: { 'email:in': email } }),
  answer: pageOf(customerJson),
});

export const createCustomer = defineCall({
  ...write,
  name: 'createCustomer',
  method: 'POST',
  route: '/customers/create',
  request: ({ csrfToken, customer }: Csrf & { customer: NewCustomer }, scope) =>
    inStore(scope, '/customers/create', { headers: csrfHeaders(csrfToken), body: customer }),
  answer: dataOf(customerJson),
});

export const updateCustomer = defineCall({
  ...write,
  name: 'updateCustomer',
  method: 'PUT',
  route: '/customers/{id}',
  request: ({ csrfToken, id, change }: Csrf & { id: number; change: CustomerChange }, scope) =>
    inStore(scope, `/customers/${id}`, { headers: csrfHeaders(csrfToken), body: change }),
  answer: dataOf(customerJson),
});

export const deleteCustomer = defineCall({
  ...write,
  name: 'deleteCustomer',
  method: 'DELETE',
  route: '/customers/{id}',
  request: ({ csrfToken, id }: Csrf & { id: number }, scope) =>
    inStore(scope, `/customers/${id}`, { headers: csrfHeaders(csrfToken) }),
  answer: nothing,
});

export const getAddresses = defineCall({
  ...read,
  name: 'getAddresses',
  route: '/customers/{id}/addresses',
  request: ({ customerId }: { customerId: number }, scope) =>
    inStore(scope, `/customers/${customerId}/addresses`, { query: { limit: mostRows } }),
  answer: dataOf(z.array(addressJson)),
});

export const createAddress = defineCall({
  ...write,
  name: 'createAddress',
  method: 'POST',
  route: '/customers/{id}/addresses',
  request: ({ csrfToken, customerId, address }: Csrf & { customerId: number; address: NewAddress }, scope) =>
    inStore(scope, `/customers/${customerId}/addresses`, { headers: csrfHeaders(csrfToken), body: address }),
  answer: dataOf(addressJson),
});

export const updateAddress = defineCall({
  ...write,
  name: 'updateAddress',
  method: 'PUT',
  route: '/customers/{id}/addresses',
  request: (
    {
      csrfToken,
      customerId,
      address,
    }: Csrf & { customerId: number; address: Partial<NewAddress> & { id: number } },
    scope,
  ) =>
    inStore(scope, `/customers/${customerId}/addresses`, { headers: csrfHeaders(csrfToken), body: address }),
  answer: dataOf(addressJson),
});

export const deleteAddress = defineCall({
  ...write,
  name: 'deleteAddress',
  method: 'DELETE',
  route: '/customers/{id}/addresses/{addressId}',
  request: ({ csrfToken, customerId, addressId }: Csrf & { customerId: number; addressId: number }, scope) =>
    inStore(scope, `/customers/${customerId}/addresses/${addressId}`, { headers: csrfHeaders(csrfToken) }),
  answer: nothing,
});

/** The shop's own session, as `login` answered it. */
function sessionCookie(session: string): string {
  return `SHOP_SESSION=${encodeURIComponent(session)}`;
}
