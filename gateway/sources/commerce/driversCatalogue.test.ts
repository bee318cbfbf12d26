/** Both drivers give the same catalogue: products, bestsellers, settings of the stores, prices of a price list. */
import { describe, expect, test } from 'vitest';
import { exactProduct, exactRules } from '../../graph/catalog/offers/exactPrices.rules.ts';
import { groupProductPrices, groupVariantPrices } from '../../graph/catalog/offers/groupDiscount.rules.ts';
import { caller } from '../../testing/shop/caller.ts';
import {
  lineOf,
  openBothDrivers,
  soldIn,
  stores,
  withoutColors,
  withoutOptions,
} from '../../testing/wire/bothDrivers.ts';
import type { CustomerGroupJson } from './customerGroups.ts';
import type { CommerceHandle } from './handle.ts';

const drivers = openBothDrivers();
const { both, expectSame, buyable, wire } = drivers;

describe('catalogue', () => {
  test.each(stores)('every product of %s, with its variants and options', async (store) => {
    const ids = soldIn(store);
    const [products, others] = await both(
      (commerce) => Promise.all(ids.map((id) => commerce.productById(id))),
      { commerceRegion: store },
    );
    expect(products).not.toContain(null);
    const [options, otherOptions] = await both(
      (commerce) => Promise.all(ids.map((id) => commerce.productOptions(id))),
      { commerceRegion: store },
    );
    // One by one: the difference of two catalogues is unreadable.
    for (const [place, product] of products.entries()) {
      expect(withoutOptions(others[place])).toEqual(withoutOptions(product));
      expect(otherOptions[place]).toEqual(options[place]);
    }
  });

  test.each([10, 11])('options of %i products asked for together', async (count) => {
    const ids = soldIn('us').slice(0, count);
    const [options, atHand] = await both((commerce) =>
      Promise.all(ids.map((id) => commerce.productOptionsAtHand(id))),
    );
    // Of more than ten the vendor does not answer with the options.
    expect(atHand).toEqual(count > 10 ? ids.map(() => null) : options);
  });

  test('an unknown product, and one of another store, is null', async () => {
    const [european = 0] = soldIn('eu_region_1');
    expect(
      await expectSame((commerce) => Promise.all([commerce.productById(1), commerce.productById(european)])),
    ).toEqual([null, null]);
    expect(await expectSame(async (commerce) => commerce.productOptions(european))).toEqual([]);
  });

  test('a variant, and a missing one', async () => {
    const { product_id: id, variant_id: variant } = await buyable(1);
    const found = await expectSame(async (commerce) => withoutColors(await commerce.getVariant(id, variant)));
    expect(found).toMatchObject({ product_id: id });
    expect(await expectSame((commerce) => commerce.getVariant(id, 1))).toBeNull();
    expect(await expectSame((commerce) => commerce.getVariant(1, 1))).toBeNull();
  });

  test.each(stores)('fields for the index of %s', async (store) => {
    const fields = ['price', 'calculatedPrice', 'retailPrice', 'variationPriceRange', 'isInStock'] as const;
    const page = { page: 1, limit: 250, fields };
    const scope = { commerceRegion: store };
    const products = await expectSame((commerce) => commerce.productFields(page), scope);
    expect(products.length).toBe(soldIn(store).length);
    expect(await expectSame((commerce) => commerce.productFields({ ...page, page: 2 }), scope)).toEqual([]);
  });

  test('fields with variants, in pages', async () => {
    const fields = ['price', 'categories', 'variants'] as const;
    const ask = (page: number) => (commerce: CommerceHandle) =>
      commerce
        .productFields({ page, limit: 50, fields, include: ['variants'] })
        .then((products) => products.map(withoutOptions));
    expect(await expectSame(ask(1))).toHaveLength(50);
    await expectSame(ask(2));
  });
});

