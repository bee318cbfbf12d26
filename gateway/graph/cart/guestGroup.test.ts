/**
 * The guests' default customer group end to end: wax costs guests of the European store 15 percent less, and free
 * shipping in Canada is not for guests. The cart charges the displayed price everywhere.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startOverridingProxy, type OverridingProxy } from '../../testing/faults/overridingProxy.ts';
import { add, buyable, read } from '../../testing/shop/cartOperations.ts';
import { signedIn } from '../../testing/shop/signedInVisitors.ts';
import { callsBySource, startShop, type Shop, type Visitor } from '../../testing/shop/shop.ts';

let proxy: OverridingProxy;
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    async commerceVia(url) {
      proxy = await startOverridingProxy(url);
      return proxy.url;
    },
  });
});
beforeEach(() => shop.coldSources());
afterEach(async () => {
  proxy.answer(groupsPath, null);
  await shop.mendSources();
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
});

const groupsPath = '/api/customer_groups?is_group_for_guests=true';

const priceFields = 'current { amount } highest { amount } regular { amount } isOnSale isRetailPrice';
interface Price {
  current: { amount: string };
  highest: { amount: string } | null;
  regular: { amount: string } | null;
  isOnSale: boolean;
  isRetailPrice: boolean;
}
interface Product {
  tags: string[];
  price: Price | null;
  publicPrice: Price | null;
  swatches: { price: Price | null }[];
  variants: { id: string; isPurchasable: boolean; price: Price | null; publicPrice: Price | null }[];
}

const look = (visitor: Visitor, handle: string, locale: string) =>
  visitor.ask<{ product: Product }>(
    `query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
      product(handle: $handle) { ... on Product { tags price { ${priceFields} } publicPrice { ${priceFields} }
        swatches { price { ${priceFields} } }
        variants { id isPurchasable price { ${priceFields} } publicPrice { ${priceFields} } } } } }`,
    { handle, locale },
  );

/** The cart's price for one unit of the first purchasable variant. */
async function charged(visitor: Visitor, { variants }: Product, locale: string): Promise<string | undefined> {
  const variantId = variants.find(({ isPurchasable }) => isPurchasable)?.id ?? '';
  const { data, errors } = await add(visitor, variantId, 1, locale);
  expect(errors).toEqual([]);
  return data.addCartItem.cart?.lines.find((line) => line.variantId === variantId)?.unitPrice.amount;
}

