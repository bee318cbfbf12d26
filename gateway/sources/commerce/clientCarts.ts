/**
 * Calls about carts (catalogue.md 7.1). They vary on the customer as well: no answer about a cart is ever kept, and
 * none is shared between people. Writes are sent once; a lost answer is the caller's to reconcile by reading the cart.
 */
import { defineCall } from '../transport/call.ts';
import { dataOf, inStore, nothing } from './answers.ts';
import { csrfHeaders } from './csrf.ts';
import { cartJson, type CartLineChange, type NewCartLine } from './wireCart.ts';

const personal = { source: 'commerce', varies: ['commerceRegion', 'customerId'] } as const;
/** Milliseconds: half of a request's time, so that a lost answer can still be reconciled by reading the cart. */
export const writeMs = 5_000;
/** Milliseconds that the answer about a new cart is waited for, although the shopper is told by then that it failed. */
export const lateCartMs = 40_000;
const write = { ...personal, idempotent: false, timeoutMs: writeMs } as const;

interface Csrf {
  csrfToken: string;
}

export const getCart = defineCall({
  ...personal,
  name: 'getCart',
  method: 'GET',
  route: '/cart/{id}',
  idempotent: true,
  request: ({ id }: { id: string }, scope) => inStore(scope, cartPath(id)),
  answer: dataOf(cartJson).nullable(),
  statuses: { 404: null },
});

export const createCart = defineCall({
  ...write,
  timeoutMs: lateCartMs,
  name: 'createCart',
  method: 'POST',
  route: '/cart/create',
  request: (
    { csrfToken, cart }: Csrf & { cart: { line_items: readonly NewCartLine[]; customer_id?: number } },
    scope,
  ) => inStore(scope, '/cart/create', { headers: csrfHeaders(csrfToken), body: cart }),
  answer: dataOf(cartJson),
});

export const addCartItems = defineCall({
  ...write,
  name: 'addCartItems',
  method: 'POST',
  route: '/cart/{id}/items',
  request: ({ csrfToken, cartId, items }: Csrf & { cartId: string; items: readonly NewCartLine[] }, scope) =>
    inStore(scope, `${cartPath(cartId)}/items`, {
      headers: csrfHeaders(csrfToken),
      body: { line_items: items },
    }),
  answer: dataOf(cartJson),
});

export const updateCartItem = defineCall({
  ...write,
  name: 'updateCartItem',
  method: 'PUT',
  route: '/cart/{id}/items/{itemId}',
  request: (
    { csrfToken, cartId, itemId, change }: Csrf & { cartId: string; itemId: string; change: CartLineChange },
    scope,
  ) => inStore(scope, itemPath(cartId, itemId), { headers: csrfHeaders(csrfToken), body: change }),
  answer: dataOf(cartJson),
});

/** 204 means that the last line went and the cart with it (wire-protocols 3.3). */
export const removeCartItem = defineCall({
  ...write,
  name: 'removeCartItem',
  method: 'DELETE',
  route: '/cart/{id}/items/{itemId}',
  request: ({ csrfToken, cartId, itemId }: Csrf & { cartId: string; itemId: string }, scope) =>
    inStore(scope, itemPath(cartId, itemId), { headers: csrfHeaders(csrfToken) }),
  answer: dataOf(cartJson).nullable(),
});

export const deleteCart = defineCall({
  ...write,
  name: 'deleteCart',
  method: 'DELETE',
  route: '/cart/{id}',
  request: ({ csrfToken, id }: Csrf & { id: string }, scope) =>
    inStore(scope, cartPath(id), { headers: csrfHeaders(csrfToken) }),
  answer: nothing,
  statuses: { 404: null },
});

export const updateCartCustomer = defineCall({
  ...write,
  name: 'updateCartCustomer',
  method: 'PUT',
  route: '/cart/{id}',
  request: ({ csrfToken, cartId, customerID }: Csrf & { cartId: string; customerID: number }, scope) =>
    inStore(scope, cartPath(cartId), { headers: csrfHeaders(csrfToken), body: { customerID } }),
  answer: dataOf(cartJson),
});

function cartPath(id: string): string {
  return `/cart/${encodeURIComponent(id)}`;
}

function itemPath(cartId: string, itemId: string): string {
  return `${cartPath(cartId)}/items/${encodeURIComponent(itemId)}`;
}
