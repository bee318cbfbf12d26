/**
 * `carts…` of BigCommerce's V3 API. The calls also vary on the customer, so that no answer is cached or shared between
 * people. Writes are sent once, as the API knows no idempotency keys; after a lost response the caller reads the cart.
 */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import type { Caller } from '../../transport/caller.ts';
import { RECONCILE_SHARE } from '../../transport/wire/exchange.ts';
import { dataOf, noContent } from '../answers.ts';
import type { CartJson, CartLineChange, NewCart, NewCartLine } from '../carts.ts';
import type { CommerceHandle } from '../handle.ts';
import { canAwaitLateCart, createCartWithin } from '../lateCart.ts';
import type { RefusalJson } from '../refusal.ts';
import { channelCartJson } from './cartJson.ts';
import type { BigCommerceClient } from './client.ts';
import { productNow } from './productCalls.ts';
import { explained } from './refusals.ts';

const personal = { source: 'commerce', varies: ['commerceRegion', 'customerId'] } as const;
/** Half of a request's time, so that there is time to read the cart back after a lost response. */
const writeMs = 5_000;
/** How long a late response about a new cart is awaited after the shopper was told that it failed (lateCart.ts). */
const lateCartMs = 40_000;
const personalWrite = { ...personal, idempotent: false, timeoutMs: writeMs } as const;

const withOptions = { include: 'line_items.physical_items.options' };

const getCart = defineCall({
  ...personal,
  name: 'getCart',
  method: 'GET',
  route: '/v3/carts/{id}',
  idempotent: true,
  request: ({ id }: { id: string }) => ({ path: cartPath(id), query: withOptions }),
  answer: dataOf(channelCartJson).nullable(),
  statuses: { 404: null },
  mayLackBody: true,
});

const createCart = defineCall({
  ...personalWrite,
  timeoutMs: lateCartMs,
  name: 'createCart',
  method: 'POST',
  route: '/v3/carts',
  // Without its channel, the cart would be the first channel's, with that one's prices and checkout.
  request: ({ channelId, cart }: { channelId: number; cart: NewCart }) => ({
    path: '/v3/carts',
    query: withOptions,
    body: {
      channel_id: channelId,
      // A guest's cart has no customer, not customer 0.
      ...(cart.customer_id ? { customer_id: cart.customer_id } : {}),
      line_items: cart.line_items,
    },
  }),
  answer: dataOf(channelCartJson),
});

const addCartItems = defineCall({
  ...personalWrite,
  name: 'addCartItems',
  method: 'POST',
  route: '/v3/carts/{id}/items',
  request: ({
    cartId,
    items,
    version,
  }: {
    cartId: string;
    items: readonly NewCartLine[];
    version?: number;
  }) => ({
    path: `${cartPath(cartId)}/items`,
    query: withOptions,
    body: { line_items: items, version },
  }),
  answer: dataOf(channelCartJson),
});

interface QuantityChange {
  cartId: string;
  itemId: string;
  productId: number;
  variantId: number | undefined;
  quantity: number;
  version: number | undefined;
}

const updateCartItem = defineCall({
  ...personalWrite,
  name: 'updateCartItem',
  method: 'PUT',
  route: '/v3/carts/{id}/items/{itemId}',
  request: ({ cartId, itemId, productId, variantId, quantity, version }: QuantityChange) => ({
    path: itemPath(cartId, itemId),
    query: withOptions,
    body: { line_item: { product_id: productId, variant_id: variantId, quantity }, version },
  }),
  answer: dataOf(channelCartJson),
});

/** 204 means that the last line was removed, and the cart with it. */
const removeCartItem = defineCall({
  ...personalWrite,
  name: 'removeCartItem',
  method: 'DELETE',
  route: '/v3/carts/{id}/items/{itemId}',
  request: ({ cartId, itemId }: { cartId: string; itemId: string }) => ({
    path: itemPath(cartId, itemId),
    query: withOptions,
  }),
  answer: dataOf(channelCartJson).nullable(),
});

const deleteCart = defineCall({
  ...personalWrite,
  name: 'deleteCart',
  method: 'DELETE',
  route: '/v3/carts/{id}',
  request: ({ id }: { id: string }) => ({ path: cartPath(id) }),
  answer: noContent,
  statuses: { 404: null },
  mayLackBody: true,
});

const updateCartCustomer = defineCall({
  ...personalWrite,
  name: 'updateCartCustomer',
  method: 'PUT',
  route: '/v3/carts/{id}',
  request: ({ cartId, customerId }: { cartId: string; customerId: number }) => ({
    path: cartPath(cartId),
    query: withOptions,
    body: { customer_id: customerId },
  }),
  answer: dataOf(channelCartJson),
});

/** Each address is good for one visit. Asking again is harmless, but it is sent once: a new address is made each time. */
const createRedirectUrls = defineCall({
  ...personalWrite,
  name: 'createRedirectUrls',
  method: 'POST',
  route: '/v3/carts/{id}/redirect_urls',
  request: ({ cartId }: { cartId: string }) => ({ path: `${cartPath(cartId)}/redirect_urls` }),
  answer: dataOf(z.object({ checkout_url: z.url() })),
});

function cartPath(id: string): string {
  return `/v3/carts/${encodeURIComponent(id)}`;
}

function itemPath(cartId: string, itemId: string): string {
  return `${cartPath(cartId)}/items/${encodeURIComponent(itemId)}`;
}

/** A change of a cart that the store may refuse. */
interface Attempt {
  /** Null for a new cart. */
  cartId: string | null;
  version?: number | undefined;
  added?: readonly NewCartLine[];
  itemId?: string;
  /** New quantity of the line. */
  quantity?: number;
}

