/** hreflang alternates of products, categories and pages, end to end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredLocales } from '../../region/locales/hreflang.rules.ts';
import { specifiedMarkets } from '../../region/markets/specifiedMarkets.rules.ts';
import { callsBySource, startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

const locales = offeredLocales(specifiedMarkets);
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Alternate {
  hreflang: string;
  path: string;
}

const fields = {
  product: (handle: string) =>
    `product(handle: "${handle}") { ... on Product { alternates { hreflang path } } }`,
  category: (handle: string) => `category(handle: "${handle}") { alternates { hreflang path } }`,
  page: (handle: string) => `page(handle: "${handle}") { alternates { hreflang path } }`,
};

async function alternates(
  kind: keyof typeof fields,
  handle: string,
  locale = 'en-us',
  visitor: Visitor = shop.visitor(),
) {
  const { data, errors, log } = await visitor.ask<Record<string, { alternates?: Alternate[] }>>(
    `query ($locale: Locale!) @inContext(locale: $locale) { ${fields[kind](handle)} }`,
    { locale },
  );
  expect(errors).toEqual([]);
  return { found: data[kind]?.alternates, calls: callsBySource(log.records) };
}

test('a product shown everywhere has every offered locale, x-default last', async () => {
  const { found } = await alternates('product', 'lodestar-98');
  expect(found).toHaveLength(locales.length + 1);
  expect(found).toContainEqual({ hreflang: 'de-AT', path: '/de-at/p/lodestar-98' });
  expect(found).toContainEqual({ hreflang: 'en', path: '/en-global/p/lodestar-98' });
  expect(found?.at(-1)).toEqual({ hreflang: 'x-default', path: '/en-us/p/lodestar-98' });
});

test('a product of the United States has only its locales', async () => {
  expect((await alternates('product', 'gangue-112')).found).toEqual([
    { hreflang: 'en-US', path: '/en-us/p/gangue-112' },
    { hreflang: 'x-default', path: '/en-us/p/gangue-112' },
  ]);
});

test('there is no x-default where the default locale answers 404', async () => {
  const { found = [] } = await alternates('product', 'ropeway-106', 'de-de');
  const tags = found.map(({ hreflang }) => hreflang);
  expect(tags).toContain('de-DE');
  expect(tags.filter((tag) => ['x-default', 'en-US', 'en-CA', 'ja-JP', 'en'].includes(tag))).toEqual([]);
});

test('pages only pros see have none', async () => {
  const visitor = shop.visitor();
  visitor.session.signIn('us', {
    id: 1003,
    email: 'pro.us@skarn.example',
    token: 'any',
    expiresAt: Date.now() + 60_000,
    groupId: 13,
    proRegion: 'pro',
    proUntil: null,
  });
  expect((await alternates('product', 'lodestar-98-patrol', 'en-us', visitor)).found).toEqual([]);
});

test('a withdrawn product has no alternates: it answers 410 everywhere', async () => {
  expect((await alternates('product', 'lodestar-88')).found).toBeUndefined();
});

describe('each alternate exists for a guest', () => {
  test.each([
    ['product', 'apprentice-touring', 'ja-jp'],
    ['product', 'ropeway-106', 'de-de'],
    ['category', 'accessories/paper', 'en-us'],
    ['page', 'about', 'en-us'],
  ] as const)('%s %s', async (kind, handle, locale) => {
    const { found = [] } = await alternates(kind, handle, locale);
    const named = new Set(found.map(({ path }) => path.split('/')[1]));
    const query = `query ($locale: Locale!) @inContext(locale: $locale) { ${kind}(handle: "${handle}") { __typename } }`;
    const answers = await Promise.all(
      locales.map(async (other) => {
        const { data } = await shop.visitor().ask<Record<string, object | null>>(query, { locale: other });
        return data[kind] === null ? [] : [other];
      }),
    );
    expect([...named].toSorted()).toEqual(answers.flat().toSorted());
  });
});

test('the home page is / in the default locale', async () => {
  const { found } = await alternates('page', 'home', 'fr-fr');
  expect(found).toContainEqual({ hreflang: 'fr-FR', path: '/fr-fr' });
  expect(found).toContainEqual({ hreflang: 'en-US', path: '/' });
  expect(found?.at(-1)).toEqual({ hreflang: 'x-default', path: '/' });
});

test.each([
  ['product', 'lodestar-98'],
  ['category', 'skis'],
  ['page', 'about'],
] as const)('alternates of a %s cost no further call', async (kind, handle) => {
  await shop.coldSources();
  expect((await alternates(kind, handle)).calls).toEqual({ delivery: 1 });
});
