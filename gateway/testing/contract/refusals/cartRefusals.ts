/** Refusals of the mutations of the cart and of the checkout. */
import { joinNodeId } from '../../../graph/nodeId.ts';
import { product, row, type Row } from './refusalRow.ts';
import {
  guest,
  refuse,
  someVariant,
  variantThatIs,
  withGermanLine,
  withLine,
  withSoldOutLine,
} from './refusingShop.ts';

const unknownLine = joinNodeId('CartLine', 'en-us/none');

export const cartRefusals: readonly Row[] = [
  row('addCartItem', 'InsufficientStock INSUFFICIENT_STOCK', 'quantity', async () =>
    guest({ variantId: await variantThatIs('LOW_STOCK'), quantity: 9 }),
  ),
  row('addCartItem', 'InsufficientStock SOLD_OUT', 'quantity', async () =>
    guest({ variantId: await variantThatIs('SOLD_OUT') }),
  ),
  row('addCartItem', 'InvalidQuantity INVALID_QUANTITY', 'quantity', async () =>
    guest({ variantId: await someVariant(), quantity: 100 }),
  ),
  row('addCartItem', 'NoShopHere NO_SHOP_HERE', null, async () =>
    guest({ variantId: await someVariant() }, 'ja-jp'),
  ),
  row('addCartItem', 'NotPurchasable UNKNOWN_VARIANT', 'variantId', () => guest({ variantId: product })),
  row('addCartItem', 'NotPurchasable NOT_PURCHASABLE', 'variantId', async () =>
    refuse('POST', '/cart', 'not_purchasable', {}, guest({ variantId: await someVariant() })),
  ),
  row('addCartItems', 'InsufficientStock SOLD_OUT', 'items.1.quantity', async () =>
    guest({ items: [{ variantId: await someVariant() }, { variantId: await variantThatIs('SOLD_OUT') }] }),
  ),
  row('addCartItems', 'InvalidQuantity INVALID_QUANTITY', 'items.0.quantity', async () =>
    guest({ items: [{ variantId: await someVariant(), quantity: 0 }] }),
  ),
  row('addCartItems', 'NoShopHere NO_SHOP_HERE', null, async () =>
    guest({ items: [{ variantId: await someVariant() }] }, 'ja-jp'),
  ),
  row('addCartItems', 'NotPurchasable UNKNOWN_VARIANT', 'items.1.variantId', async () =>
    guest({ items: [{ variantId: await someVariant() }, { variantId: product }] }),
  ),
  row('addCartItems', 'NotPurchasable NOT_PURCHASABLE', 'items', async () =>
    refuse('POST', '/cart', 'not_purchasable', {}, guest({ items: [{ variantId: await someVariant() }] })),
  ),
  row('changeCartItem', 'InsufficientStock INSUFFICIENT_STOCK', 'quantity', async () => {
    const { visitor, lineId, units } = await withLine();
    return { visitor, input: { lineId, quantity: units + 1 } };
  }),
  row('changeCartItem', 'InvalidQuantity INVALID_QUANTITY', 'quantity', () =>
    guest({ lineId: unknownLine, quantity: -1 }),
  ),
  row('changeCartItem', 'CartLineGone CART_LINE_GONE', 'lineId', () =>
    guest({ lineId: unknownLine, quantity: 1 }),
  ),
  row('changeCartItem', 'NotPurchasable NOT_PURCHASABLE', 'lineId', async () => {
    const { visitor, lineId } = await withLine();
    return refuse('PUT', '/cart/', 'not_purchasable', {}, { visitor, input: { lineId, quantity: 2 } });
  }),
  row('removeCartItem', 'CartLineGone CART_LINE_GONE', 'lineId', () => guest({ lineId: unknownLine })),
  row('openCheckout', 'CheckoutClosed CART_EMPTY', null, () => guest({})),
  row('openCheckout', 'CheckoutClosed CART_LINES_BLOCKED', null, withSoldOutLine),
  row('openCheckout', 'CheckoutClosed CHECKOUT_NOT_SET_UP', null, withGermanLine),
];
