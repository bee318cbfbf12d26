/** The operations of catalogue.md 7.4, requested by name from a gateway that refuses ad-hoc queries. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeOf,
  key,
  openGuarded,
  post,
  type GuardedAnswer,
  type GuardedShop,
} from '../../../testing/shop/guardedShop.ts';
import type { RunningEdge } from '../../http/server.ts';

let shop: GuardedShop;
let gateway: RunningEdge;
beforeAll(async () => {
  shop = await openGuarded();
  gateway = await shop.open();
});
afterAll(async () => {
  await gateway.stop(1_000);
  await shop.close();
});

type Variables = Record<string, unknown>;

async function get(documentId: string, variables: Variables): Promise<GuardedAnswer> {
  const query = new URLSearchParams({ documentId, variables: JSON.stringify(variables) });
  const response = await fetch(`${gateway.url}/api/graphql?${query}`, {
    headers: { accept: 'application/json', 'x-forwarded-for': '203.0.113.1' },
  });
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, body: JSON.parse(text) as GuardedAnswer['body'] };
}

/** The operation's data, without errors. */
async function answered(documentId: string, variables: Variables): Promise<Record<string, unknown>> {
  const { body } = await get(documentId, variables);
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
}

const us = { locale: 'en-us', bcRegion: 'us' };
const uid = 'product_lodestar_98';

test('ad-hoc queries remain refused', async () => {
  const query = 'query colorGroups { colorGroups(locale: "en-us") { color_name } }';
  expect(codeOf(await post(gateway, { query, operationName: 'colorGroups' }))).toBe('FREE_TEXT_REFUSED');
});