describe('the price of a guest', () => {
  /** Of the first available size of wax: 30 €, $14.50 and 20 Canadian dollars before any rule. */
  test.each([
    ['a guest in Germany', null, 'de-de', '25.50'],
    ['a guest in France', null, 'en-fr', '25.50'],
    ['signed in at another store', 'pro.us', 'de-de', '25.50'],
    ['a customer of the store, whose group has no rule', 'shopper.eu', 'de-de', '30.00'],
    ['a pro, whose own group has another rule', 'pro.eu', 'de-de', '15.00'],
    ['a guest in the United States', null, 'en-us', '14.50'],
    ['a guest in Canada', null, 'fr-ca', '20.00'],
  ])('%s (%s at %s) is asked %s for wax, and the cart charges it', async (_, person, locale, amount) => {
    const visitor = person === null ? shop.visitor() : await signedIn(shop, person);
    const { data, errors } = await look(visitor, 'tallow-wax', locale);
    expect(errors).toEqual([]);
    const first = data.product.variants.find(({ isPurchasable }) => isPurchasable);
    expect(first?.price?.current.amount).toBe(amount);
    expect(await charged(visitor, data.product, locale)).toBe(amount);
    const amounts = data.product.variants.map(({ price }) => Number(price?.current.amount));
    expect(data.product.price).toMatchObject({
      current: { amount: Math.min(...amounts).toFixed(2) },
      highest: { amount: Math.max(...amounts).toFixed(2) },
    });
  });

  test.each([
    ['adds nothing to a sale that is lower', 'tallow-base', '13.00'],
    ['is the regular one outside the rule’s category', 'bench-scraper', '11.00'],
  ])('%s', async (_, handle, amount) => {
    const { product } = (await look(shop.visitor(), handle, 'de-de')).data;
    expect(product.price?.current.amount).toBe(amount);
  });

  test('below the retail price is a sale, on the tile and in the structured data alike', async () => {
    const { product } = (await look(shop.visitor(), 'tallow-liquid', 'de-de')).data;
    expect(product).toMatchObject({ tags: ['SALE'], price: { isOnSale: true, isRetailPrice: false } });
    expect(Number(product.price?.current.amount)).toBeLessThan(Number(product.price?.regular?.amount));
    expect(product.publicPrice).toEqual(product.price);
    expect(product.swatches.map(({ price }) => price)).toEqual(product.swatches.map(() => product.price));
    for (const { price, publicPrice } of product.variants) expect(publicPrice).toEqual(price);
  });

  test('is the public price, whoever is signed in', async () => {
    const guest = (await look(shop.visitor(), 'tallow-liquid', 'de-de')).data.product;
    for (const person of ['shopper.eu', 'pro.eu']) {
      const { product } = (await look(await signedIn(shop, person), 'tallow-liquid', 'de-de')).data;
      expect(product.publicPrice?.current).toEqual(guest.price?.current);
      expect(product.variants.map((one) => one.publicPrice?.current)).toEqual(
        guest.variants.map((one) => one.price?.current),
      );
      expect(product.price?.current).not.toEqual(guest.price?.current);
    }
  });

  test('is the same in a category, a search and a comparison, and in filters and sorting', async () => {
    interface Row {
      handle: string;
      price: Price;
    }
    const row = `handle price { ${priceFields} }`;
    const { product } = (await look(shop.visitor(), 'tallow-liquid', 'de-de')).data;
    const most = Number(product.price?.current.amount);
    // The stand-in's first search loads all its documents, which may exceed the search timeout on a busy machine.
    const data = await vi.waitFor(
      async () => {
        const answer = await shop.visitor().ask<{
          category: { products: { edges: { node: Row }[] } };
          search: { edges: { node: { product: Row } }[] };
          compared: Row;
        }>(
          `query ($filters: [FacetFilter!]) @inContext(locale: "de-de") {
            category(handle: "accessories/tuning/wax") {
              products(first: 24, sort: PRICE_DESC, filter: { facets: $filters }) { edges { node { ${row} } } } }
            search(searchTerm: "Tallow Liquid", kinds: [PRODUCT], first: 1) {
              edges { node { ... on ProductSearchResult { product { ${row} } } } } }
            compared: product(handle: "tallow-liquid") { ... on Product { ${row} } } }`,
          { filters: [{ facet: 'price', min: 0, max: most }] },
        );
        expect(answer.errors).toEqual([]);
        return answer.data;
      },
      { timeout: 40_000, interval: 1_000 },
    );
    const expected = { handle: 'tallow-liquid', price: product.price };
    expect(data.category.products.edges[0]?.node).toEqual(expected);
    expect(data.search.edges.map(({ node }) => node.product)).toEqual([expected]);
    expect(data.compared).toEqual(expected);
  }, 60_000);

  test('is the price in operations that name the store', async () => {
    const related = (store: string) =>
      shop.visitor().ask<{ relatedProducts: { bcProduct: { price: number; calculatedPrice: object } }[] }>(
        `query ($store: String!) @inContext(locale: "en-us") {
          relatedProducts(uids: ["product_tallow_liquid"], locale: "en-us", bcRegion: $store) {
            bcProduct { price calculatedPrice { value } variationPriceRange { lowPrice highPrice } } } }`,
        { store },
      );
    const { price } = (await look(shop.visitor(), 'tallow-liquid', 'de-de')).data.product;
    const value = Number(price?.current.amount);
    expect((await related('eu_region_1')).data.relatedProducts).toMatchObject([
      {
        bcProduct: { calculatedPrice: { value }, variationPriceRange: { lowPrice: value, highPrice: value } },
      },
    ]);
  });
});

