/** Checkout hand-over and cart notices, end to end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitVariantKey } from '../../catalog/variants/variantId.ts';
import { keyOfNode } from '../../nodeId.ts';
import { splitMarketId } from '../../region/markets/marketId.ts';
import { add, buyable, change, remove } from '../../../testing/shop/cartOperations.ts';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Seen {
  id: string;
  checkoutUrl: string | null;
  checkoutHold: string | null;
  shippingEstimate: { amount: string } | null;
  lines: {
    id: string;
    notices: string[];
    previousUnitPrice: { amount: string } | null;
    unitPrice: { amount: string };
    maxQuantity: number | null;
  }[];
}

/** Reads the current cart past the caches. */
async function seen(visitor: Visitor, locale = 'en-us'): Promise<Seen> {
  await shop.coldSources();
  const { data, errors } = await visitor.ask<{ cart: Seen }>(
    `query ($locale: Locale!) @inContext(locale: $locale) { cart { id checkoutUrl checkoutHold shippingEstimate { amount }
      lines { id notices previousUnitPrice { amount } unitPrice { amount } maxQuantity } } }`,
    { locale },
  );
  expect(errors).toEqual([]);
  return data.cart;
}

async function storekeeper(variant: string, body: { stock?: number; price?: number }): Promise<void> {
  const key = splitVariantKey(splitMarketId(keyOfNode('Variant', variant) ?? '')?.key ?? '');
  const response = await fetch(`${shop.url}/__sandbox/variants/${key?.variantId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(204);
}

const open = (visitor: Visitor, locale = 'en-us') =>
  visitor.ask<{ openCheckout: { __typename: string; url?: string; message?: string } }>(
    `mutation ($locale: Locale!) @inContext(locale: $locale) {
      openCheckout { __typename ... on OpenCheckoutPayload { url } ... on Refusal { message } } }`,
    { locale },
  );

const rawId = (nodeId: string) => splitMarketId(keyOfNode('Cart', nodeId) ?? '')?.key ?? '';

describe('the checkout', () => {
  test.each(['en-us', 'en-ca', 'de-de'])('of %s is a working link to its own store', async (locale) => {
    const visitor = shop.visitor();
    await add(visitor, await buyable(shop, locale), 1, locale);
    const cart = await seen(visitor, locale);
    expect(cart.checkoutHold).toBeNull();
    expect(cart.checkoutUrl).toBe(`${shop.url}/checkout/${rawId(cart.id)}`);
    const page = await fetch(cart.checkoutUrl ?? '');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('1 × Lodestar 98');
  });

  test('takes a guest straight to the checkout', async () => {
    const visitor = shop.visitor();
    await add(visitor, await buyable(shop));
    const { data } = await open(visitor);
    expect(data.openCheckout.url).toBe((await seen(visitor)).checkoutUrl);
  });

  test('takes a signed-in customer through the store’s sign-in', async () => {
    const visitor = await signedIn(shop, 'shopper.us');
    await add(visitor, await buyable(shop));
    const { url = '' } = (await open(visitor)).data.openCheckout;
    expect(url).toMatch(/\/login\/token\/[\w-]+\.[\w-]+\.[\w-]+$/);
    const arrived = await fetch(url);
    expect(arrived.url).toBe((await seen(visitor)).checkoutUrl);
    expect(await arrived.text()).toContain('shopper.us@skarn.example');
    expect((await fetch(`${url}x`)).status).toBe(401);
  });

  test('is refused without a cart', async () => {
    expect((await open(shop.visitor())).data.openCheckout).toEqual({
      __typename: 'CheckoutClosed',
      message: expect.stringMatching(/./),
    });
  });
});

describe('a line', () => {
  test('that sold out has a notice and blocks checkout until removed', async () => {
    const visitor = shop.visitor();
    const variant = await buyable(shop, 'en-ca');
    await add(visitor, variant, 1, 'en-ca');
    expect((await seen(visitor, 'en-ca')).lines[0]).toMatchObject({ notices: [], previousUnitPrice: null });
    await storekeeper(variant, { stock: 0 });
    const cart = await seen(visitor, 'en-ca');
    expect(cart).toMatchObject({ checkoutUrl: null, checkoutHold: 'LINES' });
    expect(cart.lines[0]).toMatchObject({ notices: ['SOLD_OUT'], maxQuantity: 0 });
    expect((await open(visitor, 'en-ca')).data.openCheckout.__typename).toBe('CheckoutClosed');
    await storekeeper(variant, { stock: 9 });
    expect((await seen(visitor, 'en-ca')).checkoutHold).toBeNull();
  });

  test('that exceeds the stock has a notice until reduced', async () => {
    const visitor = shop.visitor();
    const variant = await buyable(shop);
    await add(visitor, variant, 4);
    await storekeeper(variant, { stock: 2 });
    const cart = await seen(visitor);
    expect(cart.checkoutHold).toBe('LINES');
    expect(cart.lines[0]).toMatchObject({ notices: ['LESS_LEFT'], maxQuantity: 2 });
    await change(visitor, cart.lines[0]?.id ?? '', 2);
    expect(await seen(visitor)).toMatchObject({ checkoutHold: null, lines: [{ notices: [] }] });
    await storekeeper(variant, { stock: 9 });
  });

  test('whose price rose has a notice with the previous price, until the shopper changes the line', async () => {
    const visitor = shop.visitor();
    const variant = await buyable(shop, 'de-de');
    await add(visitor, variant, 1, 'de-de');
    const before = Number((await seen(visitor, 'de-de')).lines[0]?.unitPrice.amount);
    await storekeeper(variant, { price: before + 50 });
    const dearer = await seen(visitor, 'de-de');
    expect(dearer.checkoutHold).toBeNull();
    expect(dearer.lines[0]).toMatchObject({
      notices: ['PRICE_UP'],
      previousUnitPrice: { amount: before.toFixed(2) },
      unitPrice: { amount: (before + 50).toFixed(2) },
    });
    await storekeeper(variant, { price: before - 50 });
    expect((await seen(visitor, 'de-de')).lines[0]?.notices).toEqual(['PRICE_DOWN']);
    await add(visitor, variant, 1, 'de-de');
    expect((await seen(visitor, 'de-de')).lines[0]).toMatchObject({ notices: [], previousUnitPrice: null });
    await storekeeper(variant, { price: before });
  });

  test('that took the customer’s price at sign-in has no notice', async () => {
    const guest = shop.visitor();
    await add(guest, await buyable(shop));
    const price = Number((await seen(guest)).lines[0]?.unitPrice.amount);
    const { data } = await guest.ask<{ signIn: { cart: string } }>(
      `mutation @inContext(locale: "en-us") {
        signIn(input: { email: "pro.us@skarn.example", password: "hot-meets-cold" }) { ... on SignInPayload { cart } } }`,
    );
    expect(data.signIn.cart).toBe('REASSIGNED');
    const line = (await seen(guest)).lines[0];
    expect(Number(line?.unitPrice.amount)).toBeLessThan(price);
    expect(line?.notices).toEqual([]);
  });

  test('that was removed is forgotten', async () => {
    const visitor = shop.visitor();
    await add(visitor, await buyable(shop));
    expect(Object.keys(visitor.session.cartPrices('us'))).toHaveLength(1);
    await remove(visitor, (await seen(visitor)).lines[0]?.id ?? '');
    expect(visitor.session.cartPrices('us')).toEqual({});
  });
});

test('shipping is estimated by the lowest matching band', async () => {
  const visitor = shop.visitor();
  const { data } = await shop
    .visitor()
    .ask<{ product: { variants: { id: string; isPurchasable: boolean }[] } }>(
      `query @inContext(locale: "en-us") { product(handle: "pit-strap") { ... on Product { variants { id isPurchasable } } } }`,
    );
  await add(visitor, data.product.variants.find(({ isPurchasable }) => isPurchasable)?.id ?? '');
  expect((await seen(visitor)).shippingEstimate).toEqual({ amount: '8.95' });
  await add(visitor, await buyable(shop));
  expect((await seen(visitor)).shippingEstimate).toEqual({ amount: '0.00' });
});
