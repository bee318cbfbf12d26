/** Both drivers treat carts alike: changes, prices of groups, and refusals; BigCommerce gives them a checkout. */
import { describe, expect, test } from 'vitest';
import { caller } from '../../testing/shop/caller.ts';
import { lineOf, openBothDrivers, refusalOf, soldIn, stores } from '../../testing/wire/bothDrivers.ts';
import type { CartJson } from './carts.ts';
import type { CommerceHandle } from './handle.ts';

const drivers = openBothDrivers();
const { expectSame, buyable, wire } = drivers;

/** The parts of a cart that are not made up anew by each store. */
const comparable = (cart: CartJson | null) =>
  cart && {
    ...cart,
    id: 'id',
    line_items: {
      ...cart.line_items,
      physical_items: cart.line_items.physical_items.map((line) => ({ ...line, id: 'id', image_url: '' })),
    },
  };

describe('carts', () => {
  test.each(stores)('of %s are created, read, changed, and go with their last line', async (store) => {
    const [first, second] = [await buyable(5, store), await buyable(3, store, 1)];
    const journey = async (commerce: CommerceHandle) => {
      const seen: unknown[] = [];
      const cart = await commerce.createCart({ line_items: [lineOf(first, 2)] });
      seen.push(comparable(cart), comparable(await commerce.getCart(cart.id)));
      const more = await commerce.addCartItems(cart.id, [lineOf(second, 1), lineOf(first, 1)]);
      seen.push(comparable(more));
      const [line, other] = more.line_items.physical_items;
      const change = { productID: first.product_id, variantID: first.variant_id, quantity: 5 };
      const changed = await commerce.updateCartItem(cart.id, line?.id ?? '', change);
      seen.push(comparable(changed));
      seen.push(comparable(await commerce.removeCartItem(cart.id, other?.id ?? '')));
      seen.push(await commerce.removeCartItem(cart.id, line?.id ?? ''));
      seen.push(await commerce.getCart(cart.id));
      await commerce.deleteCart(cart.id);
      return seen;
    };
    const seen = await expectSame(journey, { commerceRegion: store });
    expect(seen.slice(-2)).toEqual([null, null]);
  });

  test.each([
    ['a pro', 1003],
    ['an employee', 1004],
    ['a shopper', 1002],
  ])('of %s have the prices of the group', async (_, customerId) => {
    const item = await buyable(2);
    const cart = await expectSame(async (commerce) => {
      const guests = await commerce.createCart({ line_items: [lineOf(item, 2)] });
      const owned = await commerce.updateCartCustomer(guests.id, customerId);
      const created = await commerce.createCart({ customer_id: customerId, line_items: [lineOf(item)] });
      return { owned: comparable(owned), created: comparable(created) };
    });
    expect(cart.owned?.customer_id).toBe(customerId);
  });

  test('a line becomes another variant', async () => {
    const [first, second] = [await buyable(5), await buyable(3, 'us', 1)];
    await expectSame(async (commerce) => {
      const cart = await commerce.createCart({ line_items: [lineOf(first, 1)] });
      const change = { productID: second.product_id, variantID: second.variant_id, quantity: 2 };
      const itemId = cart.line_items.physical_items[0]?.id ?? '';
      const changed = await commerce.updateCartItem(cart.id, itemId, change);
      return changed.line_items.physical_items.map(({ variant_id, quantity }) => ({ variant_id, quantity }));
    });
  });

  test('what is refused, and why', async () => {
    const item = await buyable(3);
    const soldOut = await (async () => {
      for (const id of soldIn('us')) {
        const product = await drivers.shopApi.source.open(caller()).productById(id);
        const variant = product?.variants?.find((one) => one.isPurchasable && one.quantity === 0);
        if (variant) return { product_id: id, variant_id: variant.variant_id };
      }
      throw new Error('everything is in stock');
    })();
    const refusals = await expectSame(async (commerce) => {
      const cart = await commerce.createCart({ line_items: [lineOf(item, 1)] });
      const [line] = cart.line_items.physical_items;
      const change = (quantity: number, version?: number) => ({
        productID: item.product_id,
        variantID: item.variant_id,
        quantity,
        ...(version === undefined ? {} : { version }),
      });
      const gone = '00000000-0000-4000-8000-000000000000';
      return {
        more: await refusalOf(commerce, commerce.addCartItems(cart.id, [lineOf(item, 5_000)])),
        set: await refusalOf(commerce, commerce.updateCartItem(cart.id, line?.id ?? '', change(5_000))),
        soldOut: await refusalOf(commerce, commerce.createCart({ line_items: [lineOf(soldOut)] })),
        unknown: await refusalOf(
          commerce,
          commerce.addCartItems(cart.id, [lineOf({ product_id: 1, variant_id: 1 })]),
        ),
        none: await refusalOf(commerce, commerce.addCartItems(cart.id, [lineOf(item, 0)])),
        noCart: await refusalOf(commerce, commerce.addCartItems(gone, [lineOf(item)])),
        noLine: await refusalOf(commerce, commerce.updateCartItem(cart.id, gone, change(1))),
        removed: await refusalOf(commerce, commerce.removeCartItem(cart.id, gone)),
        stale: await refusalOf(commerce, commerce.updateCartItem(cart.id, line?.id ?? '', change(1, 7))),
        noCustomer: await refusalOf(commerce, commerce.updateCartCustomer(cart.id, 99_999)),
      };
    });
    expect(refusals).toMatchObject({
      more: { type: 'insufficient_stock', available: String(item.variant.quantity) },
      unknown: { type: 'not_purchasable' },
      noCart: { status: 404, type: 'cart_not_found' },
      noLine: { status: 404, type: 'item_not_found' },
      stale: { status: 409, type: 'stale_version' },
    });
  });
});

describe('the wire to BigCommerce', () => {
  test('gives an address for the checkout', async () => {
    const item = await buyable(1);
    const commerce = drivers.bigCommerce.source.open(caller());
    const cart = await commerce.createCart({ line_items: [lineOf(item)] });
    const url = await commerce.checkoutUrl(cart.id);
    expect(url).toMatch(`${drivers.bigCommerce.shop.url}/checkout/${cart.id}?`);
    expect(await drivers.shopApi.source.open(caller()).checkoutUrl('any')).toBeNull();
  });

  test('was as the vendor describes it, in every call of this suite', () => {
    expect([...wire.problems]).toEqual([]);
    expect(wire.unseen('carts')).toEqual([]);
  });
});
