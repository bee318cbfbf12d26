/** Carts, refusals and the CSRF token: the client against the stand-in, over loopback. */
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type Sellable, type TestShop } from '../../sandbox/commerce/testShop.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen } from '../../testing/shop/listen.ts';
import { SourceError } from '../transport/errors.ts';
import type { CommerceSource } from './handle.ts';
import type { RequestScope } from '../transport/scope.ts';
import { commerceSource } from './commerce.ts';

let clock = Date.now();
let shop: TestShop;
let source: CommerceSource;
let plain: Sellable;
let other: Sellable;

beforeAll(async () => {
  shop = await openTestShop(listen, { now: () => clock });
  plain = await shop.sellable((one) => one.isPurchasable && one.quantity > 10);
  other = await shop.sellable(
    (one, product) => product.id !== plain.product.id && one.isPurchasable && one.quantity > 10,
  );
});
beforeEach(() => {
  source = commerceSource({ url: `${shop.url}/api` });
  return () => source.close();
});
afterAll(() => shop.close());

function request(scope: Partial<RequestScope> = {}) {
  const mine = caller(scope);
  return { commerce: source.open(mine), log: mine.log };
}

const line = ({ product, variant }: Sellable, quantity = 1) => ({
  product_id: product.id,
  variant_id: variant.variant_id,
  quantity,
});

async function failure(attempt: Promise<unknown>): Promise<SourceError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SourceError);
  return error as SourceError;
}

test('a cart is created, changed, assigned to a customer and deleted', async () => {
  const { commerce } = request();
  const made = await commerce.createCart({ line_items: [line(plain)] });
  const more = await commerce.addCartItems(made.id, [line(plain), line(other, 3)]);
  expect(more.line_items.physical_items.map(({ quantity }) => quantity)).toEqual([2, 3]);
  const [first, second] = more.line_items.physical_items;
  const changed = await commerce.updateCartItem(made.id, first!.id, {
    productID: plain.product.id,
    quantity: 5,
  });
  expect(changed.line_items.physical_items[0]).toMatchObject({ id: first!.id, quantity: 5 });
  const owned = await commerce.updateCartCustomer(made.id, 1002);
  expect(owned).toMatchObject({ customer_id: 1002 });
  expect(await commerce.getCart(made.id)).toEqual(owned);
  const left = await commerce.removeCartItem(made.id, first!.id);
  expect(left?.line_items.physical_items).toHaveLength(1);
  expect(await commerce.removeCartItem(made.id, second!.id)).toBeNull();
  expect(await commerce.getCart(made.id)).toBeNull();
  await expect(commerce.deleteCart(made.id)).resolves.toBeUndefined();
});

test('a cart belongs to its store, and is never cached', async () => {
  const { commerce, log } = request();
  const made = await commerce.createCart({ line_items: [line(plain)] });
  expect(await request({ commerceRegion: 'ca' }).commerce.getCart(made.id)).toBeNull();
  await commerce.getCart(made.id);
  await commerce.getCart(made.id);
  expect(log.records.filter(({ call }) => call === 'getCart').map(({ verdict }) => verdict)).toEqual([
    'network',
    'network',
  ]);
  await commerce.deleteCart(made.id);
  expect(await commerce.getCart(made.id)).toBeNull();
});

describe('refusals', () => {
  test('too many units: 422, with the units available', async () => {
    const { commerce } = request();
    const error = await failure(commerce.createCart({ line_items: [line(plain, 5000)] }));
    expect(error).toMatchObject({ code: 'SOURCE_REFUSED', status: 422, call: 'createCart' });
    expect(error.detail).toMatchObject({ body: { title: 'Insufficient stock' } });
    expect(commerce.refusal(error)).toEqual({
      status: 422,
      title: 'Insufficient stock',
      type: 'insufficient_stock',
      errors: { available: String(plain.variant.quantity) },
    });
  });

  test.each([
    [
      'a missing cart',
      404,
      'cart_not_found',
      (id: string) => id.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')),
      (item: string) => item,
    ],
    [
      'a missing line',
      404,
      'item_not_found',
      (id: string) => id,
      () => '00000000-0000-4000-8000-000000000000',
    ],
  ])('%s: %i', async (_, status, type, cartId, itemId) => {
    const { commerce } = request();
    const made = await commerce.createCart({ line_items: [line(plain)] });
    const item = made.line_items.physical_items[0]!.id;
    const change = { productID: plain.product.id, quantity: 2 };
    for (const attempt of [
      commerce.updateCartItem(cartId(made.id), itemId(item), change),
      commerce.removeCartItem(cartId(made.id), itemId(item)),
    ]) {
      expect(commerce.refusal(await failure(attempt))).toMatchObject({ status, type });
    }
  });

  test('a change based on a stale version: 409', async () => {
    const { commerce } = request();
    const made = await commerce.createCart({ line_items: [line(plain)] });
    const change = { productID: plain.product.id, quantity: 2, version: made.version };
    const item = made.line_items.physical_items[0]!.id;
    await commerce.updateCartItem(made.id, item, change);
    const error = await failure(commerce.updateCartItem(made.id, item, change));
    expect(commerce.refusal(error)).toMatchObject({ status: 409, type: 'stale_version' });
  });

  test('the v2 format, a list, is parsed', async () => {
    const { commerce } = request();
    const error = await failure(commerce.shipments(77));
    expect(commerce.refusal(error)).toMatchObject({ status: 404, type: 'order_not_found' });
  });

  test('other errors are not refusals', () => {
    const { commerce } = request();
    const at = { source: 'commerce', call: 'getCart' } as const;
    expect(
      commerce.refusal(new SourceError('SOURCE_UNAVAILABLE', at, 'answered 503', { status: 503 })),
    ).toBeNull();
    expect(
      commerce.refusal(new SourceError('SOURCE_REFUSED', { ...at, source: 'engine' }, '', { status: 422 })),
    ).toBeNull();
    expect(commerce.refusal(new Error('something else'))).toBeNull();
  });
});