describe('bestsellers', () => {
  test.each(stores)('of %s, without what never sold', async (commerceRegion) => {
    const ids = await expectSame((commerce) => commerce.bestsellers(250), { commerceRegion });
    const listed = await drivers.shopApi.shop.call<{ data: { id: number; total_sold: number }[] }>(
      '/products?include_fields=total_sold&limit=250',
      { region: commerceRegion },
    );
    const sold = new Map(listed.json.data.map(({ id, total_sold: units }) => [id, units]));
    const byUnits = [...sold].filter(([, units]) => units > 0).toSorted(([a, m], [b, n]) => n - m || a - b);
    expect(ids).toEqual(byUnits.map(([id]) => id));
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.length).toBeLessThan(sold.size);
    expect(await expectSame((commerce) => commerce.bestsellers(3), { commerceRegion })).toEqual(
      ids.slice(0, 3),
    );
  });
});

describe('settings', () => {
  test.each(stores)('of %s', async (commerceRegion) => {
    const scope = { commerceRegion };
    await expectSame(async (commerce) => commerce.currencies(), scope);
    await expectSame((commerce) => commerce.countries(), scope);
    await expectSame(async (commerce) => ({ ...(await commerce.store()), id: '' }), scope);
    const zones = await expectSame((commerce) => commerce.shippingZones(), scope);
    for (const { id } of zones) await expectSame((commerce) => commerce.shippingMethods(id), scope);
    expect(await expectSame((commerce) => commerce.shippingMethods(1), scope)).toEqual([]);
    for (const id of [1, 2, 3, 99_999]) await expectSame((commerce) => commerce.states(id), scope);
    // The European guests' rule is a price list at BigCommerce, with the same prices (below).
    const withoutRules = (group: CustomerGroupJson | null) =>
      group &&
      (commerceRegion === 'eu_region_1' && group.is_group_for_guests
        ? { ...group, discount_rules: [] }
        : group);
    const guests = await expectSame(async (commerce) => withoutRules(await commerce.guestGroup()), scope);
    expect(guests).not.toBeNull();
    for (const id of [guests?.id ?? 0, 13, 14, 53, 99_999])
      await expectSame(async (commerce) => withoutRules(await commerce.customerGroup(id)), scope);
  });
});

describe('prices of a group with a price list', () => {
  const scope = { commerceRegion: 'eu_region_1' } as const;
  const rulesOf = async (commerce: CommerceHandle) => (await commerce.guestGroup())?.discount_rules ?? [];

  test('are those of the rule that the other driver has', async () => {
    const ids = soldIn('eu_region_1');
    const [one, two] = await both(async (commerce) => {
      const rules = exactRules(await rulesOf(commerce), 'EUR');
      const products = await Promise.all(ids.map((id) => commerce.productById(id)));
      return products.map((product) => {
        if (!product) throw new Error('a product is missing');
        const exact = exactProduct(product, 'EUR');
        return {
          whole: groupProductPrices(rules, exact),
          variants: exact.variants.map((variant) => groupVariantPrices(rules, exact, variant)),
        };
      });
    }, scope);
    for (const [place, prices] of one.entries()) expect(two[place]).toEqual(prices);
  });

  test('are the cart’s', async () => {
    const commerce = drivers.bigCommerce.source.open(caller(scope));
    const listed = (await rulesOf(commerce)).flatMap((rule) => (rule.method === 'list' ? [rule] : []));
    const amounts = new Map(listed.map(({ variant_id: id, amount }) => [id, amount]));
    const products = await Promise.all(soldIn('eu_region_1').map((id) => commerce.productById(id)));
    const variant = products
      .flatMap((product) => product?.variants ?? [])
      .find(
        ({ variant_id: id, isPurchasable, quantity }) => amounts.has(id) && isPurchasable && quantity > 0,
      );
    if (!variant) throw new Error('nothing on the list can be bought');
    const cart = await commerce.createCart({ line_items: [lineOf(variant)] });
    expect(cart.cart_amount).toBe(amounts.get(variant.variant_id));
    expect(cart.cart_amount).toBeLessThan(variant.original_price);
  });
});

describe('the wire to BigCommerce', () => {
  test('was as the vendor describes it, in every call of this suite', () => {
    expect([...wire.problems]).toEqual([]);
    expect(wire.unseen('catalogue', 'store', 'priceLists')).toEqual([]);
  });
});
