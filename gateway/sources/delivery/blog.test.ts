/** The blog's reads against the real stand-in over loopback, with more posts than one of the vendor's pages holds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandFor } from '../../sandbox/brand/brand.ts';
import type { EntryDraft } from '../../sandbox/delivery/seed/draft.ts';
import { deliveryStandin } from '../../sandbox/delivery/server.ts';
import type { Standin } from '../../sandbox/source.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { withoutTranslations } from '../../testing/shop/withoutTranslations.ts';
import { deliverySource, type DeliverySource } from './client/deliverySource.ts';
import { createDelivery } from './delivery.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'blog-'));
const old: EntryDraft[] = Array.from({ length: 230 }, (_, index) => ({
  contentType: 'blog_post',
  uid: `blog_post_old_${index}`,
  title: `Day ${index}`,
  // One a day, backwards from the last day of 2019.
  fields: { url: `/day-${index}`, published_at: new Date(Date.UTC(2019, 11, 31 - index)).toISOString() },
}));

let standin: Standin;
let server: Listening;
let source: DeliverySource;
beforeAll(async () => {
  const rewrite = withoutTranslations({ blog_post_grass: { locale: 'it' } });
  standin = deliveryStandin(brandFor(), { dataDir, fresh: true, moreEntries: old, rewrite });
  server = await listen(standin.app);
  const config = { apiKey: 'sandbox', deliveryToken: 'sandbox', environment: 'production' };
  source = deliverySource({ url: server.url, ...config });
});
afterAll(async () => {
  await source.close();
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

test('more than two hundred posts are listed in pages of 100, each post once', async () => {
  const by = caller({});
  const items = await createDelivery(source, by).blogListItems();
  expect(items.length).toBeGreaterThan(old.length);
  expect(new Set(items.map(({ uid }) => uid)).size).toBe(items.length);
  expect(items.map(({ uid }) => uid)).toEqual(expect.arrayContaining(old.map(({ uid }) => uid)));
  expect(by.log.networkCalls().map(({ call }) => call)).toEqual(Array(3).fill('getBlogListItems'));
});

test('listed posts have the fields that lists need', async () => {
  const [item] = await createDelivery(source, caller({})).blogListItems();
  expect(Object.keys(item ?? {}).toSorted()).toEqual(['category', 'published_at', 'regions', 'uid', 'url']);
});

test('several posts are one call', async () => {
  const by = caller({});
  const delivery = createDelivery(source, by);
  const found = await Promise.all([
    delivery.blogPostByUid('blog_post_grass'),
    delivery.blogPostByUid('blog_post_old_7'),
    delivery.blogPostByUid('blog_post_nope'),
  ]);
  expect(found.map((post) => post?.url)).toEqual(['/grass', '/day-7', undefined]);
  expect(by.log.networkCalls()).toHaveLength(1);
});

test('a post without translation is the base entry', async () => {
  const delivery = createDelivery(source, caller({ contentLocale: 'it' }));
  expect(await delivery.blogPostByUrl('/grass')).toMatchObject({ title: 'Grass', locale: 'en-us' });
});