describe('the CSRF token', () => {
  const tokensAsked = (log: ReturnType<typeof request>['log']) =>
    log.records.filter(({ call, attempts }) => call === 'getCsrfToken' && attempts > 0).length;

  test('is requested once per process, even by concurrent requests', async () => {
    const several = [request(), request(), request({ commerceRegion: 'ca' })];
    const carts = await Promise.all(
      several.slice(0, 2).map(({ commerce }) => commerce.createCart({ line_items: [line(plain)] })),
    );
    await several[2]!.commerce.deleteCart(carts[0]!.id);
    await several[0]!.commerce.deleteCart(carts[1]!.id);
    expect(several.reduce((sum, { log }) => sum + tokensAsked(log), 0)).toBe(1);
  });

  test('is requested again, once, when the shop rejects it', async () => {
    const { commerce, log } = request();
    const made = await commerce.createCart({ line_items: [line(plain)] });
    clock += 13 * 60 * 60 * 1000;
    const more = await commerce.addCartItems(made.id, [line(plain)]);
    expect(more.line_items.physical_items[0]!.quantity).toBe(2);
    expect(tokensAsked(log)).toBe(2);
    expect(log.records.filter(({ call }) => call === 'addCartItems').map(({ verdict }) => verdict)).toEqual([
      'failed',
      'network',
    ]);
  });

  test('is not requested endlessly from a shop that rejects every token', async () => {
    let writes = 0;
    const { commerce, log, close } = await customShop((api) => {
      api.post('/cart/create', (c) => {
        writes += 1;
        return c.json({ status: 403, title: 'no' }, 403);
      });
    });
    for (const expected of [1, 3]) {
      const error = await failure(commerce.createCart({ line_items: [line(plain)] }));
      expect(error).toMatchObject({ code: 'SOURCE_MISCONFIGURED', status: 403 });
      expect(writes).toBe(expected);
    }
    expect(tokensAsked(log)).toBe(2);
    await close();
  });
});

test('a failed cart write is not retried', async () => {
  let writes = 0;
  const { commerce, close } = await customShop((api) => {
    api.post('/cart/:id/items', (c) => {
      writes += 1;
      return c.json({ status: 503 }, 503);
    });
  });
  const error = await failure(commerce.addCartItems('a-cart', [line(plain)]));
  expect(error).toMatchObject({ code: 'SOURCE_UNAVAILABLE', status: 503 });
  expect(writes).toBe(1);
  await close();
});

test('an invalid cart is SOURCE_MALFORMED', async () => {
  const { commerce, close } = await customShop((api) => {
    api.get('/cart/:id', (c) => c.json({ data: { id: c.req.param('id'), line_items: 'none' } }));
  });
  expect(await failure(commerce.getCart('a-cart'))).toMatchObject({ code: 'SOURCE_MALFORMED' });
  await close();
});

/** A shop that issues tokens, and otherwise does what the test says. */
async function customShop(behave: (api: Hono) => void) {
  const api = new Hono();
  api.get('/csrf-token', (c) => c.json({ token: 'a-token' }));
  behave(api);
  const server = await listen(new Hono().route('/api', api));
  const source = commerceSource({ url: server.url });
  const mine = caller();
  return {
    commerce: source.open(mine),
    log: mine.log,
    async close() {
      await source.close();
      await server.close();
    },
  };
}
