/** Several variants added in one step: all or none. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { add, addSeveral, read, variants } from '../../testing/shop/cartOperations.ts';
import { startShop, type Shop } from '../../testing/shop/shop.ts';

let shop: Shop;
let ski: string;
let binding: string;
let soldOut: string;
beforeAll(async () => {
  shop = await startShop();
  const that = async (availability: string, handle: string) =>
    (await variants(shop, 'en-us', handle)).find((one) => one.availability === availability)?.id ?? '';
  ski = await that('IN_STOCK', 'lodestar-98');
  binding = await that('IN_STOCK', 'timber-hitch-13');
  soldOut = await that('SOLD_OUT', 'lodestar-98');
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

test('each variant becomes a line of its own, also in a cart that has some already', async () => {
  const visitor = shop.visitor();
  await add(visitor, ski);
  const { addCartItems: result } = (
    await addSeveral(visitor, [{ variantId: binding, quantity: 2 }, { variantId: ski }])
  ).data;
  expect(result).toMatchObject({
    __typename: 'AddCartItemsPayload',
    cart: { totalQuantity: 4 },
    lines: [
      { variantId: binding, quantity: 2 },
      { variantId: ski, quantity: 2 },
    ],
  });
  expect((await read(visitor))?.lines).toHaveLength(2);
});

test('a variant that is named twice is summed', async () => {
  const { data } = await addSeveral(shop.visitor(), [{ variantId: ski }, { variantId: ski, quantity: 2 }]);
  expect(data.addCartItems.lines).toEqual([{ variantId: ski, quantity: 3 }]);
});

test('when one is sold out, none is added, and the message names it', async () => {
  const visitor = shop.visitor();
  await add(visitor, ski);
  const before = await read(visitor);
  const { data } = await addSeveral(visitor, [{ variantId: binding }, { variantId: soldOut }]);
  expect(data.addCartItems).toEqual({
    __typename: 'InsufficientStock',
    message: 'Lodestar 98: This item is sold out. Nothing was added to your cart.',
    path: ['input', 'items', '1', 'quantity'],
  });
  expect(await read(visitor)).toEqual(before);
});

test('a refused first addition makes no cart', async () => {
  const visitor = shop.visitor();
  await addSeveral(visitor, [{ variantId: binding }, { variantId: soldOut }]);
  expect(await read(visitor)).toBeNull();
});

test.each([0, 11])('%i items are an error of the caller', async (count) => {
  const { errors } = await addSeveral(
    shop.visitor(),
    Array.from({ length: count }, () => ({ variantId: ski })),
  );
  expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});

test('an error while commerce is down, and the cart stays as it was', async () => {
  const visitor = shop.visitor();
  await add(visitor, ski);
  await shop.breakSource({ source: 'commerce', status: 503 });
  const { errors } = await addSeveral(visitor, [{ variantId: ski }, { variantId: binding }]);
  expect(errors[0]).toMatchObject({ extensions: { source: 'commerce' } });
  await shop.mendSources();
  expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
});
