/** The vendor's newer client, unmodified, against the listening stand-in: its syntax differs from the older one's. */
import contentstack, { QueryOperation, type BaseEntry, type StackConfig } from '@contentstack/delivery-sdk';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { brandFor } from '../brand/brand.ts';
import type { Standin } from '../source.ts';
import { deliveryStandin } from './server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'delivery-sdk-'));
let standin: Standin;
let server: Listening;

type Entry = BaseEntry & Record<string, unknown>;

function client(more: Partial<StackConfig> = {}) {
  const { hostname, port } = new URL(server.url);
  // `insecure` is an option of the SDK's HTTP client, which receives all options.
  const http = { insecure: true };
  return contentstack.stack({
    apiKey: 'sandbox',
    deliveryToken: 'sandbox',
    environment: 'production',
    host: hostname,
    port: Number(port),
    ...more,
    ...http,
  });
}

beforeAll(async () => {
  standin = deliveryStandin(brandFor(), { dataDir, fresh: true });
  server = await listen(standin.app);
});
afterAll(async () => {
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

describe('delivery-sdk 5', () => {
  test('finds entries with filter, order, fields and count', async () => {
    const found = await client()
      .contentType('product_category')
      .entry()
      .only(['title', 'url'])
      .query()
      .where('url', QueryOperation.INCLUDES, ['/skis', '/poles'])
      .orderByAscending('title')
      .includeCount()
      .find<Entry>();
    expect(found.count).toBe(2);
    expect(found.entries?.map((entry: Entry) => [entry['title'], entry['url']])).toEqual([
      ['Poles', '/poles'],
      ['Skis', '/skis'],
    ]);
  });

  test('resolves references and pages', async () => {
    const page = await client()
      .contentType('product')
      .entry()
      .includeReference('categories')
      .query()
      .skip(3)
      .limit(2)
      .find<Entry>();
    expect(page.entries).toHaveLength(2);
    const category = (page.entries?.[0]?.['categories'] as Entry[] | undefined)?.[0];
    expect(category).toMatchObject({ _content_type_uid: 'product_category', title: expect.any(String) });
  });

  test('falls back to the base locale when asked to', async () => {
    const entry = await client()
      .contentType('product')
      .entry('product_lodestar_98')
      .locale('de')
      .includeFallback()
      .fetch<Entry>();
    expect(entry.title).toBe('Lodestar 98');
  });

  test('rejects for a missing entry', async () => {
    await expect(client().contentType('product').entry('nobody').fetch()).rejects.toMatchObject({
      status: 422,
    });
  });

  test('rejects for a wrong key at once, without retrying', async () => {
    const started = performance.now();
    await expect(client({ apiKey: 'wrong' }).contentType('product').entry().find()).rejects.toMatchObject({
      status: 412,
    });
    expect(performance.now() - started).toBeLessThan(900);
  });

  test('reads an asset', async () => {
    const listed = await client().asset().limit(1).find<{ uid: string }>();
    const uid = listed.assets?.[0]?.uid ?? '';
    expect(await client().asset(uid).fetch<{ uid: string }>()).toMatchObject({ uid });
  });
});
