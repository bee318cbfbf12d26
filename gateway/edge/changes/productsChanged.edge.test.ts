/** `productsChanged` over HTTP, fed by webhooks and the indexer: a consumer that follows it has what an export gives. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { openChangingShop, type ChangingShop } from '../../testing/shop/changingShop.ts';
import { closeSources, openSources } from '../sources.ts';
import { redisState } from '../state/redisState.ts';
import { CatalogueRecord } from './CatalogueRecord.ts';
import { ChangeLog } from './ChangeLog.ts';
import { ProductReader } from './ProductReader.ts';

let shop: ChangingShop;
beforeAll(async () => {
  shop = await openChangingShop({ replicas: 2 });
}, 60_000);
afterAll(() => shop.close());

interface Item {
  id: string;
  path: string;
  displayTitle: string;
  availability: string;
  price: object | null;
}
interface Change {
  kinds: string[];
  at: string;
  sequence: number;
  productId: string;
  handle: string;
  product: Item | null;
}
interface Page {
  edges: { cursor: string; node: Change }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
interface List {
  products: {
    edges: { node: Item }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const item = 'id path displayTitle availability price { current { amount } }';
const changesQuery = (locale: string): string => `query ($first: Int, $after: String, $since: DateTime)
@inContext(locale: "${locale}") {
  productsChanged(first: $first, after: $after, since: $since) {
    edges { cursor node { kinds at sequence productId handle product { ${item} } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

async function changes(variables: Record<string, unknown>, locale = 'en-us'): Promise<Page> {
  return (await shop.ask<{ productsChanged: Page }>(changesQuery(locale), variables)).productsChanged;
}

/** All changes after a cursor, page by page. */
async function follow(
  after: string,
  first: number,
  locale = 'en-us',
): Promise<{ found: Change[]; end: string }> {
  const found: Change[] = [];
  for (let end = after; ;) {
    const page = await changes({ after: end, first }, locale);
    found.push(...page.edges.map(({ node }) => node));
    end = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return { found, end };
  }
}

async function exported(between = async (): Promise<void> => {}): Promise<Map<string, Item>> {
  const copy = new Map<string, Item>();
  const query = `query ($after: String) @inContext(locale: "en-us") {
    products(first: 20, after: $after) { edges { node { ${item} } } pageInfo { hasNextPage endCursor } }
  }`;
  for (let after: string | null = null; ;) {
    const { products }: List = await shop.ask<List>(query, { after });
    for (const { node } of products.edges) copy.set(node.id, node);
    if (!products.pageInfo.hasNextPage) return copy;
    after = products.pageInfo.endCursor;
    await between();
  }
}

const uidOf = (key: string): string => `product_${key.replaceAll('-', '_')}`;
const sold = brandFor().products.filter(
  ({ withdrawn, regions, prices }) => !withdrawn && regions.includes('us') && prices.us !== undefined,
);

test('before the first run of the indexer there is no log, which is an error', async () => {
  await expect(changes({})).rejects.toThrow(/^CHANGES_UNAVAILABLE/);
});

