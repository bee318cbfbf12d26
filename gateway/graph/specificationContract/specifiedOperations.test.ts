/** The four operations of catalogue.md 7.4, as the first clients send them. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startShop, type Shop } from '../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => shop.close());

test('colorGroups(locale)', async () => {
  const { data, errors } = await shop
    .visitor()
    .ask<{ colorGroups: { color_name: string; option_swatch_hex: string; child_colors: string[] }[] }>(
      `query ($locale: String) { colorGroups(locale: $locale) { color_name option_swatch_hex child_colors } }`,
      { locale: 'en-us' },
    );
  expect(errors).toEqual([]);
  const green = data.colorGroups.find(({ color_name: name }) => name === 'Green');
  expect(green).toMatchObject({
    option_swatch_hex: expect.stringMatching(/^#/),
    child_colors: expect.arrayContaining(['Spruce']),
  });
});

const pickText = `query GetAutomatedRelatedProductIds($categoryId: [String!]!, $bcRegion: String!, $ctsRegion: String!, $locale: String!, $productAttributes: [ProductAttributeInput!]) {
  automatedRelatedProductIds(categoryId: $categoryId, bcRegion: $bcRegion, ctsRegion: $ctsRegion, locale: $locale, productAttributes: $productAttributes)
}`;
const us = { bcRegion: 'us', ctsRegion: 'us', locale: 'en-us' };

test('GetAutomatedRelatedProductIds: four of the category, by either kind of id', async () => {
  const pick = async (categoryId: string[], more = {}) =>
    (
      await shop
        .visitor()
        .ask<{ automatedRelatedProductIds: string[] }>(pickText, { ...us, categoryId, ...more })
    ).data.automatedRelatedProductIds;
  const byUid = await pick(['category_skis']);
  expect(byUid).toHaveLength(4);
  expect(new Set(byUid).size).toBe(4);
  expect(await pick(['no_such_category'])).toEqual([]);
  const attributed = await pick(['category_skis'], {
    productAttributes: [{ attribute: 'Terrain', values: ['Park'] }],
  });
  expect(attributed.length).toBeGreaterThan(0);
  const all = await pick(['category_skis'], {
    productAttributes: [{ attribute: 'Terrain', values: ['No such terrain'] }],
  });
  expect(all).toEqual([]);
});

test('GetAutomatedRelatedProductIds: everyone gets the same picks all day, and others the next day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const today = Date.now();
  const pick = async (day: number) => {
    vi.setSystemTime(today + day * 86_400_000);
    const { data } = await shop
      .visitor()
      .ask<{ automatedRelatedProductIds: string[] }>(pickText, { ...us, categoryId: ['category_skis'] });
    return data.automatedRelatedProductIds.join(' ');
  };
  const all: string[] = [];
  for (const day of [1, 2, 3, 4, 5, 6]) {
    all.push(await pick(day));
    expect(await pick(day)).toBe(all.at(-1));
  }
  expect(new Set(all).size).toBeGreaterThan(3);
});

const relatedText = `query GetRelatedProducts($uids: [String!], $ids: [Int!], $locale: String!, $bcRegion: String!, $variants: Boolean) {
  relatedProducts(uids: $uids, ids: $ids, locale: $locale, bcRegion: $bcRegion, includeVariantRetailPrice: $variants) {
    uid title display_title tagline description regions price_range url is_new is_redesigned
    bc_products { region id } prices { country price } image { amplience_id imageset }
    bcProduct { id sku price calculatedPrice { value } retailPrice { value } variationPriceRange { lowPrice highPrice }
      categories inventoryLevel isInStock availability isNew isRedesigned inventory_tracking variants { variant_id retailPrice { value } } }
  }
}`;
interface Related {
  relatedProducts: {
    uid: string;
    bc_products: { region: string; id: number }[];
    bcProduct: { id: number; variants: unknown[] | null };
  }[];
}

test('GetRelatedProducts: by uids and by the store’s ids, in one order', async () => {
  const uids = ['product_lodestar_98', 'product_canary_86'];
  const byUids = await shop.visitor().ask<Related>(relatedText, { uids, locale: 'en-us', bcRegion: 'ca' });
  // The locale’s region is us, the store is ca: both have to show the product.
  expect(byUids.errors).toEqual([]);
  expect(byUids.data.relatedProducts.map(({ uid }) => uid)).toEqual(uids);
  const ids = byUids.data.relatedProducts.map(({ bcProduct }) => bcProduct.id);
  expect(ids).toEqual(
    byUids.data.relatedProducts.map(({ bc_products: all }) => all.find(({ region }) => region === 'ca')?.id),
  );
  const byIds = await shop.visitor().ask<Related>(relatedText, { ids, locale: 'en-us', bcRegion: 'ca' });
  expect(byIds.data).toEqual(byUids.data);
  expect(byIds.data.relatedProducts.every(({ bcProduct }) => bcProduct.variants === null)).toBe(true);
});

test('includeVariantRetailPrice adds the variants', async () => {
  const { data } = await shop.visitor().ask<Related>(relatedText, {
    uids: ['product_lodestar_98'],
    locale: 'en-us',
    bcRegion: 'us',
    variants: true,
  });
  expect(data.relatedProducts[0]?.bcProduct.variants?.length).toBeGreaterThan(1);
});

test('GetErrorPage(locale, bcRegion), in the language of the locale', async () => {
  const text = `query GetErrorPage($locale: String!, $bcRegion: String!) { errorPage(locale: $locale, bcRegion: $bcRegion) {
    title header main_content link_text product_header banner { key } product_recommendation_page { header main_content }
    automated_related_products { uid cat_ids_bc { region id } } products { uid title url regions bc_products { region id } bcProduct { id } } } }`;
  const { data, errors } = await shop
    .visitor()
    .ask<{ errorPage: { link_text: string; banner: object; products: object[] } }>(text, {
      locale: 'de-de',
      bcRegion: 'eu_region_1',
    });
  expect(errors).toEqual([]);
  expect(data.errorPage).toMatchObject({
    link_text: 'Zur Startseite',
    banner: { key: expect.any(String) },
  });
  expect(data.errorPage.products.length).toBeGreaterThan(0);
});

test.each([
  ['locale', { locale: 'nowhere', bcRegion: 'us' }],
  ['bcRegion', { locale: 'en-us', bcRegion: 'jp' }],
])('an unknown %s is bad input', async (_name, variables) => {
  const { errors } = await shop.visitor().ask(relatedText, { uids: [], ...variables });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});
