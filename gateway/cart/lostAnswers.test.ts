/** The cart while commerce is ill: carts that are gone, answers that are lost, and nothing sent twice. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { add, buyable, change, read, remove } from '../testing/cartVerbs.ts';
import { startLossyProxy, type LossyProxy } from '../testing/lossyProxy.ts';
import { startShop, type Shop } from '../testing/shop.ts';

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
  // What one test broke shall open no circuit for the next.
  await shop.coldSources();
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
});

const lost = { code: 'SOURCE_UNAVAILABLE', source: 'commerce' };

test('a cart that the platform forgot is forgotten, and the next purchase makes a new one', async () => {
  const visitor = shop.visitor();
  visitor.session.keepCart('us', '00000000-0000-4000-8000-000000000000');
  expect(await read(visitor)).toBeNull();
  expect(visitor.session.cartId('us')).toBeNull();
  expect((await add(visitor, await buyable(shop))).data.addCartItem).toMatchObject({
    __typename: 'AddCartItemPayload',
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

test('an added item whose answer was lost is found in the cart, and put there once', async () => {
  const visitor = shop.visitor();
  const id = await buyable(shop);
  await add(visitor, id);
  proxy.loseNext('POST');
  const { data, errors } = await add(visitor, id, 2);
  expect(errors).toEqual([]);
  expect(data.addCartItem).toMatchObject({ __typename: 'AddCartItemPayload', line: { quantity: 3 } });
  expect(await read(visitor)).toMatchObject({ totalQuantity: 3 });
});

test('a change, and the removal of the last line, are found done', async () => {
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

test('a first item whose answer was lost is put into another cart: nobody will ever know the lost one’s id', async () => {
  const visitor = shop.visitor();
  const id = await buyable(shop);
  proxy.loseNext('POST');
  expect((await add(visitor, id)).errors).toEqual([]);
  expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
});

test('a first item is an error when its answer is lost twice, and when commerce refuses to work', async () => {
  const visitor = shop.visitor();
  const id = await buyable(shop);
  proxy.loseNext('POST');
  proxy.loseNext('POST');
  expect((await add(visitor, id)).errors[0]?.extensions).toEqual(lost);
  await shop.breakSource({ source: 'commerce', status: 503 });
  expect((await add(visitor, id)).errors[0]?.extensions).toEqual(lost);
  expect(visitor.session.cartId('us')).toBeNull();
});

test('an emptied cart, and one that its owner took along, are found so when the answer was lost', async () => {
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
