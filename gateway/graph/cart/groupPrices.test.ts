/** Displayed prices equal the cart's prices for every customer group, end to end. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../../testing/shop/cartOperations.ts';
import { signedIn } from '../../testing/shop/signedInVisitors.ts';
import { callsBySource, startShop, type Shop, type Visitor } from '../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

/** Regular products, sales, sizes with surcharges, and products with group rules. */
const products = [
  'lodestar-98',
  'ropeway-94',
  'lodestar-90',
  'windlass-14',
  'night-shift-pole',
  'tallow-wax',
  'tallow-base',
  'bench-scraper',
  'level-nine-beanie',
  'pit-strap',
  'core-box-double',
];

interface Price {
  current: { amount: string; formatted: string };
  highest: { amount: string } | null;
  regular: { amount: string } | null;
  isOnSale: boolean;
  isRetailPrice: boolean;
  isRegularRetailPrice: boolean;
}
interface Product {
  tags: string[];
  price: Price | null;
  variants: { id: string; isPurchasable: boolean; price: Price | null }[] | null;
}

const priceFields = `current { amount formatted } highest { amount } regular { amount } isOnSale isRetailPrice isRegularRetailPrice`;
const productText = `query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
  product(handle: $handle) { ... on Product { tags price { ${priceFields} } variants { id isPurchasable price { ${priceFields} } } } }
}`;

const look = (visitor: Visitor, handle: string, locale: string) =>
  visitor.ask<{ product: Product }>(productText, { handle, locale });
const everybody = async (handle: string, locale: string) =>
  (await look(shop.visitor(), handle, locale)).data.product;

const people: [string, string][] = [
  ['a guest', 'en-us'],
  ['a guest', 'de-de'],
  ['shopper.us', 'en-us'],
  ['newcomer', 'en-us'],
  ['pro.us', 'en-us'],
  ['employee', 'en-us'],
  ['pro.ca', 'en-ca'],
  ['pro.eu', 'de-de'],
  ['pro.eu', 'en-pl'],
  ['expired.pro', 'en-us'],
  ['odd.pro', 'en-us'],
];

describe('the displayed price', () => {
  test.each(people)('to %s at %s is what the cart charges, and shows', async (person, locale) => {
    const visitor = person === 'a guest' ? shop.visitor() : await signedIn(shop, person);
    const shown: [string, object | null][] = [];
    const charged: [string, object | undefined][] = [];
    for (const handle of products) {
      const { data } = await look(visitor, handle, locale);
      const variants = data.product.variants ?? [];
      const buyable = variants.filter(({ isPurchasable }) => isPurchasable);
      for (const variant of new Set([buyable[0], buyable.at(-1)])) {
        if (!variant) continue;
        const { cart } = (await add(visitor, variant.id, 1, locale)).data.addCartItem;
        const line = cart?.lines.find(({ variantId }) => variantId === variant.id);
        shown.push([handle, variant.price]);
        charged.push([handle, line?.price]);
        expect(line?.unitPrice.amount).toBe(variant.price?.current.amount);
        expect(line?.regularUnitPrice).toEqual(variant.price?.regular);
      }
      const amounts = variants.map(({ price }) => Number(price?.current.amount));
      const { price } = data.product;
      expect([price?.current.amount, price?.highest?.amount ?? price?.current.amount].map(Number)).toEqual([
        Math.min(...amounts),
        Math.max(...amounts),
      ]);
    }
    // Otherwise the next market of the same store would find the customer's cart.
    await visitor.ask(
      `mutation ($locale: Locale!) @inContext(locale: $locale) { deleteCart { deletedCartId } }`,
      {
        locale,
      },
    );
    expect(shown.length).toBeGreaterThan(products.length);
    expect(shown).toEqual(charged);
  });

  test.each([
    ['pro.us', 'en-us', 'lodestar-98', 0.6],
    ['pro.us', 'en-us', 'bench-scraper', 0.5],
    ['pro.ca', 'en-ca', 'lodestar-98', 0.6],
    ['pro.eu', 'de-de', 'lodestar-98', 0.65],
    ['employee', 'en-us', 'lodestar-98', 0.5],
    ['employee', 'en-us', 'pit-strap', 1 / 9],
    ['shopper.us', 'en-us', 'lodestar-98', 1],
    ['expired.pro', 'en-us', 'lodestar-98', 1],
    ['odd.pro', 'en-us', 'lodestar-98', 1],
    // Signed in at a store that does not sell here: a guest.
    ['pro.us', 'de-de', 'lodestar-98', 1],
    ['pro.us', 'en-ca', 'lodestar-98', 1],
  ])('to %s at %s for %s is %d of the regular one', async (person, locale, handle, share) => {
    const visitor = await signedIn(shop, person);
    const { data } = await look(visitor, handle, locale);
    const { price } = await everybody(handle, locale);
    expect(Number(data.product.price?.current.amount)).toBeCloseTo(Number(price?.current.amount) * share, 2);
  });

  test('to a pro has no sale tag, no struck-through price and no RRP label on a reduced one', async () => {
    const guest = await everybody('core-box-double', 'de-de');
    expect(guest).toMatchObject({
      tags: ['SALE'],
      price: { isOnSale: true, isRetailPrice: false, isRegularRetailPrice: true },
    });
    const { data } = await look(await signedIn(shop, 'pro.eu'), 'core-box-double', 'de-de');
    for (const { price } of [data.product, ...(data.product.variants ?? [])])
      expect(price).toMatchObject({
        regular: null,
        isOnSale: false,
        isRetailPrice: false,
        isRegularRetailPrice: false,
      });
    expect(data.product.tags).not.toContain('SALE');
  });

  test('without a shop is the same for everyone', async () => {
    const { data } = await look(await signedIn(shop, 'pro.no'), 'lodestar-98', 'en-no');
    expect(data.product.price).not.toBeNull();
    expect(data.product.price).toEqual((await everybody('lodestar-98', 'en-no')).price);
  });
});

