/** `node` and `nodes`: ids contain their market, reads are batched, and markets are kept apart. */
import { afterAll, beforeAll, expect, test } from 'vitest';
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
      `query ($locale: String!) @inContext(locale: $locale) { product(handle: "lodestar-98") { ... on Product { id variants { id } } } }`,
      { locale },
    );
  return data.product;
}

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

test('a removed node is null, an invalid id is bad input', async () => {
  const gone = Buffer.from('Product:en-us/product_never_was').toString('base64');
  const { data, errors } = await shop.visitor().ask(nodeText, { ids: [gone] });
  expect([data, errors]).toEqual([{ nodes: [null] }, []]);
  const odd = await shop.visitor().ask(`{ node(id: "!!") { id } }`);
  expect(odd.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a market is a node too', async () => {
  const id = Buffer.from('Market:ja-jp').toString('base64');
  const { data } = await shop.visitor().ask(nodeText, { ids: [id] });
  expect(data).toEqual({ nodes: [{ __typename: 'Market', id, currency: { code: 'JPY' } }] });
});
