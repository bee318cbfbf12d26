/** Credentials, refusals, retries and preview, against the real stand-in over loopback. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFor } from '../../../sandbox/brand/brand.ts';
import { deliveryStandin } from '../../../sandbox/delivery/server.ts';
import type { Standin } from '../../../sandbox/source.ts';
import { caller } from '../../../testing/shop/caller.ts';
import { listen, type Listening } from '../../../testing/shop/listen.ts';
import type { Caller } from '../../transport/caller.ts';
import type { RequestScope } from '../../transport/scope.ts';
import * as addresses from '../addresses.ts';
import { getBanners } from '../banners.ts';
import * as categories from '../categories.ts';
import { createDelivery, type DeliveryHandle } from '../delivery.ts';
import { getErrorPages } from '../errorPage.ts';
import * as navigation from '../navigation.ts';
import * as pages from '../pages.ts';
import * as products from '../products.ts';
import * as settings from '../settings.ts';
import { deliverySource, type DeliveryConfig, type DeliverySource } from './deliverySource.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'delivery-'));
const original = brandFor();
const config = { apiKey: 'sandbox', deliveryToken: 'sandbox', environment: 'production' };

let standin: Standin;
let server: Listening;
let source: DeliverySource;
const opened: DeliverySource[] = [];

function open(more: Partial<DeliveryConfig> = {}): DeliverySource {
  const preview = { url: `${server.url}/preview`, token: 'preview-sandbox' };
  const one = deliverySource({ url: server.url, ...config, preview, ...more });
  opened.push(one);
  return one;
}

function reader(scope: Partial<RequestScope> = {}, from = open()): { delivery: DeliveryHandle; by: Caller } {
  const by = caller(scope);
  return { delivery: createDelivery(from, by), by };
}

beforeAll(async () => {
  standin = deliveryStandin(original, { dataDir, fresh: true });
  server = await listen(standin.app);
  source = open();
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

describe('single entries, preview and errors', () => {
  test('an entry of any type gives its address; a missing one is null', async () => {
    const { delivery } = reader();
    expect(await delivery.entryByUid('page', 'page_support')).toEqual({
      uid: 'page_support',
      title: 'Support',
      url: '/support',
    });
    expect(await delivery.entryByUid('page', 'page_nope')).toBeNull();
  });

  test('an unknown content type is a refusal, not a missing entry', async () => {
    const { delivery } = reader();
    await expect(delivery.entryByUid('nope', 'x')).rejects.toMatchObject({
      code: 'SOURCE_REFUSED',
      status: 422,
    });
  });

  test('drafts are read in preview only, and never cached', async () => {
    expect(await reader({}, source).delivery.pageByUrl('/next-winter')).toBeNull();
    const first = reader({ preview: true }, source);
    expect(await first.delivery.pageByUrl('/next-winter')).toMatchObject({ uid: 'page_next_winter' });
    const again = caller({ preview: true });
    await createDelivery(source, again).pageByUrl('/next-winter');
    expect(again.log.networkCalls()).toHaveLength(1);
    expect(await reader({}, source).delivery.pageByUrl('/next-winter')).toBeNull();
  });

  const concepts = { ...addresses, ...categories, ...navigation, ...pages, ...products, ...settings };
  const reads = [getBanners, getErrorPages, ...Object.values(concepts)].filter((call) => 'varies' in call);
  test.each(reads.map((call) => [call.name, call] as const))(
    '%s varies on preview: its answers in preview are neither cached nor shared',
    async (_name, call) => {
      expect(call.varies).toEqual(expect.arrayContaining(['preview', 'livePreview']));
      const published = caller();
      const editor = caller({ preview: true, livePreview: 'a1b2' });
      const args = { environment: source.environment, contentType: 'page', uid: 'page_support' };
      // Of one source, so that nothing but the declaration keeps them apart.
      const run = (by: Caller) => source.run(call as typeof addresses.getEntry, args, by);
      await run(editor);
      await run(editor);
      await run(published);
      await run(published);
      await run(editor);
      const verdicts = (by: Caller) => by.log.records.map(({ verdict }) => verdict);
      expect(verdicts(editor)).toEqual(['network', 'network', 'network']);
      expect(verdicts(published)).toEqual(['network', 'fresh']);
    },
  );

  test('the editing session is named in preview alone', () => {
    const args = { environment: 'production' };
    const scope = { contentLocale: 'de', preview: true, livePreview: 'a1b2' };
    expect(pages.getPages.request(args, scope).headers).toEqual({ live_preview: 'a1b2' });
    expect(pages.getPages.request(args, { ...scope, livePreview: null }).headers).toBeUndefined();
  });

  test.each([
    ['a wrong api key', { apiKey: 'x' }, 412],
    ['a wrong token', { deliveryToken: 'x' }, 412],
    ['an empty token', { deliveryToken: '' }, 401],
    ['an unknown branch', { branch: 'x' }, 412],
  ])('%s is a configuration error without retries', async (_name, wrong, status) => {
    const { delivery, by } = reader({}, open(wrong));
    await expect(delivery.header()).rejects.toMatchObject({ code: 'SOURCE_MISCONFIGURED', status });
    expect(by.log.records).toMatchObject([{ verdict: 'failed', attempts: 1 }]);
  });

  test('status 429 is retried after Retry-After', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'delivery-'));
    const slow = deliveryStandin(original, { dataDir: dir, fresh: true, requestsPerSecond: 1 });
    const listening = await listen(slow.app);
    const { delivery, by } = reader({}, open({ url: listening.url }));
    const both = await Promise.all([delivery.footer(), delivery.search(), delivery.brandSettings()]);
    expect(both.every((entry) => entry !== null)).toBe(true);
    expect(Math.max(...by.log.records.map((record) => record.attempts))).toBeGreaterThan(1);
    await listening.close();
    await slow.close();
    rmSync(dir, { recursive: true });
  });

  test('the base URL may include the version', async () => {
    const { delivery } = reader({}, open({ url: `${server.url}/v3/` }));
    expect(await delivery.search()).not.toBeNull();
  });
});
