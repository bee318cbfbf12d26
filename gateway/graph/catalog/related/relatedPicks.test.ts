/** Related products, end to end (catalogue.md 4 Related grids, 5, 9). */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Related {
  handle: string;
  path: string;
  title: string;
  platformId: number | null;
  specifications: { title: string; value: string }[];
}

const text = `query ($locale: Locale!, $handle: String!, $first: Int, $seed: Int) @inContext(locale: $locale) {
  product(handle: $handle) {
    ... on Product {
      relatedHeading
      related(first: $first, seed: $seed) { handle path title platformId specifications { title value } }
    }
  }
}`;

async function related(variables: { handle?: string; locale?: string; first?: number; seed?: number } = {}) {
  const { data, errors } = await shop
    .visitor()
    .ask<{ product: { relatedHeading: string; related: Related[] } }>(text, {
      locale: 'en-us',
      handle: 'lodestar-98',
      ...variables,
    });
  return { ...data.product, handles: data.product.related.map(({ handle }) => handle), errors };
}

test('default related count 8, the editors’ choice in front', async () => {
  const { handles } = await related();
  expect(handles).toHaveLength(8);
  expect(handles.slice(0, 4)).toEqual(['shaft-12', 'timber-hitch-13', 'lodestar-106', 'level-nine-beanie']);
});

test('automated picks exclude the current product and duplicates, however many are asked for', async () => {
  const { handles } = await related({ first: 24 });
  expect(handles).not.toContain('lodestar-98');
  expect(new Set(handles).size).toBe(handles.length);
  expect(handles.length).toBeGreaterThan(8);
});

test('automated picks share the configured attributes', async () => {
  const { related: all } = await related({ first: 24 });
  const terrains = all
    .slice(4)
    .map(({ specifications }) => specifications.find(({ title }) => title === 'Terrain')?.value);
  expect(terrains.length).toBeGreaterThan(0);
  expect(new Set(terrains)).toEqual(new Set(['All-Mountain']));
});

test('only products that have title, url and platform product', async () => {
  for (const locale of ['en-us', 'en-ca', 'de-de']) {
    const { related: all } = await related({ locale, first: 24 });
    expect(all.length).toBeGreaterThan(4);
    for (const product of all) {
      expect(product.title).not.toBe('');
      expect(product.path).toMatch(new RegExp(`^/${locale}/p/.`));
      expect(product.platformId).not.toBeNull();
    }
  }
});

test.each([
  ['en-us', 'Related Products'],
  ['de-de', 'Passt dazu'],
])('default heading: %s reads %s', async (locale, heading) => {
  expect((await related({ locale })).relatedHeading).toBe(heading);
});

test('automated picks differ for different visits and stay for one', async () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const picks = async (seed?: number) =>
    (await related({ handle: 'canary-86', ...(seed === undefined ? {} : { seed }) })).handles.join(' ');
  const all = await Promise.all(seeds.map(picks));
  expect(new Set(all).size).toBeGreaterThan(3);
  await shop.coldSources();
  expect(await Promise.all(seeds.map(picks))).toEqual(all);
  expect(await picks()).toBe(await picks());
});