type CartLines = CartJson['line_items']['physical_items'];

/** Milliseconds that finding out a reason takes; with less time left the refusal has none. */
const explanationMs = 300;

type CartMethods =
  | 'getCart'
  | 'createCart'
  | 'addCartItems'
  | 'updateCartItem'
  | 'removeCartItem'
  | 'deleteCart'
  | 'updateCartCustomer'
  | 'hasVisitUrls'
  | 'checkoutUrl';

/** @param detached a client with a deadline of its own, for writes that continue after the request. */
export function cartCalls(
  client: BigCommerceClient,
  caller: Caller,
  detached: (lifeMs: number) => BigCommerceClient,
): Pick<CommerceHandle, CartMethods> {
  const channelId = (): number => client.open.store.channelId;

  const find = async (id: string): Promise<CartJson | null> => {
    const found = await client.run(getCart, { id });
    // Carts of the store's other channels are answered, too.
    return found?.channelId === channelId() ? found.cart : null;
  };

  const refusable = <Answer>(attempt: Attempt, write: () => Promise<Answer>): Promise<Answer> =>
    explained(write, async ({ status }) => {
      if (caller.deadline - performance.now() < explanationMs) return null;
      const { cartId, itemId, version, added = [], quantity } = attempt;
      const cart = cartId === null ? null : await find(cartId);
      if (cartId !== null && !cart) return reason(404, 'cart_not_found');
      const lines = cart?.line_items.physical_items ?? [];
      const line = lines.find(({ id }) => id === itemId);
      if (itemId !== undefined && !line) return reason(404, 'item_not_found');
      if (status === 404) return null;
      if (cart && version !== undefined && version !== cart.version)
        return reason(409, 'stale_version', { version: String(cart.version) });
      const wanted = line && quantity !== undefined ? [...added, { ...line, quantity }] : added;
      const others = lines.filter(({ id }) => id !== itemId);
      const problems = await Promise.all(wanted.map((one) => problemOf(one, others)));
      return problems.find((problem) => problem !== null) ?? null;
    });

  async function problemOf(line: NewCartLine, others: CartLines): Promise<RefusalJson | null> {
    if (line.quantity < 1) return reason(422, 'invalid_quantity');
    const product = await productNow(client, line.product_id);
    const variant = product?.variants?.find(({ variant_id: id }) => id === line.variant_id);
    if (!product || !variant?.isPurchasable) return reason(422, 'not_purchasable');
    const sharesUnits = ({ variant_id: id, product_id: of }: NewCartLine): boolean =>
      product.inventory_tracking === 'product' ? of === product.id : id === variant.variant_id;
    const held = others.filter(sharesUnits).reduce((sum, { quantity }) => sum + quantity, 0);
    return held + line.quantity > variant.quantity
      ? reason(422, 'insufficient_stock', { available: String(variant.quantity) })
      : null;
  }

  const add = async (cartId: string, items: readonly NewCartLine[], version?: number): Promise<CartJson> => {
    const { cart } = await refusable({ cartId, added: items, version }, () =>
      client.run(addCartItems, { cartId, items, ...(version === undefined ? {} : { version }) }),
    );
    return cart;
  };

  const remove = async (cartId: string, itemId: string): Promise<CartJson | null> => {
    const left = await refusable({ cartId, itemId }, () => client.run(removeCartItem, { cartId, itemId }));
    return left?.cart ?? null;
  };

  return {
    getCart: find,

    async createCart(cart) {
      const args = { channelId: channelId(), cart };
      const made = await refusable({ cartId: null, added: cart.line_items }, () => {
        if (!canAwaitLateCart()) return client.run(createCart, args);
        return createCartWithin({
          call: createCart,
          withinMs: Math.min(writeMs, (caller.deadline - performance.now()) * (1 - RECONCILE_SHARE)),
          create: () => detached(lateCartMs).run(createCart, args),
          remove: async ({ cart: { id } }) => {
            await detached(lateCartMs).run(deleteCart, { id });
          },
        });
      });
      return made.cart;
    },

    addCartItems: (cartId, items) => add(cartId, items),

    async updateCartItem(cartId, itemId, { productID, variantID, quantity, version }: CartLineChange) {
      const change = { cartId, itemId, productId: productID, variantId: variantID, quantity, version };
      const { cart } = await refusable({ cartId, itemId, quantity, version }, () =>
        client.run(updateCartItem, change),
      );
      const line = cart.line_items.physical_items.find(({ id }) => id === itemId);
      if (!line || variantID === undefined || line.variant_id === variantID) return cart;
      // A line never becomes another variant. First the new one: with its last line the cart would go.
      const item = { product_id: productID, variant_id: variantID, quantity };
      const added = await add(cartId, [item], cart.version);
      return (await remove(cartId, itemId)) ?? added;
    },

    removeCartItem: remove,

    async deleteCart(id) {
      await client.run(deleteCart, { id });
    },

    async updateCartCustomer(cartId, customerID) {
      const { cart } = await refusable({ cartId }, () =>
        client.run(updateCartCustomer, { cartId, customerId: customerID }),
      );
      return cart;
    },

    hasVisitUrls: true,
    async checkoutUrl(cartId) {
      const { checkout_url: url } = await refusable({ cartId }, () =>
        client.run(createRedirectUrls, { cartId }),
      );
      return url;
    },
  };
}

function reason(status: number, type: string, errors: Record<string, string> = {}): RefusalJson {
  return { status, title: '', type, errors };
}
