/** The cart end to end: contents, refusals and ownership. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, buyable, change, read, remove, variants } from '../../testing/shop/cartOperations.ts';
import { startShop, type Shop } from '../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('a visit', () => {
  test('creates, fills, changes and empties a cart', async () => {
    const visitor = shop.visitor();
    expect(await read(visitor)).toBeNull();
    const [first = '', second = ''] = (await variants(shop))
      .filter(({ availability }) => availability === 'IN_STOCK')
      .map(({ id }) => id);

    const added = (await add(visitor, first, 2)).data.addCartItem;
    expect(added).toMatchObject({ __typename: 'AddCartItemPayload' });
    expect(added.cart).toMatchObject({ totalQuantity: 2, subtotal: { currency: { code: 'USD' } } });
    const line = added.cart?.lines[0];
    expect(line).toMatchObject({ variantId: first, quantity: 2, product: { handle: 'lodestar-98' } });
    expect(line?.path).toMatch(/^\/en-us\/p\/lodestar-98\?color=[a-z]+$/);
    expect(line?.lineTotal.amount).toBe((2 * Number(line?.unitPrice.amount)).toFixed(2));
    expect(added.cart?.freeShipping).toMatchObject({
      threshold: { amount: '99.00' },
      remaining: { amount: '0.00' },
      isReached: true,
    });

    const again = (await add(visitor, first)).data.addCartItem;
    expect(again.line).toMatchObject({ id: line?.id, quantity: 3 });
    await add(visitor, second);
    expect(await read(visitor)).toMatchObject({ id: added.cart?.id, totalQuantity: 4 });

    const changed = (await change(visitor, line?.id ?? '', 1)).data.changeCartItem;
    expect(changed).toMatchObject({
      __typename: 'ChangeCartItemPayload',
      line: { quantity: 1 },
      cart: { totalQuantity: 2 },
    });
    const zeroed = (await change(visitor, line?.id ?? '', 0)).data.changeCartItem;
    expect(zeroed).toMatchObject({
      __typename: 'ChangeCartItemPayload',
      line: null,
      cart: { totalQuantity: 1 },
    });

    const last = zeroed.cart?.lines[0]?.id ?? '';
    const removed = (await remove(visitor, last)).data.removeCartItem;
    expect(removed).toEqual({ __typename: 'RemoveCartItemPayload', cart: null, removedLineId: last });
    expect(visitor.session.cartId('us')).toBeNull();
    expect(await read(visitor)).toBeNull();
  });

  test('each store has a cart of its own', async () => {
    const visitor = shop.visitor();
    await add(visitor, await buyable(shop, 'en-us'));
    await add(visitor, await buyable(shop, 'de-de'), 2, 'de-de');
    expect(await read(visitor, 'en-us')).toMatchObject({
      totalQuantity: 1,
      subtotal: { currency: { code: 'USD' } },
    });
    expect(await read(visitor, 'fr-fr')).toMatchObject({
      totalQuantity: 2,
      subtotal: { currency: { code: 'EUR' } },
    });
  });

  test('deleting clears the cart, its id and the session reference', async () => {
    const visitor = shop.visitor();
    await add(visitor, await buyable(shop));
    const id = (await read(visitor))?.id;
    const drop = () => visitor.ask(`mutation @inContext(locale: "en-us") { deleteCart { deletedCartId } }`);
    expect((await drop()).data).toEqual({ deleteCart: { deletedCartId: id } });
    expect(visitor.session.cartId('us')).toBeNull();
    expect((await drop()).data).toEqual({ deleteCart: { deletedCartId: null } });
  });

  test('another session cannot read it by its id', async () => {
    const owner = shop.visitor();
    await add(owner, await buyable(shop));
    const cart = await read(owner);
    const text = `query ($id: ID!) { node(id: $id) { __typename ... on Cart { totalQuantity } } }`;
    expect((await owner.ask(text, { id: cart?.id })).data).toEqual({
      node: { __typename: 'Cart', totalQuantity: 1 },
    });
    expect((await shop.visitor().ask(text, { id: cart?.id })).data).toEqual({ node: null });
    expect((await shop.visitor().ask(text, { id: cart?.lines[0]?.id })).data).toEqual({ node: null });
  });
});

describe('refusals', () => {
  test('more than is in stock, with the available quantity', async () => {
    const few = (await variants(shop)).find(({ availability }) => availability === 'LOW_STOCK');
    const { data } = await add(shop.visitor(), few?.id ?? '', 9);
    expect(data.addCartItem).toEqual({
      __typename: 'InsufficientStock',
      available: few?.unitsLeft,
      message: `Only ${few?.unitsLeft} left.`,
    });
  });

  test('what is sold out', async () => {
    const gone = (await variants(shop)).find(({ availability }) => availability === 'SOLD_OUT');
    const { data } = await add(shop.visitor(), gone?.id ?? '');
    expect(data.addCartItem).toMatchObject({ __typename: 'InsufficientStock', available: 0 });
  });

  test.each([
    ['no such variant', Buffer.from('Variant:en-us/product_lodestar_98/100000/1').toString('base64')],
    ['an id of something else', Buffer.from('Product:en-us/product_lodestar_98').toString('base64')],
  ])('%s', async (_case, id) => {
    expect((await add(shop.visitor(), id)).data.addCartItem).toMatchObject({ __typename: 'NotPurchasable' });
  });

  test('an unknown variant, with its own message and without a source failure', async () => {
    const id = Buffer.from('Variant:en-us/product_lodestar_98/100000/1').toString('base64');
    const { data, log } = await add(shop.visitor(), id);
    expect(data.addCartItem).toMatchObject({ message: 'We no longer carry this item.' });
    expect(log.records.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
    expect(log.records).toContainEqual(expect.objectContaining({ call: 'createCart', verdict: 'refused' }));
  });

  test('a variant of another store', async () => {
    const german = await buyable(shop, 'de-de');
    expect((await add(shop.visitor(), german, 1, 'en-us')).data.addCartItem).toMatchObject({
      __typename: 'NotPurchasable',
    });
    expect((await add(shop.visitor(), german, 1, 'en-at')).data.addCartItem).toMatchObject({
      __typename: 'AddCartItemPayload',
    });
  });

  test('quantities out of bounds', async () => {
    const visitor = shop.visitor();
    const id = await buyable(shop);
    expect((await add(visitor, id, 0)).data.addCartItem).toMatchObject({ __typename: 'InvalidQuantity' });
    expect((await add(visitor, id, 100)).data.addCartItem).toMatchObject({ __typename: 'InvalidQuantity' });
    const line = (await add(visitor, id)).data.addCartItem.cart?.lines[0]?.id ?? '';
    expect((await change(visitor, line, -1)).data.changeCartItem).toMatchObject({
      __typename: 'InvalidQuantity',
    });
    expect((await change(visitor, line, 99)).data.changeCartItem).toMatchObject({
      __typename: 'InsufficientStock',
    });
    expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
  });

  test('any purchase without a shop', async () => {
    const { data } = await add(shop.visitor(), await buyable(shop), 1, 'ja-jp');
    expect(data.addCartItem).toMatchObject({ __typename: 'NoShopHere', message: expect.stringMatching(/./) });
  });

  test('a removed line, with the current cart', async () => {
    const visitor = shop.visitor();
    const line = (await add(visitor, await buyable(shop))).data.addCartItem.cart?.lines[0]?.id ?? '';
    await remove(visitor, line);
    expect((await remove(visitor, line)).data.removeCartItem).toMatchObject({
      __typename: 'CartLineGone',
      cart: null,
    });
    expect((await change(visitor, line, 2)).data.changeCartItem).toMatchObject({
      __typename: 'CartLineGone',
      cart: null,
    });
  });
});
