/** `node` and `nodes`: ids contain their market, reads are batched, and markets are kept apart. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function read(locale: string): Promise<{ id: string; variants: { id: string }[] }> {
  const { data } = await shop
    .visitor()
    .ask<{ product: { id: string; variants: { id: string }[] } }>(
      `query ($locale: Locale!) @inContext(locale: $locale) { product(handle: "lodestar-98") { ... on Product { id variants { id } } } }`,
      { locale },
    );
  return data.product;
}

const encoded = (id: string): string => Buffer.from(id).toString('base64');
const nodeText = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Product { path price { current { currency { code } } } } ... on Variant { sku } ... on Market { currency { code } } } }`;

test('answers in the market of each id', async () => {
  const german = await read('de-de');
  const canadian = await read('en-ca');
  const variant = canadian.variants[0]?.id ?? '';
  const { data, errors } = await shop
    .visitor()
    .ask<{ nodes: unknown[] }>(nodeText, { ids: [german.id, canadian.id, variant] });
  expect(errors).toEqual([]);
  expect(data.nodes).toEqual([
    {
      __typename: 'Product',
      id: german.id,
      path: '/de-de/p/lodestar-98',
      price: { current: { currency: { code: 'EUR' } } },
    },
    {
      __typename: 'Product',
      id: canadian.id,
      path: '/en-ca/p/lodestar-98',
      price: { current: { currency: { code: 'CAD' } } },
    },
    { __typename: 'Variant', id: variant, sku: expect.any(String) },
  ]);
});

test('is batched: a hundred ids cost the same as one', async () => {
  const { data } = await shop
    .visitor()
    .ask<{ category: { products: { edges: { node: { id: string } }[] } } }>(
      `query @inContext(locale: "en-us") { category(handle: "skis") { products(first: 40) { edges { node { id } } } } }`,
    );
  const ids = data.category.products.edges.map(({ node }) => node.id);
  await shop.coldSources();
  const { log } = await shop.visitor().ask(nodeText, { ids });
  expect(callsBySource(log.records)).toEqual({ delivery: 1, commerce: 2 });
});

test.each([
  ['that was removed', 'Product:en-us/product_never_was'],
  ['of a market that does not exist', 'Product:nowhere/product_lodestar_98'],
  ['of a market without it', 'Page:ja-jp/never'],
])('a node %s is null', async (_, id) => {
  const { data, errors } = await shop.visitor().ask(nodeText, { ids: [encoded(id)] });
  expect([data, errors]).toEqual([{ nodes: [null] }, []]);
});

const oneText = 'query ($id: ID!) { node(id: $id) { __typename } }';

describe('bad input is an id', () => {
  test('that is none', async () => {
    const { data, errors } = await shop.visitor().ask(oneText, { id: '!!' });
    expect(data).toEqual({ node: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test.each([
    ['of no type', encoded('Nothing:en-us/x'), "the type 'Nothing', which is no Node"],
    ['of a type that is no node', encoded('Money:en-us/x'), "the type 'Money', which is no Node"],
    ['of an interface', encoded('SearchResult:en-us/x'), "the type 'SearchResult', which is no Node"],
    ['of a scalar', encoded('String:en-us/x'), "the type 'String', which is no Node"],
    ['without a market', encoded('Product:product_lodestar_98'), 'names no market'],
  ])('%s, alone and among others', async (_, id, message) => {
    const told = [
      {
        message: expect.stringContaining(message),
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
      },
    ];
    const alone = await shop.visitor().ask(oneText, { id });
    expect(alone.data).toEqual({ node: null });
    expect(alone.errors).toMatchObject(told);
    const among = await shop.visitor().ask(nodeText, { ids: [encoded('Market:ja-jp'), id] });
    expect(among.data).toBeNull();
    expect(among.errors).toMatchObject(told);
  });
});

test('a market is a node too', async () => {
  const id = Buffer.from('Market:ja-jp').toString('base64');
  const { data } = await shop.visitor().ask(nodeText, { ids: [id] });
  expect(data).toEqual({ nodes: [{ __typename: 'Market', id, currency: { code: 'JPY' } }] });
});
