/** Every `id: ID!` of an answer can be given to `node(id:)`, which finds the same object again. */
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, buyable } from '../testing/shop/cartOperations.ts';
import { signedIn } from '../testing/shop/signedInVisitors.ts';
import { startShop, type Shop } from '../testing/shop/shop.ts';
import { schema } from './schema.ts';

const withId = Object.values(schema.getTypeMap()).filter((type) => {
  const id = isObjectType(type) || isInterfaceType(type) ? type.getFields()['id'] : undefined;
  return id !== undefined && getNamedType(id.type).name === 'ID';
});

test('every type with an id is a node', () => {
  const isNode = (type: (typeof withId)[number]): boolean =>
    type.name === 'Node' ||
    ((isObjectType(type) || isInterfaceType(type)) &&
      type.getInterfaces().some(({ name }) => name === 'Node'));
  expect(withId.filter((type) => !isNode(type)).map(({ name }) => name)).toEqual([]);
});

interface Identified {
  __typename: string;
  id: string;
}

/** The objects with an id anywhere in an answer, the first of each type. */
function identifiedIn(value: unknown, found = new Map<string, Identified>()): Map<string, Identified> {
  if (typeof value !== 'object' || value === null) return found;
  const { __typename: typename, id } = value as Partial<Identified>;
  if (typename !== undefined && id !== undefined && !found.has(typename))
    found.set(typename, { __typename: typename, id });
  for (const child of Object.values(value)) identifiedIn(child, found);
  return found;
}

const one = '__typename id';
const text = `query @inContext(locale: "en-us") {
  market { ${one} stores(first: 1) { edges { node { ${one} } } } }
  product(handle: "lodestar-98") { ... on Product { ${one} variants { ${one} } } }
  category(handle: "skis") { ${one} }
  blog { ${one} posts(first: 1) { edges { node { ${one} category { ${one} } } } } }
  circusSeasons(first: 1) { edges { node { ${one} posts(first: 1) { edges { node { ${one} } } } } } }
  supportArticles(first: 1) { edges { node { ${one} } } }
  teamPage { ${one} athletes { ${one} } }
  page(handle: "about") { ${one} }
  cart { ${one} lines { ${one} } }
  viewer { ${one} addresses { ${one} } orders(first: 1) { edges { node { ${one} } } } }
}`;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('each kind of node is found again by its id', async () => {
  const shopper = await signedIn(shop, 'shopper.us');
  await add(shopper, await buyable(shop));
  const { data, errors } = await shopper.ask(text);
  expect(errors).toEqual([]);
  const given = [...identifiedIn(data).values()];
  const kinds = withId.filter(isObjectType).map(({ name }) => name);
  expect(given.map(({ __typename: name }) => name).sort()).toEqual(kinds.sort());

  const again = await shopper.ask<{ nodes: Identified[] }>(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ${one} } }`,
    { ids: given.map(({ id }) => id) },
  );
  expect(again.errors).toEqual([]);
  expect(again.data.nodes).toEqual(given);
});
