/** Pro programme, end to end: pro status by market, and the spend meter. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../../../testing/shop/cartOperations.ts';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { callsBySource, startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

const amount = '{ amount currency { code } }';
const meterFields = `spent ${amount} limit ${amount} inCart ${amount} adding ${amount} after ${amount} remaining ${amount}
  spentFraction afterFraction level expiresOn { iso formatted }`;

interface Amount {
  amount: string;
  currency: { code: string };
}
interface Meter {
  spent: Amount;
  limit: Amount;
  inCart: Amount;
  adding: Amount | null;
  after: Amount;
  remaining: Amount;
  level: string;
  expiresOn: { iso: string } | null;
}
interface Offer {
  id: string;
  isPurchasable: boolean;
  price: { current: Amount };
  spendMeter: Meter | null;
}
interface Viewer {
  isPro: boolean;
  proStatus: string;
  pro: {
    region: string;
    discountPercent: number | null;
    isEmployee: boolean;
    expiresOn: { iso: string } | null;
    meter: Meter | null;
  } | null;
}

async function viewer(visitor: Visitor, locale: string): Promise<Viewer | null> {
  const { data, errors } = await visitor.ask<{ viewer: Viewer | null }>(
    `query ($locale: Locale!) @inContext(locale: $locale) { viewer { isPro proStatus
      pro { region discountPercent isEmployee expiresOn { iso } meter { ${meterFields} } } } }`,
    { locale },
  );
  expect(errors).toEqual([]);
  return data.viewer;
}

const offersText = `query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
  product(handle: $handle) { ... on Product { variants { id isPurchasable price { current ${amount} } spendMeter { ${meterFields} } } } }
}`;
async function offers(visitor: Visitor, locale: string, handle = 'lodestar-98'): Promise<Offer[]> {
  const { data } = await visitor.ask<{ product: { variants: Offer[] } }>(offersText, { locale, handle });
  return data.product.variants.filter(({ isPurchasable }) => isPurchasable);
}

async function cartMeter(visitor: Visitor, locale: string) {
  return visitor.ask<{ cart: { subtotal: Amount; spendMeter: Meter | null } | null }>(
    `query ($locale: Locale!) @inContext(locale: $locale) { cart { subtotal ${amount} spendMeter { ${meterFields} } } }`,
    { locale },
  );
}

/** Spend as stored by the service, bypassing the gateway. */
async function counted(customerId: number, brand: string) {
  const response = await fetch(
    `${shop.url}/api/pro/order_total?customer_id=${customerId}&brand_id=${brand}`,
    {
      headers: { 'x-bc-region': 'us' },
    },
  );
  return (await response.json()) as { order_total: number; spend_limit: number; expiration_date: string };
}