describe('the group’s rules', () => {
  const listing = `query ($locale: Locale!) @inContext(locale: $locale) {
    category(handle: "skis") { products(first: 24) { edges { node { handle price { current { amount } } } } } }
  }`;

  test('cost one call per request, also for guests, and none without a group', async () => {
    const count = async (visitor: Visitor) => {
      await shop.coldSources();
      const { errors, log } = await visitor.ask(listing, { locale: 'en-us' });
      expect(errors).toEqual([]);
      return callsBySource(log.records).commerce ?? 0;
    };
    const without = await count(await signedIn(shop, 'newcomer'));
    expect(await count(shop.visitor())).toBe(without + 1);
    expect(await count(await signedIn(shop, 'pro.us'))).toBe(without + 1);
  });

  test('are cached by store and group', async () => {
    await shop.coldSources();
    const asked = async (visitor: Visitor, locale: string) => {
      const { data } = await look(visitor, 'lodestar-98', locale);
      return data.product.price?.current.amount;
    };
    const pro = await signedIn(shop, 'pro.us');
    const employee = await signedIn(shop, 'employee');
    const canadian = await signedIn(shop, 'pro.ca');
    const guest = shop.visitor();
    for (let round = 0; round < 2; round += 1) {
      const amounts = await Promise.all([
        asked(pro, 'en-us'),
        asked(guest, 'en-us'),
        asked(employee, 'en-us'),
        asked(canadian, 'en-ca'),
        asked(canadian, 'en-us'),
      ]);
      expect(amounts).toEqual(['474.00', '790.00', '395.00', '642.00', '790.00']);
    }
  });

  test('unavailable: no price at all, rather than another group’s', async () => {
    await shop.coldSources();
    const visitor = await signedIn(shop, 'pro.us');
    // The products are cached from a guest's page, the group is not.
    await everybody('ropeway-94', 'en-us');
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await look(visitor, 'ropeway-94', 'en-us');
    expect(data.product).toMatchObject({ price: null, tags: [] });
    expect(data.product.variants).not.toHaveLength(0);
    expect(data.product.variants?.every(({ price }) => price === null)).toBe(true);
    expect(errors[0]?.extensions).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'commerce' });
    const guest = await everybody('ropeway-94', 'en-us');
    expect(guest.price).toMatchObject({ current: { amount: '612.00' }, isOnSale: true });
  });
});

test('an unverified sign-in has no price, rather than a guest’s', async () => {
  const visitor = await signedIn(shop, 'pro.us');
  visitor.session.ignoreUnverified(new Set(['us']));
  const { data, errors } = await look(visitor, 'ropeway-94', 'en-us');
  expect(data.product).toMatchObject({ price: null, tags: [] });
  expect(errors[0]?.extensions).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'commerce' });
  // Other stores are not affected.
  expect((await look(visitor, 'ropeway-94', 'en-ca')).data.product.price).not.toBeNull();
});

describe('operations that name a store', () => {
  const text = `query ($store: String!) @inContext(locale: "en-us") {
    relatedProducts(uids: ["product_lodestar_98"], locale: "en-us", bcRegion: $store) {
      bcProduct { price calculatedPrice { value } retailPrice { value } variationPriceRange { lowPrice highPrice } }
    }
  }`;
  const related = async (visitor: Visitor, store: string) => {
    const { data } = await visitor.ask<{ relatedProducts: { bcProduct: object }[] }>(text, { store });
    return data.relatedProducts[0]?.bcProduct;
  };

  test('give the viewer’s price of the store where the viewer has an account', async () => {
    expect(await related(await signedIn(shop, 'pro.us'), 'us')).toEqual({
      price: 790,
      calculatedPrice: { value: 474 },
      retailPrice: { value: 790 },
      variationPriceRange: { lowPrice: 474, highPrice: 486 },
    });
  });

  test('and guests’ prices of any other', async () => {
    const visitor = await signedIn(shop, 'pro.us');
    const guest = shop.visitor();
    for (const store of ['ca', 'eu_region_1'])
      expect(await related(visitor, store)).toEqual(await related(guest, store));
    expect(await related(guest, 'ca')).toMatchObject({ calculatedPrice: { value: 1070 } });
  });
});