describe('after it', () => {
  beforeAll(async () => {
    expect(await shop.index()).toBe(0);
  });
  const now = async (): Promise<string> => {
    const { pageInfo } = await changes({ since: new Date().toISOString() });
    return (await follow(pageInfo.endCursor, 100)).end;
  };

  test('a second run finds nothing changed', async () => {
    expect(await shop.index()).toBe(0);
  });

  test('single products are read as the indexer reads all', async () => {
    const environment = sandboxEnvironment({ url: shop.sandbox.url, sessionSecret: 'x'.repeat(32), port: 0 });
    const state = redisState(shop.redis.url);
    const sources = openSources(readConfig(environment), state);
    const record = new CatalogueRecord(state, new ChangeLog(state, { days: 1, entries: 1_000 }));
    const facts = await new ProductReader(sources).read(await record.known());
    expect(facts.size).toBeGreaterThan(100);
    expect(await record.record(facts)).toBe(0);
    await Promise.all([closeSources(sources), state.close()]);
  });

  test('a webhook of each kind is a change within seconds, with the product as it is now', async () => {
    const cursor = await now();
    const [ski] = sold;
    const uid = uidOf(ski?.key ?? '');
    await shop.editProduct(uid, { tagline: 'Of another mine' });
    await shop.report([`entry:${uid}`]);
    await expect
      .poll(async () => (await follow(cursor, 10)).found, { timeout: 5_000 })
      .toMatchObject([{ kinds: ['CONTENT'], handle: ski?.key, product: { path: `/en-us/p/${ski?.key}` } }]);
  });

  test('of a market, changes elsewhere are none', async () => {
    const cursor = await now();
    const germany = await changes({ since: new Date().toISOString() }, 'de-de');
    const [, ski] = sold;
    const uid = uidOf(ski?.key ?? '');
    const inGermany = (await follow(germany.pageInfo.endCursor, 100, 'de-de')).end;
    await shop.editProduct(uid, { regions: (ski?.regions ?? []).filter((region) => region !== 'us') });
    expect(await shop.index()).toBe(1);
    expect((await follow(cursor, 10)).found).toMatchObject([
      { kinds: ['REMOVED'], handle: ski?.key, product: null },
    ]);
    // The date of the entry's last change is content everywhere.
    expect((await follow(inGermany, 10, 'de-de')).found).toMatchObject([{ kinds: ['CONTENT'] }]);
    await shop.editProduct(uid, { regions: ski?.regions ?? [] });
    expect(await shop.index()).toBe(1);
    expect((await follow(cursor, 10)).found).toMatchObject([{ kinds: ['CREATED'], handle: ski?.key }]);
  });

  test.each([
    ['a cursor of another list', { after: 'cGxhY2U6MA' }, /^BAD_USER_INPUT: .*not a cursor of this list/],
    ['a size over the limit', { first: 101 }, /^BAD_USER_INPUT: .*first must be from 1 to 100/],
    [
      'a moment before the log, with where it begins,',
      { since: '2020-01-01T00:00:00Z' },
      /^CHANGES_EXPIRED: .*begins at 20\d\d-[-\d]+T[:.\d]+Z/,
    ],
    ['a moment in the future', { since: '2090-01-01T00:00:00Z' }, /^BAD_USER_INPUT: .*in the future/],
    ['both ways to begin', { after: 'x', since: '2030-01-01T00:00:00Z' }, /^BAD_USER_INPUT: .*not both/],
  ])('%s is refused', async (_, variables, message) => {
    await expect(changes(variables)).rejects.toThrow(message);
  });

  test('a cursor of another market is refused, and said to be one', async () => {
    const refused = changes({ after: await now() }, 'de-de');
    await expect(refused).rejects.toThrow(/^CHANGES_EXPIRED: The cursor is of another market/);
  });

  test('a page costs one call to content, and what its products cost commerce', async () => {
    const cursor = await now();
    for (const { key } of sold.slice(5, 15)) await shop.editProduct(uidOf(key), { season: 2031 });
    expect(await shop.index()).toBe(10);
    const response = await fetch(`${shop.gateways[0]?.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-explain': 'upstream' },
      body: JSON.stringify({ query: changesQuery('en-us'), variables: { after: cursor } }),
    });
    const { data, extensions } = (await response.json()) as {
      data: { productsChanged: Page };
      extensions: { upstream: { source: string; call: string }[] };
    };
    expect(data.productsChanged.edges).toHaveLength(10);
    const asked = extensions.upstream.map(({ call }) => call);
    expect(asked.filter((call) => call === 'getProducts')).toHaveLength(1);
    expect(asked.filter((call) => call === 'getProductsById')).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  test('a consumer has what an export gives, after products were added, changed and removed meanwhile', async () => {
    const since = new Date().toISOString();
    let turn = 0;
    /** Adds, changes and removes one product each; every third time nobody reports it. */
    const change = async (): Promise<void> => {
      turn += 1;
      const [edited, removed, returned, variant] = [20, 40, 60, 3].map((from) => sold[from + turn]);
      const added = `product_0_added_${turn}`;
      const { entry } = (await (
        await fetch(
          `${shop.sandbox.url}/v3/content_types/product/entries/${uidOf(variant?.key ?? '')}?environment=production`,
          { headers: { api_key: 'sandbox', access_token: 'sandbox' } },
        )
      ).json()) as { entry: { bc_products: { region: string; id: number }[] } };
      await shop.editProduct(added, {
        title: `Added ${turn}`,
        url: `/added-${turn}`,
        regions: ['us'],
        bc_products: entry.bc_products,
      });
      await shop.editProduct(uidOf(edited?.key ?? ''), { display_title: `Edited ${turn}` });
      await shop.editProduct(uidOf(removed?.key ?? ''), { regions: [] });
      await shop.editProduct(uidOf(returned?.key ?? ''), { regions: ['ca'] });
      if (turn % 3 !== 0) {
        await shop.report([
          `entry:${added}`,
          `entry:${uidOf(edited?.key ?? '')}`,
          `entry:${uidOf(removed?.key ?? '')}`,
        ]);
      }
      await shop.editProduct(uidOf(returned?.key ?? ''), { regions: returned?.regions ?? [] });
      if (turn > 2) await shop.editProduct(`product_0_added_${turn - 2}`, { regions: [] });
    };
    const copy = await exported(change);
    expect(turn).toBeGreaterThan(4);

    const apply = (found: readonly Change[]): void => {
      for (const { productId, product } of found) {
        if (product) copy.set(productId, product);
        else copy.delete(productId);
      }
    };
    let cursor = (await changes({ since, first: 1 })).pageInfo.endCursor;
    apply((await changes({ since, first: 1 })).edges.map(({ node }) => node));
    for (const isLast of [false, false, true]) {
      const indexing = shop.index();
      if (!isLast) await change();
      await indexing;
      if (isLast) await shop.index();
      await sleep(500);
      const { found, end } = await follow(cursor, 7);
      apply(found);
      cursor = end;
    }
    // Nothing of the second export may have been cached before the last change.
    await shop.report(['delivery', 'commerce']);
    const fresh = await exported();
    expect(fresh.size).toBeGreaterThan(100);
    expect([...copy.values()].toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [...fresh.values()].toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect((await follow(cursor, 10)).found).toEqual([]);
  });

  test('a price and stock that commerce reports are changes of the store’s markets', async () => {
    const cursor = await now();
    const headers = { api_key: 'sandbox', access_token: 'sandbox', 'x-bc-region': 'us' };
    const read = async (path: string): Promise<unknown> =>
      (await fetch(shop.sandbox.url + path, { headers })).json();
    const uid = 'product_pinion_leash';
    const { entry } = (await read(`/v3/content_types/product/entries/${uid}?environment=production`)) as {
      entry: { bc_products: { region: string; id: number }[] };
    };
    const id = entry.bc_products.find(({ region }) => region === 'us')?.id ?? 0;
    const { data } = (await read(`/api/products/${id}/variants`)) as { data: { variant_id: number }[] };
    for (const { variant_id: variant } of data) await shop.editVariant(variant, { price: 4_321, stock: 1 });
    await shop.report([`product:${id}`]);
    await expect
      .poll(async () => (await follow(cursor, 10)).found, { timeout: 5_000 })
      .toMatchObject([
        {
          kinds: ['PRICE', 'STOCK'],
          product: { availability: 'LOW_STOCK' },
        },
      ]);
  });

  test('a restarted gateway goes on from the same cursor, and compares what a stopped one left', async () => {
    const cursor = await now();
    const uid = uidOf(sold[2]?.key ?? '');
    await shop.editProduct(uid, { tagline: 'After the restart' });
    const state = redisState(shop.redis.url);
    await state.records('changed-products').set(`entry:${uid}`, '1');
    await state.close();
    const replica = await shop.startReplica();
    const asked = async (): Promise<unknown> =>
      (await shop.ask<{ productsChanged: Page }>(changesQuery('en-us'), { after: cursor }, replica))
        .productsChanged.edges;
    await expect.poll(asked, { timeout: 5_000 }).toMatchObject([{ node: { kinds: ['CONTENT'] } }]);
  });
});