describe('pro status', () => {
  test.each([
    ['pro.us', 'en-us', 'ACTIVE', { region: 'pro', discountPercent: 40, isEmployee: false }],
    ['pro.ca', 'fr-ca', 'ACTIVE', { region: 'pro_ca', discountPercent: 40, isEmployee: false }],
    ['pro.eu', 'de-at', 'ACTIVE', { region: 'pro_eu_region_1', discountPercent: 35, isEmployee: false }],
    ['pro.eu', 'en-pl', 'ACTIVE', { region: 'pro_eu_region_1', discountPercent: 35, isEmployee: false }],
    ['employee', 'en-us', 'ACTIVE', { region: 'pro', discountPercent: 50, isEmployee: true }],
    ['pro.no', 'no-no', 'NOT_HERE', { region: 'pro_no', discountPercent: null, isEmployee: false }],
    ['pro.us', 'ja-jp', 'NOT_HERE', { region: 'pro', discountPercent: null, isEmployee: false }],
  ])('%s at %s: %s', async (person, locale, status, pro) => {
    expect(await viewer(await signedIn(shop, person), locale)).toMatchObject({
      isPro: true,
      proStatus: status,
      pro,
    });
  });

  test.each([
    ['shopper.us', 'en-us', 'NONE'],
    ['newcomer', 'en-us', 'NONE'],
    ['expired.pro', 'en-us', 'EXPIRED'],
    ['odd.pro', 'en-us', 'MALFORMED'],
  ])('%s is none: %s', async (person, locale, status) => {
    const visitor = await signedIn(shop, person);
    expect(await viewer(visitor, locale)).toEqual({ isPro: false, proStatus: status, pro: null });
    for (const { spendMeter } of await offers(visitor, locale)) expect(spendMeter).toBeNull();
  });

  test('a pro is a guest at another store', async () => {
    expect(await viewer(await signedIn(shop, 'pro.us'), 'de-de')).toBeNull();
  });

  test('ends with the membership in the session, even if the code is valid for longer', async () => {
    const visitor = await signedIn(shop, 'pro.us');
    const known = visitor.session.customer('us')!;
    visitor.session.keepCustomer('us', { ...known, proUntil: Date.now() - 1 });
    expect(await viewer(visitor, 'en-us')).toEqual({ isPro: false, proStatus: 'EXPIRED', pro: null });
    expect((await offers(visitor, 'en-us'))[0]?.spendMeter).toBeNull();
  });
});

