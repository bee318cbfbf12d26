/** The vendor's own client, unmodified, against the listening stand-in. */
import contentstack from 'contentstack';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { brandFor } from '../brand/brand.ts';
import type { Standin } from '../source.ts';
import { deliveryStandin } from './server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'delivery-'));
const brand = brandFor();
let standin: Standin;
let server: Listening;

type Json = Record<string, unknown>;
interface Refused {
  error_code: number;
  status?: number;
}

function stack(token = 'sandbox', apiKey = 'sandbox'): contentstack.Stack {
  const client = contentstack.Stack({
    api_key: apiKey,
    delivery_token: token,
    environment: 'production',
    branch: 'main',
    early_access: ['taxonomy'],
    fetchOptions: { retryLimit: 0 },
  });
  client.setProtocol('http');
  client.setHost('127.0.0.1');
  client.setPort(Number(new URL(server.url).port));
  return client;
}

beforeAll(async () => {
  standin = deliveryStandin(brand, { dataDir, fresh: true });
  server = await listen(standin.app);
});
afterAll(async () => {
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

describe('contentstack 3', () => {
  test('finds entries with filter, order, count and fields', async () => {
    const [entries, count] = (await stack()
      .ContentType('product_category')
      .Query()
      .containedIn('uid', ['category_skis', 'category_poles'])
      .ascending('title')
      .only(['title', 'url'])
      .includeCount()
      .toJSON()
      .find()) as [Json[], number];
    expect(count).toBe(2);
    expect(entries.map(({ uid, title, url }) => ({ uid, title, url }))).toEqual([
      { uid: 'category_poles', title: 'Poles', url: '/poles' },
      { uid: 'category_skis', title: 'Skis', url: '/skis' },
    ]);
  });

  test('combines patterns, ranges, or, and paging', async () => {
    const query = stack().ContentType('product').Query();
    const ski = stack().ContentType('product').Query().regex('url', '^/LODE', 'i');
    const old = stack().ContentType('product').Query().lessThan('season', 1900);
    const [entries] = (await query.or(ski, old).skip(1).limit(1).toJSON().find()) as [Json[]];
    const lodestars = brand.products.filter(
      (product) => product.key.startsWith('lode') && !product.withdrawn,
    );
    expect(entries.map((entry) => entry.url)).toEqual(
      lodestars.slice(1, 2).map((product) => `/${product.key}`),
    );
  });

  test('resolves references and falls back to the base locale', async () => {
    const page = (await stack()
      .ContentType('page')
      .Entry('page_home')
      .language('it')
      .includeFallback()
      .includeReference('blocks.banner.banner', 'blocks.category_group.category_group')
      .toJSON()
      .fetch()) as { locale: string; blocks: { banner?: { banner: Json[] } }[] };
    expect(page.locale).toBe('it');
    const locales = page.blocks.flatMap((block) => block.banner?.banner.map((banner) => banner.locale) ?? []);
    expect(new Set(locales)).toEqual(new Set(['it']));
    const untranslated = await stack()
      .ContentType('page')
      .Entry('page_test_store')
      .language('it')
      .includeFallback()
      .toJSON()
      .fetch();
    expect(untranslated).toMatchObject({ locale: 'en-us' });
  });

  test('counts, and filters by a reference’s fields', async () => {
    const skis = stack().ContentType('product_category').Query().where('title', 'Touring');
    const [entries] = (await stack()
      .ContentType('product')
      .Query()
      .referenceIn('categories', skis)
      .toJSON()
      .find()) as [Json[]];
    expect(entries.length).toBeGreaterThan(0);
    const [total] = (await stack().ContentType('product_category').Query().count().toJSON().find()) as [
      number,
    ];
    expect(total).toBe(brand.categories.length);
  });

  test('reads content types, assets and taxonomies, and syncs', async () => {
    const types = (await stack().getContentTypes({ include_count: true })) as {
      content_types: Json[];
      count: number;
    };
    expect(types.content_types).toHaveLength(types.count);
    const [assets] = (await stack().Assets().Query().toJSON().find()) as [Json[]];
    const asset = (await stack().Assets(String(assets[0]?.uid)).toJSON().fetch()) as Json;
    expect(asset.filename).toBe(assets[0]?.filename);
    const [poles] = (await stack()
      .Taxonomies()
      .where('taxonomies.category', 'category_poles')
      .toJSON()
      .find()) as [Json[]];
    expect(poles.length).toBe(
      brand.products.filter(
        (one) => !one.withdrawn && one.categories.some((path) => path.startsWith('poles')),
      ).length,
    );
    const first = (await stack().sync({ init: true, locale: 'en-us' })) as unknown as Json & {
      items: Json[];
    };
    const next = (await stack().sync({ pagination_token: String(first.pagination_token) })) as {
      items: Json[];
    };
    expect(first.items).toHaveLength(100);
    expect(next.items[0]).not.toEqual(first.items[0]);
  });

  test.each<[string, () => Promise<unknown>, number, number]>([
    ['a missing entry', () => stack().ContentType('page').Entry('nope').toJSON().fetch(), 422, 141],
    ['an unknown content type', () => stack().ContentType('nope').Query().toJSON().find(), 422, 118],
    ['a missing asset', () => stack().Assets('nope').toJSON().fetch(), 404, 145],
    ['a wrong api key', () => stack('sandbox', 'x').ContentType('page').Query().toJSON().find(), 412, 109],
  ])('reports %s', async (_name, ask, status, code) => {
    const refused = await ask().then(
      () => null,
      (error: Refused) => error,
    );
    expect(refused).toMatchObject({ status, error_code: code });
  });
});