describe('free shipping', () => {
  const shipping = `cart { subtotal { amount } freeShipping { threshold { amount } isReached } shippingEstimate { amount } }
    market { freeShippingThreshold { amount } }`;
  interface Shipping {
    cart: {
      subtotal: { amount: string };
      freeShipping: { isReached: boolean } | null;
      shippingEstimate: { amount: string } | null;
    };
    market: { freeShippingThreshold: { amount: string } | null };
  }
  const shippingOf = (visitor: Visitor, locale: string) =>
    visitor.ask<Shipping>(`query ($locale: Locale!) @inContext(locale: $locale) { ${shipping} }`, { locale });

  test.each(['en-ca', 'fr-ca'])('is not for guests at %s, whose group is excluded', async (locale) => {
    const guest = shop.visitor();
    await add(guest, await buyable(shop, locale), 1, locale);
    const { data, errors } = await shippingOf(guest, locale);
    expect(errors).toEqual([]);
    expect(data.market.freeShippingThreshold).toBeNull();
    expect(data.cart.freeShipping).toBeNull();
    // Far above the free-shipping threshold for others.
    expect(Number(data.cart.subtotal.amount)).toBeGreaterThan(150);
    expect(data.cart.shippingEstimate?.amount ?? null).not.toBe('0.00');
  });

  test('is for the customers of that store', async () => {
    const customer = await signedIn(shop, 'shopper.ca');
    await add(customer, await buyable(shop, 'en-ca'), 1, 'en-ca');
    const { data } = await shippingOf(customer, 'en-ca');
    expect(data).toMatchObject({
      market: { freeShippingThreshold: { amount: '150.00' } },
      cart: { freeShipping: { isReached: true }, shippingEstimate: { amount: '0.00' } },
    });
  });

  test.each([
    ['where their group is not in the list', 'en-us', '99.00'],
    ['where the settings are not enabled', 'de-de', '120.00'],
  ])('is for guests %s', async (_, locale, amount) => {
    const { data } = await shop
      .visitor()
      .ask<Pick<Shipping, 'market'>>(
        `query ($locale: Locale!) @inContext(locale: $locale) { market { freeShippingThreshold { amount } } }`,
        { locale },
      );
    expect(data.market.freeShippingThreshold).toEqual({ amount });
  });

  test('is not promised to a guest while it is unknown whether guests are excluded', async () => {
    await shop.breakSource({ source: 'spend', status: 503 });
    const { data, errors } = await shop
      .visitor()
      .ask<Pick<Shipping, 'market'>>(
        `query @inContext(locale: "en-us") { market { freeShippingThreshold { amount } } }`,
      );
    expect(data.market.freeShippingThreshold).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ source: 'spend' });
  });
});

describe('the guests’ group', () => {
  test('costs one call per store, cached for later guests', async () => {
    const first = await look(shop.visitor(), 'tallow-wax', 'de-de');
    const later = await look(shop.visitor(), 'tallow-wax', 'en-fr');
    const groups = (log: typeof first.log) => log.records.filter(({ call }) => call === 'getGuestGroups');
    expect(groups(first.log).map(({ verdict }) => verdict)).toEqual(['network']);
    expect(groups(later.log).map(({ verdict }) => verdict)).toEqual(['fresh']);
    expect(callsBySource(later.log.records).commerce).toBeUndefined();
  });

  test('of a store without one: the list price', async () => {
    proxy.answer(groupsPath, { status: 204 });
    const { data, errors } = await look(shop.visitor(), 'tallow-liquid', 'de-de');
    expect(errors).toEqual([]);
    expect(data.product.price).toMatchObject({ isOnSale: false });
    expect(data.product.tags).not.toContain('SALE');
  });

  test('is served stale while it cannot be read', async () => {
    const before = (await look(shop.visitor(), 'tallow-liquid', 'de-de')).data;
    proxy.answer(groupsPath, { status: 503 });
    await shop.breakSource({ source: 'commerce', status: 503 });
    expect((await look(shop.visitor(), 'tallow-liquid', 'de-de')).data).toEqual(before);
  });

  test('that was never read: no price, rather than one the cart may not charge', async () => {
    proxy.answer(groupsPath, { status: 503 });
    const { data, errors } = await look(shop.visitor(), 'tallow-liquid', 'de-de');
    expect(data.product).toMatchObject({ price: null, publicPrice: null });
    expect(data.product.tags).not.toContain('SALE');
    expect(errors[0]?.extensions).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'commerce' });
    // Customers have another group.
    const customer = await signedIn(shop, 'shopper.eu');
    expect((await look(customer, 'tallow-liquid', 'de-de')).data.product.price).not.toBeNull();
  });

  test('with an unknown rule type has no price', async () => {
    const rule = { type: 'brand', method: 'percent', amount: '10.0000' };
    proxy.answer(groupsPath, {
      status: 200,
      json: [
        { id: 51, name: 'Guests', is_default: false, is_group_for_guests: true, discount_rules: [rule] },
      ],
    });
    const { data, errors } = await look(shop.visitor(), 'tallow-liquid', 'de-de');
    expect(data.product.price).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'SOURCE_MALFORMED' });
  });

  test('makes no call for an empty cart', async () => {
    const { log } = await shop.visitor().ask(`query @inContext(locale: "de-de") { cart { id } }`);
    expect(callsBySource(log.records)).toEqual({});
    expect(await read(shop.visitor(), 'de-de')).toBeNull();
  });
});
