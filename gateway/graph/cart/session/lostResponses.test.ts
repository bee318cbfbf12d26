/** The cart during commerce failures: missing carts, lost responses, and no write sent twice. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { add, buyable, change, read, remove } from '../../../testing/shop/cartOperations.ts';
import { startLossyProxy, type LossyProxy } from '../../../testing/faults/lossyProxy.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
let proxy: LossyProxy;
beforeAll(async () => {
  shop = await startShop({
    commerceVia: async (url) => {
      proxy = await startLossyProxy(url);
      return proxy.url;
    },
  });
});
afterEach(async () => {
  await shop.mendSources();
  // Faults of one test must not open the circuit breaker for the next.
  await shop.coldSources();
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
});

const lost = { code: 'SOURCE_UNAVAILABLE', source: 'commerce' };

describe('a cart that commerce says is gone', () => {
  const nobodys = '00000000-0000-4000-8000-000000000000';
  const later = (ms: number): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is an error until a second answer, seconds later, agrees', async () => {
    const visitor = shop.visitor();
    visitor.session.keepCart('us', nobodys);
    for (const ms of [0, 2_900]) {
      later(ms);
      const { data, errors } = await visitor.ask(`query @inContext(locale: "en-us") { cart { id } }`);
      expect([data, errors[0]?.extensions]).toEqual([{ cart: null }, lost]);
      expect(visitor.session.cartId('us')).toBe(nobodys);
    }
    later(200);
    expect(await read(visitor)).toBeNull();
    expect(visitor.session.cartId('us')).toBeNull();
  });

  test('and reappears needs two answers again', async () => {
    const visitor = shop.visitor();
    await add(visitor, await buyable(shop));
    visitor.session.markCartMissing('us', Date.now() - 60_000);
    expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
    expect(visitor.session.cartMissingSince('us')).toBeNull();
  });

  test('is replaced by a new one', async () => {
    const visitor = shop.visitor();
    visitor.session.keepCart('us', nobodys);
    await visitor.ask(`query @inContext(locale: "en-us") { cart { id } }`);
    later(3_000);
    expect((await add(visitor, await buyable(shop))).data.addCartItem).toMatchObject({
      __typename: 'AddCartItemPayload',
      cart: { totalQuantity: 1 },
    });
  });

  test('makes a purchase wait for the second answer instead of failing', async () => {
    const visitor = shop.visitor();
    visitor.session.keepCart('us', nobodys);
    visitor.session.markCartMissing('us', Date.now() - 2_500);
    expect((await add(visitor, await buyable(shop))).data.addCartItem).toMatchObject({
      __typename: 'AddCartItemPayload',
    });
  });

  test('is looked up again and comes back with its lines', async () => {
    const visitor = shop.visitor();
    await add(visitor, await buyable(shop), 2);
    const id = visitor.session.cartId('us');
    visitor.session.abandonCart('us', Date.now());
    expect(await read(visitor)).toBeNull();
    later(3_000);
    expect(await read(visitor)).toMatchObject({ totalQuantity: 2 });
    expect(visitor.session.cartId('us')).toBe(id);
  });

  test('comes back before a purchase creates another one', async () => {
    const visitor = shop.visitor();
    const id = await buyable(shop);
    await add(visitor, id, 2);
    visitor.session.abandonCart('us', Date.now() - 3_000);
    expect((await add(visitor, id)).data.addCartItem).toMatchObject({ line: { quantity: 3 } });
  });

  test('does not come back after the shopper deleted it', async () => {
    const visitor = shop.visitor();
    await add(visitor, await buyable(shop));
    visitor.session.abandonCart('us', Date.now() - 3_000);
    await visitor.ask('mutation @inContext(locale: "en-us") { deleteCart { deletedCartId } }');
    later(60_000);
    expect(await read(visitor)).toBeNull();
    expect(visitor.session.abandonedCart('us')).toBeNull();
  });

  test('costs occasional lookups for a day', async () => {
    const visitor = shop.visitor();
    visitor.session.keepCart('us', nobodys);
    visitor.session.abandonCart('us', Date.now());
    const calls = async (): Promise<number> =>
      (await visitor.ask(`query @inContext(locale: "en-us") { cart { id } }`)).log.records.length;
    const seen: number[] = [];
    for (const seconds of [1, 3, 3, 10, 60, 24 * 3_600, 1]) {
      later(seconds * 1_000);
      seen.push(await calls());
    }
    expect(seen).toEqual([0, 1, 0, 1, 1, 0, 0]);
    expect(visitor.session.abandonedCart('us')).toBeNull();
  });
});

test('while commerce is down the cart is an error, and the session keeps it', async () => {
  const visitor = shop.visitor();
  await add(visitor, await buyable(shop));
  const id = visitor.session.cartId('us');
  await shop.breakSource({ source: 'commerce', status: 503 });
  const { data, errors } = await visitor.ask(`query @inContext(locale: "en-us") { cart { id } }`);
  expect(data).toEqual({ cart: null });
  expect(errors[0]?.extensions).toEqual(lost);
  expect(visitor.session.cartId('us')).toBe(id);
  await shop.mendSources();
  await shop.coldSources();
  expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
});

test('an added item whose response was lost is found in the cart and added once', async () => {
  const visitor = shop.visitor();
  const id = await buyable(shop);
  await add(visitor, id);
  proxy.loseNext('POST');
  const { data, errors } = await add(visitor, id, 2);
  expect(errors).toEqual([]);
  expect(data.addCartItem).toMatchObject({ __typename: 'AddCartItemPayload', line: { quantity: 3 } });
  expect(await read(visitor)).toMatchObject({ totalQuantity: 3 });
});

test('a change and a removal of the last line are recognised as done when the response was lost', async () => {
  const visitor = shop.visitor();
  const line = (await add(visitor, await buyable(shop))).data.addCartItem.cart?.lines[0]?.id ?? '';
  proxy.loseNext('PUT');
  expect((await change(visitor, line, 2)).data.changeCartItem).toMatchObject({
    __typename: 'ChangeCartItemPayload',
    line: { quantity: 2 },
  });
  proxy.loseNext('DELETE');
  expect((await remove(visitor, line)).data.removeCartItem).toMatchObject({
    __typename: 'RemoveCartItemPayload',
    cart: null,
  });
  expect(visitor.session.cartId('us')).toBeNull();
});

test('a first item whose response was lost is added to another cart, as the lost one’s id is unknown', async () => {
  const visitor = shop.visitor();
  const id = await buyable(shop);
  proxy.loseNext('POST');
  expect((await add(visitor, id)).errors).toEqual([]);
  expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
});

test('a first item is an error when its response is lost twice, and when commerce fails', async () => {
  const visitor = shop.visitor();
  const id = await buyable(shop);
  proxy.loseNext('POST');
  proxy.loseNext('POST');
  expect((await add(visitor, id)).errors[0]?.extensions).toEqual(lost);
  await shop.breakSource({ source: 'commerce', status: 503 });
  expect((await add(visitor, id)).errors[0]?.extensions).toEqual(lost);
  expect(visitor.session.cartId('us')).toBeNull();
});

test('deletion and reassignment of a cart are recognised as done when the response was lost', async () => {
  const visitor = shop.visitor();
  await add(visitor, await buyable(shop));
  proxy.loseNext('DELETE');
  const { data } = await visitor.ask<{ deleteCart: { deletedCartId: string | null } }>(
    'mutation @inContext(locale: "en-us") { deleteCart { deletedCartId } }',
  );
  expect(data.deleteCart.deletedCartId).not.toBeNull();
  expect(await read(visitor)).toBeNull();

  await add(visitor, await buyable(shop));
  proxy.loseNext('PUT');
  const signedIn = await visitor.ask<{ signIn: { cart: string } }>(
    `mutation @inContext(locale: "en-us") {
      signIn(input: { email: "shopper.us@skarn.example", password: "hot-meets-cold" }) { ... on SignInPayload { cart } } }`,
  );
  expect(signedIn.data.signIn.cart).toBe('REASSIGNED');
});
