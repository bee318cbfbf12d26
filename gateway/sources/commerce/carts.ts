/**
 * Carts (catalogue.md 3, 7.1; wire-protocols 3.3). The calls also vary on the customer, so that no answer is cached or
 * shared between people. Writes are sent once; after a lost response the caller reads the cart.
 */
import { z } from 'zod';
import type { Caller } from '../transport/caller.ts';
import { defineCall } from '../transport/call.ts';
import type { Source } from '../transport/source.ts';
import { RECONCILE_SHARE } from '../transport/wire/exchange.ts';
import { dataOf, inStore, noContent } from './answers.ts';
import { commerceClient, type CommerceClient } from './client.ts';
import { csrfHeaders } from './csrf.ts';
import { createCartWithin, canAwaitLateCart } from './lateCart.ts';

const cartLineJson = z.object({
  /** UUID of the line, stable when quantity or variant change. */
  id: z.string(),
  product_id: z.number(),
  variant_id: z.number(),
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  quantity: z.number(),
  /** One unit before discounts. */
  list_price: z.number(),
  /** One unit after discounts. */
  sale_price: z.number(),
  extended_list_price: z.number(),
  extended_sale_price: z.number(),
  /** Path on the image service. */
  image_url: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
});

const cartJson = z.object({
  /** UUID. The cart expires 30 days after its last change. */
  id: z.string(),
  /** Zero for a guest's cart. */
  customer_id: z.number(),
  customer: z
    .object({ id: z.number(), email: z.string(), customer_group_id: z.number().nullable() })
    .nullable(),
  currency: z.object({ code: z.string() }),
  /** Before discounts. */
  base_amount: z.number(),
  /** After discounts; taxes included when `tax_included`, shipping never. */
  cart_amount: z.number(),
  tax_included: z.boolean(),
  status: z.string(),
  line_items: z.object({
    physical_items: z.array(cartLineJson),
    digital_items: z.array(z.unknown()),
    gift_certificates: z.array(z.unknown()),
    custom_items: z.array(z.unknown()),
  }),
  created_time: z.string(),
  updated_time: z.string(),
  /** Incremented by every change. */
  version: z.number(),
});

export type CartLineJson = z.infer<typeof cartLineJson>;
export type CartJson = z.infer<typeof cartJson>;

/** A line to add to a cart, as sent. */
export interface NewCartLine {
  product_id: number;
  variant_id: number;
  /** At least 1. */
  quantity: number;
}

interface NewCart {
  line_items: readonly NewCartLine[];
  customer_id?: number;
}

/** Change of a line, as sent (catalogue.md 3: productID and quantity). */
export interface CartLineChange {
  productID: number;
  variantID?: number;
  /** At least 1. */
  quantity: number;
  /** The cart's version that the change is based on; a stale one is refused with 409. */
  version?: number;
}

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
        remove: async (id) => {
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
    updateCartCustomer: (cartId: string, customerID: number) =>
      write(updateCartCustomer, { cartId, customerID }),
  };
}
