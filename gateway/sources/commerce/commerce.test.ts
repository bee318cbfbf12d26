/** The shop API's client against the stand-in, over loopback. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { productId } from '../../sandbox/brand/ids.ts';
import { listen } from '../../testing/shop/listen.ts';
import { openTestShop, type TestShop } from '../../sandbox/commerce/testShop.ts';
import { caller } from '../../testing/shop/caller.ts';
import type { CommerceSource } from './handle.ts';
import type { RequestScope } from '../transport/scope.ts';
import { commerceSource } from './commerce.ts';

const brand = brandFor();
let shop: TestShop;
let source: CommerceSource;

beforeAll(async () => {
  shop = await openTestShop(listen, {}, brand);
  source = commerceSource({ url: shop.url });
});
afterAll(async () => {
  await source.close();
  await shop.close();
});

/** The handle of one request, and its call log. */
function request(scope: Partial<RequestScope> = {}) {
  const mine = caller(scope);
  return { commerce: source.open(mine), log: mine.log };
}

const soldInUs = brand.products
  .filter((product) => product.prices.us)
  .map(({ index }) => productId('us', index));

describe('products', () => {
  test('are batched by 50 ids per call, missing ones are null', async () => {
    const { commerce, log } = request();
    const ids = [...soldInUs.slice(0, 51), 1, ...soldInUs.slice(0, 2)];
    const products = await Promise.all(ids.map((id) => commerce.productById(id)));
    expect(products.map((product) => product?.id ?? null)).toEqual(ids.map((id) => (id === 1 ? null : id)));
    expect(log.networkCalls().map(({ call }) => call)).toEqual(['getProductsById', 'getProductsById']);
    expect(products[0]).toMatchObject({
      product_options: [{ displayName: 'Color' }, {}],
      variants: expect.any(Array),
    });
  });

  test('are cached whatever the order of a batch', async () => {
    const few = soldInUs.slice(3, 9);
    const first = request();
    await Promise.all(few.map((id) => first.commerce.productById(id)));
    const second = request();
    await Promise.all(few.toReversed().map((id) => second.commerce.productById(id)));
    expect(second.log.records.map(({ verdict }) => verdict)).toEqual(['fresh']);
  });

  test('of two stores never share an answer', async () => {
    const index = brand.products.findIndex((product) => product.prices.us && product.prices.eu_region_1);
    const id = productId('us', index);
    expect(await request().commerce.productById(id)).not.toBeNull();
    expect(await request({ commerceRegion: 'eu_region_1' }).commerce.productById(id)).toBeNull();
    const european = productId('eu_region_1', index);
    const product = await request({ commerceRegion: 'eu_region_1' }).commerce.productById(european);
    expect(product?.price).toBe((brand.products[index]?.prices.eu_region_1?.regular ?? 0) / 100);
  });

  test('have variants; a missing variant is null', async () => {
    const { commerce } = request();
    const [id = 0] = soldInUs;
    const product = await commerce.productById(id);
    const variant = product!.variants![0]!;
    expect(await commerce.getVariant(id, variant.variant_id)).toEqual(variant);
    expect(await commerce.getVariant(id, 1)).toBeNull();
    expect(await commerce.getVariant(1, variant.variant_id)).toBeNull();
  });
});

describe('the store', () => {
  test('has currencies, shipping zones and methods, with amounts as numbers', async () => {
    const { commerce } = request({ commerceRegion: 'eu_region_1' });
    const [currency] = await commerce.currencies();
    expect(currency).toMatchObject({ currency_code: 'EUR', decimal_token: ',', token_location: 'right' });
    const [zone] = await commerce.shippingZones();
    const [free, banded] = await commerce.shippingMethods(zone!.id);
    expect(free).toMatchObject({
      type: 'freeshipping',
      settings: { carrier_options: { minimum_sub_total: 200 } },
    });
    expect(banded?.settings.range?.at(-1)).toEqual({ lower_limit: 120, upper_limit: null, shipping_cost: 0 });
    expect(await commerce.shippingMethods(101)).toEqual([]);
    expect(await commerce.store()).toMatchObject({ prices_include_tax: true, country_code: 'DE' });
  });

  test('has countries, states and groups; a response without a body is an empty list', async () => {
    const { commerce } = request();
    const countries = await commerce.countries();
    expect(countries.length).toBeGreaterThan(50);
    const idOf = (code: string) => countries.find((one) => one.country_iso2 === code)!.id;
    expect(await commerce.states(idOf('US'))).toHaveLength(52);
    expect(await commerce.states(idOf('AT'))).toEqual([]);
    expect(await commerce.states(9999)).toEqual([]);
    const guests = await commerce.guestGroup();
    expect(guests).toMatchObject({ id: 11, is_group_for_guests: true });
    expect(await commerce.customerGroup(13)).toMatchObject({
      discount_rules: [
        { type: 'all', method: 'percent', amount: 40 },
        { type: 'category', method: 'percent', amount: 50, category_id: 127 },
      ],
    });
    expect(await commerce.customerGroup(1)).toBeNull();
  });

  test('settings are cached for later requests to the store', async () => {
    await request({ commerceRegion: 'ca' }).commerce.currencies();
    const { commerce, log } = request({ commerceRegion: 'ca' });
    await commerce.currencies();
    expect(log.records.map(({ verdict }) => verdict)).toEqual(['fresh']);
  });
});
