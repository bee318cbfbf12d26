/**
 * `cart…` of the shop API (catalogue.md 7.1; wire-protocols 3.3). The calls also vary on the customer, so that no answer is
 * cached or shared between people. Writes are sent once; after a lost response the caller reads the cart.
 */
import type { Caller } from '../../transport/caller.ts';
import { defineCall } from '../../transport/call.ts';
import type { Source } from '../../transport/source.ts';
import { RECONCILE_SHARE } from '../../transport/wire/exchange.ts';
import { dataOf, noContent } from '../answers.ts';
import { cartJson, type CartJson, type CartLineChange, type NewCart, type NewCartLine } from '../carts.ts';
import { createCartWithin, canAwaitLateCart } from '../lateCart.ts';
import { commerceClient, inStore, type CommerceClient } from './client.ts';
import { csrfHeaders } from './csrf.ts';

const personal = { source: 'commerce', varies: ['commerceRegion', 'customerId'] } as const;
/** Half of a request's time, so that there is time to read the cart back after a lost response. */
const writeMs = 5_000;
/** How long a late response about a new cart is awaited after the shopper was told that it failed (lateCart.ts). */
const lateCartMs = 40_000;
const personalWrite = { ...personal, idempotent: false, timeoutMs: writeMs } as const;

interface Csrf {
  csrfToken: string;
}

const getCart = defineCall({
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
  ...personalWrite,
  timeoutMs: lateCartMs,
  name: 'createCart',
  method: 'POST',
  route: '/cart/create',
  request: ({ csrfToken, cart }: Csrf & { cart: NewCart }, scope) =>
    inStore(scope, '/cart/create', { headers: csrfHeaders(csrfToken), body: cart }),
  answer: dataOf(cartJson),
});

const addCartItems = defineCall({
  ...personalWrite,
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

const updateCartItem = defineCall({
  ...personalWrite,
  name: 'updateCartItem',
  method: 'PUT',
  route: '/cart/{id}/items/{itemId}',
  request: (
    { csrfToken, cartId, itemId, change }: Csrf & { cartId: string; itemId: string; change: CartLineChange },
    scope,
  ) => inStore(scope, itemPath(cartId, itemId), { headers: csrfHeaders(csrfToken), body: change }),
  answer: dataOf(cartJson),
});

/** 204 means that the last line was removed, and the cart with it (wire-protocols 3.3). */
const removeCartItem = defineCall({
  ...personalWrite,
  name: 'removeCartItem',
  method: 'DELETE',
  route: '/cart/{id}/items/{itemId}',
  request: ({ csrfToken, cartId, itemId }: Csrf & { cartId: string; itemId: string }, scope) =>
    inStore(scope, itemPath(cartId, itemId), { headers: csrfHeaders(csrfToken) }),
  answer: dataOf(cartJson).nullable(),
});

const deleteCart = defineCall({
  ...personalWrite,
  name: 'deleteCart',
  method: 'DELETE',
  route: '/cart/{id}',
  request: ({ csrfToken, id }: Csrf & { id: string }, scope) =>
    inStore(scope, cartPath(id), { headers: csrfHeaders(csrfToken) }),
  answer: noContent,
  statuses: { 404: null },
});

const updateCartCustomer = defineCall({
  ...personalWrite,
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

export function cartCalls(source: Source, caller: Caller, { read, write }: CommerceClient) {
  /** With a deadline of its own, for writes that continue after the request. */
  const detachedClient = (): CommerceClient =>
    commerceClient(source, {
      ...caller,
      deadline: performance.now() + lateCartMs,
      signal: new AbortController().signal,
    });
  return {
    /** Null when it is deleted, expired, or of another store. */
    getCart: (id: string) => read(getCart, { id }),
    createCart(cart: NewCart): Promise<CartJson> {
      if (!canAwaitLateCart()) return write(createCart, { cart });
      return createCartWithin({
        call: createCart,
        withinMs: Math.min(writeMs, (caller.deadline - performance.now()) * (1 - RECONCILE_SHARE)),
        create: () => detachedClient().write(createCart, { cart }),
        remove: async ({ id }) => {
          await detachedClient().write(deleteCart, { id });
        },
      });
    },
    addCartItems: (cartId: string, items: readonly NewCartLine[]) => write(addCartItems, { cartId, items }),
    updateCartItem: (cartId: string, itemId: string, change: CartLineChange) =>
      write(updateCartItem, { cartId, itemId, change }),
    /** Null when the last line was removed, and the cart with it. */
    removeCartItem: (cartId: string, itemId: string) => write(removeCartItem, { cartId, itemId }),
    /** Also resolves when the cart did not exist. */
    async deleteCart(id: string): Promise<void> {
      await write(deleteCart, { id });
    },
    hasVisitUrls: false,
    checkoutUrl: async () => null,
    updateCartCustomer: (cartId: string, customerID: number) =>
      write(updateCartCustomer, { cartId, customerID }),
  };
}