test.each<[string, Variables, string, object]>([
  [
    'colorGroups',
    { locale: 'en-us' },
    'colorGroups',
    expect.arrayContaining([
      {
        color_name: 'Green',
        option_swatch_hex: expect.stringMatching(/^#/),
        child_colors: expect.any(Array),
      },
    ]),
  ],
  [
    'GetAutomatedRelatedProductIds',
    { ...us, ctsRegion: 'us', categoryId: ['category_skis'] },
    'automatedRelatedProductIds',
    [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
  ],
  [
    'GetRelatedProducts',
    { ...us, uids: [uid] },
    'relatedProducts',
    [
      expect.objectContaining({
        uid,
        bcProduct: expect.objectContaining({
          variants: null,
          calculatedPrice: { value: expect.any(Number) },
        }),
      }),
    ],
  ],
  [
    'GetErrorPage',
    us,
    'errorPage',
    expect.objectContaining({
      title: expect.any(String),
      regions: expect.arrayContaining(['us']),
      link_text: expect.any(String),
      products: expect.arrayContaining([expect.objectContaining({ uid: expect.any(String) })]),
    }),
  ],
])('%s answers by GET and POST', async (documentId, variables, field, expected) => {
  const byGet = await get(documentId, variables);
  expect(byGet.body.errors).toBeUndefined();
  expect(byGet.body.data).toEqual({ [field]: expected });
  const byPost = await post(gateway, { documentId, variables });
  expect(byPost.body).toEqual(byGet.body);
  // A guest's response: its lifetime follows from what it depends on.
  expect(byGet.headers.get('cache-control')).toMatch(/^public, max-age=\d+, s-maxage=\d+/);
  expect(byPost.headers.get('cache-control')).toBe('private, no-store');
});

test('a partner may run them by name as well', async () => {
  const { body } = await post(gateway, { documentId: 'GetErrorPage', variables: us }, key);
  expect(body.errors).toBeUndefined();
});

describe('content locales are accepted besides market locales', () => {
  test.each([
    ['de', 'eu_region_1', 'Zur Startseite'],
    ['de-de', 'eu_region_1', 'Zur Startseite'],
    ['DE', 'us', 'Zur Startseite'],
  ])('%s at %s', async (locale, bcRegion, link) => {
    expect(await answered('GetErrorPage', { locale, bcRegion })).toMatchObject({
      errorPage: { link_text: link },
    });
  });

  test.each(['fr', 'ja', 'sv', 'no', 'es', 'it'])('%s names the products of its market', async (locale) => {
    const { relatedProducts } = await answered('GetRelatedProducts', { ...us, locale, uids: [uid] });
    expect(relatedProducts).toEqual([expect.objectContaining({ uid })]);
    expect(await answered('colorGroups', { locale })).toMatchObject({ colorGroups: expect.any(Array) });
  });

  test('other locales are refused', async () => {
    expect(codeOf(await get('GetErrorPage', { ...us, locale: 'xx' }))).toBe('BAD_USER_INPUT');
  });
});

describe('variables are coerced tolerantly', () => {
  let id: number;
  beforeAll(async () => {
    const { relatedProducts } = await answered('GetRelatedProducts', { ...us, uids: [uid] });
    ({ id } = (relatedProducts as { bcProduct: { id: number } }[])[0]!.bcProduct);
  });

  test.each<[string, () => Variables]>([
    ['null among uids', () => ({ uids: [null, uid, null] })],
    ['a single uid', () => ({ uids: uid })],
    ['an id as a number', () => ({ ids: [id] })],
    ['an id as text', () => ({ ids: [String(id)] })],
    ['null among ids', () => ({ ids: [null, id] })],
    ['a single id', () => ({ ids: id })],
    ['a single id as text', () => ({ ids: String(id) })],
    ['uid and id of the same product', () => ({ uids: [uid], ids: [id] })],
    ['null in place of a list', () => ({ uids: [uid], ids: null })],
  ])('GetRelatedProducts with %s', async (_, variables) => {
    const { relatedProducts } = await answered('GetRelatedProducts', { ...us, ...variables() });
    expect(relatedProducts).toEqual([expect.objectContaining({ uid })]);
  });

  test('includeVariantRetailPrice adds the variants', async () => {
    const variables = { ...us, uids: uid, includeVariantRetailPrice: true };
    expect(await answered('GetRelatedProducts', variables)).toMatchObject({
      relatedProducts: [{ bcProduct: { variants: expect.arrayContaining([expect.any(Object)]) } }],
    });
  });

  const terrain = { attribute: 'Terrain', values: ['Park'] };
  test.each<[string, Variables]>([
    ['a category of its own', { categoryId: 'category_skis' }],
    ['null among its attributes', { categoryId: ['category_skis', null], productAttributes: [null] }],
    ['a single attribute', { categoryId: ['category_skis'], productAttributes: terrain }],
    [
      'a single value',
      { categoryId: ['category_skis'], productAttributes: [{ ...terrain, values: 'Park' }] },
    ],
    [
      'null among values',
      { categoryId: 'category_skis', productAttributes: [{ ...terrain, values: [null, 'Park'] }] },
    ],
  ])('GetAutomatedRelatedProductIds with %s', async (_, variables) => {
    const all = await answered('GetAutomatedRelatedProductIds', { ...us, ctsRegion: 'us', ...variables });
    expect(all['automatedRelatedProductIds']).not.toEqual([]);
  });

  test('accepts a category’s store id as number and as string', async () => {
    const { errorPage } = await answered('GetErrorPage', us);
    const [category] = (
      errorPage as { automated_related_products: { cat_ids_bc: { region: string; id: number }[] }[] }
    ).automated_related_products;
    const own = category?.cat_ids_bc.find(({ region }) => region === 'us')?.id ?? 0;
    for (const categoryId of [own, String(own), [own], [String(own), null]]) {
      const all = await answered('GetAutomatedRelatedProductIds', { ...us, ctsRegion: 'us', categoryId });
      expect(all['automatedRelatedProductIds'], JSON.stringify(categoryId)).toHaveLength(4);
    }
  });

  test('invalid ids are refused', async () => {
    expect(codeOf(await get('GetRelatedProducts', { ...us, ids: ['ten'] }))).toBe('BAD_USER_INPUT');
  });
});