describe('the spend meter', () => {
  test('of a variant adds one unit at the pro’s price', async () => {
    const visitor = await signedIn(shop, 'pro.us');
    const { order_total: spent, spend_limit: limit, expiration_date: ends } = await counted(1003, 'us');
    expect(spent).toBeGreaterThan(0);
    const [first] = await offers(visitor, 'en-us');
    const price = Number(first!.price.current.amount);
    expect(first!.spendMeter).toMatchObject({
      spent: { amount: spent.toFixed(2), currency: { code: 'USD' } },
      limit: { amount: limit?.toFixed(2) },
      inCart: { amount: '0.00' },
      adding: { amount: price.toFixed(2) },
      after: { amount: (spent + price).toFixed(2) },
      expiresOn: { iso: ends },
    });
  });

  test('of a cart follows its changes, also in mutation results', async () => {
    const visitor = await signedIn(shop, 'pro.ca');
    const locale = 'en-ca';
    const { order_total: spent } = await counted(3002, 'ca');
    const [first] = await offers(visitor, locale);
    const { data } = await visitor.ask<{ addCartItem: { cart: { spendMeter: Meter } } }>(
      `mutation ($input: AddCartItemInput!) @inContext(locale: "en-ca") {
        addCartItem(input: $input) { ... on AddCartItemPayload { cart { spendMeter { ${meterFields} } } } } }`,
      { input: { variantId: first!.id, quantity: 2 } },
    );
    const inCart = 2 * Number(first!.price.current.amount);
    expect(data.addCartItem.cart.spendMeter).toMatchObject({
      inCart: { amount: inCart.toFixed(2), currency: { code: 'CAD' } },
      adding: null,
      after: { amount: (spent + inCart).toFixed(2) },
    });
    const read = (await cartMeter(visitor, locale)).data.cart;
    expect(read?.subtotal.amount).toBe(inCart.toFixed(2));
    expect(read?.spendMeter).toEqual(data.addCartItem.cart.spendMeter);
    const [again] = await offers(visitor, locale);
    expect(again!.spendMeter).toMatchObject({
      inCart: { amount: inCart.toFixed(2) },
      adding: { amount: first!.price.current.amount },
    });
    expect((await viewer(visitor, locale))?.pro?.meter).toMatchObject({
      inCart: { amount: inCart.toFixed(2) },
      adding: null,
    });
  });

  test('warns before the limit is exceeded', async () => {
    const visitor = await signedIn(shop, 'pro.eu');
    const levels: string[] = [];
    for (const handle of [
      'lodestar-98',
      'shotfirer-sl',
      'shotfirer-cross',
      'changeover-13',
      'overburden-116',
    ]) {
      const [first] = await offers(visitor, 'de-de', handle);
      levels.push(first!.spendMeter!.level);
      await add(visitor, first!.id, 1, 'de-de');
      const { data } = await cartMeter(visitor, 'de-de');
      // The prediction of the variant equals the value of the cart afterwards.
      expect(data.cart?.spendMeter?.after).toEqual(first!.spendMeter!.after);
      expect(data.cart?.spendMeter?.level).toBe(first!.spendMeter!.level);
    }
    expect(new Set(levels)).toEqual(new Set(['FINE', 'NEAR', 'OVER']));
    expect(levels).toEqual(levels.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });
  const order = ['FINE', 'NEAR', 'OVER'];

  test('in Norway there is a separate brand and no shop, so only the account shows it', async () => {
    const visitor = await signedIn(shop, 'pro.no');
    const { order_total: spent } = await counted(1005, 'no');
    expect((await viewer(visitor, 'no-no'))?.pro?.meter).toMatchObject({
      spent: { amount: spent.toFixed(2), currency: { code: 'USD' } },
      limit: { amount: '3000.00' },
      inCart: { amount: '0.00' },
    });
    expect((await cartMeter(visitor, 'no-no')).data.cart).toBeNull();
  });

  test('a pro unknown to the spend service has spent nothing of the default limit', async () => {
    // Norway is their home: the American brand has no record of them.
    const visitor = await signedIn(shop, 'pro.no');
    expect((await viewer(visitor, 'en-us'))?.pro?.meter).toMatchObject({
      spent: { amount: '0.00' },
      limit: { amount: '3000.00' },
      level: 'FINE',
      expiresOn: null,
    });
  });

  test('another store’s brand is not queried, as its customer ids are unrelated', async () => {
    expect((await viewer(await signedIn(shop, 'pro.us'), 'ja-jp'))?.pro?.meter).toBeNull();
  });
});

describe('cost', () => {
  test('one spend call and one cart read, whatever the number of variants', async () => {
    const visitor = await signedIn(shop, 'pro.us');
    const all = await offers(visitor, 'en-us');
    expect(all.length).toBeGreaterThan(5);
    await add(visitor, all[0]!.id);
    const { log } = await visitor.ask(offersText, { locale: 'en-us', handle: 'lodestar-98' });
    expect(callsBySource(log.records).spend).toBe(1);
    expect(log.records.filter(({ call }) => call === 'getCart')).toHaveLength(1);
  });

  test('none for guests and non-pros', async () => {
    for (const visitor of [shop.visitor(), await signedIn(shop, 'shopper.us')]) {
      const { log } = await visitor.ask(offersText, { locale: 'en-us', handle: 'lodestar-98' });
      expect(callsBySource(log.records).spend).toBeUndefined();
      expect(log.records.map(({ call }) => call)).not.toContain('getCart');
    }
  });
});

describe('while the spend service is down', () => {
  test('prices stay, meters are null with an error', async () => {
    const visitor = await signedIn(shop, 'pro.us');
    const [first] = await offers(visitor, 'en-us');
    await add(visitor, first!.id);
    await shop.breakSource({ source: 'spend', status: 503 });
    const { data, errors, log } = await visitor.ask<{ product: { variants: Offer[] } }>(offersText, {
      locale: 'en-us',
      handle: 'lodestar-98',
    });
    expect(errors).toEqual([]);
    for (const variant of data.product.variants) {
      expect(variant.spendMeter).toBeNull();
      expect(Number(variant.price.current.amount)).toBeGreaterThan(0);
    }
    expect(log.records).toContainEqual(expect.objectContaining({ source: 'spend', verdict: 'failed' }));
    const cart = await cartMeter(visitor, 'en-us');
    expect(cart.data.cart).toMatchObject({ spendMeter: null });
    expect(cart.errors[0]?.extensions).toMatchObject({ source: 'spend' });
  });
});
