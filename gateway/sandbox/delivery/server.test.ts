/** The vendor's responses from the stand-in's app, without sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFor } from '../brand/brand.ts';
import type { Standin } from '../source.ts';
import { deliveryStandin } from './server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'delivery-'));
const brand = brandFor();
let standin: Standin;

const credentials = { api_key: 'sandbox', access_token: 'sandbox' };
type Json = Record<string, unknown>;
type Answer = { status: number; body: Json & { entries: Json[] } & { entry: Json } };

async function get(path: string, headers: Record<string, string> = credentials): Promise<Answer> {
  const answer = await standin.app.request(`http://sandbox.test${path}`, { headers });
  return { status: answer.status, body: await answer.json() };
}

function entries(contentType: string, query: Record<string, string>, extra = ''): Promise<Answer> {
  const search = new URLSearchParams({ environment: 'production', ...query });
  return get(`/v3/content_types/${contentType}/entries?${search}${extra}`);
}

beforeAll(() => {
  standin = deliveryStandin(brand, { dataDir, fresh: true });
});
afterAll(async () => {
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

describe('lists', () => {
  test('a trailing slash makes no difference', async () => {
    const [without, with_] = await Promise.all([
      get('/v3/content_types/page/entries?environment=production'),
      get('/v3/content_types/page/entries/?environment=production'),
    ]);
    expect(with_.body).toEqual(without.body);
  });

  test('the default order is the latest update first, in pages of 100', async () => {
    const { body } = await entries('product', { limit: '250', include_count: 'true' });
    const updates = body.entries.map((entry) => String(entry.updated_at));
    expect(updates).toEqual(updates.toSorted().toReversed());
    expect(body.entries.length).toBe(Math.min(100, Number(body.count)));
    expect(body.count).toBe(brand.products.filter((product) => !product.withdrawn).length);
  });

  test('count alone returns a number', async () => {
    const { body } = await entries('product_category', { count: 'true' });
    expect(body.entries).toBe(brand.categories.length);
  });

  test('a walk by uid, each page after the last uid of the one before, has each entry once', async () => {
    const seen: string[] = [];
    for (let last = ''; ;) {
      const { body } = await entries('product', {
        query: JSON.stringify({ uid: { $gt: last } }),
        asc: 'uid',
        limit: '20',
        include_count: 'true',
      });
      expect(body.count).toBe(brand.products.filter(({ withdrawn }) => !withdrawn).length - seen.length);
      if (body.entries.length === 0) break;
      seen.push(...body.entries.map(({ uid }) => String(uid)));
      last = seen.at(-1) ?? '';
    }
    expect(seen).toEqual([...new Set(seen)].toSorted());
  });

  test('past the end is an empty list', async () => {
    expect((await entries('page', { skip: '500' })).body).toEqual({ entries: [] });
  });

  test('are sorted by a field, ascending or descending', async () => {
    const { body } = await entries('product_category', { desc: 'title' });
    const titles = body.entries.map((entry) => String(entry.title));
    expect(titles).toEqual(titles.toSorted().toReversed());
  });

  test('a filter that SQL cannot decide is paged and counted like any other', async () => {
    const query = JSON.stringify({ title: { $regex: '^[a-m]', $options: 'i' } });
    const all = await entries('product_category', { query, include_count: 'true' });
    const second = await entries('product_category', { query, skip: '2', limit: '2', include_count: 'true' });
    expect(second.body.entries).toEqual(all.body.entries.slice(2, 4));
    expect(second.body.count).toBe(all.body.entries.length);
    expect(all.body.entries.every((entry) => /^[a-m]/i.test(String(entry.title)))).toBe(true);
  });

  test('a category filter finds the products of its descendants', async () => {
    const query = JSON.stringify({ 'categories.uid': { $in: ['category_skis'] } });
    const { body } = await entries('product', { query, include_count: 'true' });
    expect(body.count).toBe(
      brand.products.filter(
        (product) => !product.withdrawn && product.categories.some((path) => /^skis(\/|$)/.test(path)),
      ).length,
    );
  });

  test('only keeps the named fields and the uid, except omits some', async () => {
    const only = await entries(
      'page',
      { query: '{"url":"/about"}' },
      '&only[BASE][]=title&only[BASE][]=seo_meta.seo_title',
    );
    expect(only.body.entries).toEqual([
      { uid: 'page_about', title: 'About the mine', seo_meta: { seo_title: 'About the mine' } },
    ]);
    const except = await entries('page', { query: '{"url":"/about"}' }, '&except[BASE][0]=blocks');
    expect(except.body.entries[0]).not.toHaveProperty('blocks');
    expect(except.body.entries[0]).toHaveProperty('updated_at');
  });

  test('GET, a nested body and a flat body are equivalent', async () => {
    const query = { url: '/' };
    const post = async (body: Json): Promise<unknown> => {
      const answer = await standin.app.request('http://sandbox.test/v3/content_types/page/entries/', {
        method: 'POST',
        headers: { ...credentials, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const byGet = (await entries('page', { query: JSON.stringify(query) })).body;
    expect(await post({ _method: 'GET', query: { environment: 'production', query } })).toEqual(byGet);
    expect(await post({ _method: 'GET', environment: 'production', query })).toEqual(byGet);
  });
});

describe('both verbs are served on every path', () => {
  test.each([
    ['content types', '/v3/content_types', {}],
    ['one content type', '/v3/content_types/page', {}],
    [
      'entries of a content type',
      '/v3/content_types/page/entries',
      { only: { BASE: ['title'] }, asc: 'title' },
    ],
    ['a single entry', '/v3/content_types/page/entries/page_about', {}],
    ['assets', '/v3/assets', { include_count: true }],
    ['taxonomies', '/v3/taxonomies/entries', { query: { 'taxonomies.use': { $exists: false } }, limit: 2 }],
    ['sync', '/v3/stacks/sync', { init: true, locale: 'en-us' }],
  ])('%s', async (_what, path, options) => {
    const query = { environment: 'production', ...options };
    const posted = await standin.app.request(`http://sandbox.test${path}`, {
      method: 'POST',
      headers: { ...credentials, 'content-type': 'application/json' },
      body: JSON.stringify({ _method: 'GET', query }),
    });
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]): [string, string][] =>
        name === 'only'
          ? [['only[BASE][]', 'title']]
          : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
      ),
    );
    const got = await get(`${path}?${search}`);
    expect([posted.status, await posted.json()]).toEqual([200, got.body]);
  });
});

describe('references', () => {
  test('are bare until included, through modular blocks and nested references', async () => {
    const home = { query: '{"uid":"page_home"}' };
    const bare = await entries('page', home);
    expect(bare.body.entries[0]).toMatchObject({
      blocks: [
        { banner: { banner: [{ uid: 'banner_home_hero', _content_type_uid: 'banner' }] } },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    });
    const whole = await entries(
      'page',
      home,
      '&include[][]=blocks.banner.banner.cta_button_global.internal_link',
    );
    const [block] = whole.body.entries[0]!.blocks as { banner: { banner: Json[] } }[];
    expect(block?.banner.banner[0]).toMatchObject({
      _content_type_uid: 'banner',
      title: 'Home: hero',
      cta_button_global: [{ internal_link: [{ uid: 'category_skis', url: '/skis' }] }, {}],
    });
  });

  test('only names fields of an included reference by its path', async () => {
    const { body } = await entries(
      'product_category',
      { query: '{"url":"/skis/touring"}' },
      '&include[]=parent&only[BASE][]=parent&only[parent][]=title',
    );
    expect(body.entries).toEqual([
      {
        uid: 'category_skis_touring',
        parent: [{ uid: 'category_skis', _content_type_uid: 'product_category', title: 'Skis' }],
      },
    ]);
  });
});

describe('locales', () => {
  test('without fallback a list contains only entries published in the locale', async () => {
    const { body } = await entries('banner', { locale: 'it' });
    expect(body.entries.length).toBeGreaterThan(0);
    expect(body.entries.every((entry) => (entry.publish_details as Json).locale === 'it')).toBe(true);
  });

  test('with fallback it contains every base entry, replaced by its localised version where there is one', async () => {
    const base = await entries('banner', {});
    const { body } = await entries('banner', { locale: 'it', include_fallback: 'true' });
    const uids = (list: Json[]): unknown[] => list.map((entry) => entry.uid);
    expect(uids(body.entries)).toEqual(uids(base.body.entries));
    expect(new Set(body.entries.map((entry) => entry.locale))).toEqual(new Set(['en-us', 'it']));
  });

  test("an entry published in a locale but not localised keeps the base locale's name", async () => {
    const { body } = await get(
      '/v3/content_types/page/entries/page_test_store?environment=production&locale=it',
    );
    expect(body.entry).toMatchObject({ locale: 'en-us', publish_details: { locale: 'it' } });
  });

  test('a single entry not published in the locale is refused unless fallback is requested', async () => {
    const path = '/v3/content_types/banner/entries/banner_landing_hut?environment=production&locale=ja';
    expect(await get(path)).toMatchObject({ status: 422, body: { error_code: 141 } });
    expect(await get(`${path}&include_fallback=true`)).toMatchObject({
      status: 200,
      body: { entry: { locale: 'en-us' } },
    });
  });
});

describe('refusals', () => {
  const page = '/v3/content_types/page/entries?environment=production';
  test.each<[string, string, Record<string, string>, number, number]>([
    ['a missing entry', '/v3/content_types/page/entries/nope?environment=production', credentials, 422, 141],
    [
      'an unknown content type',
      '/v3/content_types/nope/entries?environment=production',
      credentials,
      422,
      118,
    ],
    ['a missing asset', '/v3/assets/nope?environment=production', credentials, 404, 145],
    ['an unknown locale', `${page}&locale=xx`, credentials, 422, 141],
    ['an unknown environment', '/v3/content_types/page/entries?environment=nope', credentials, 422, 141],
    ['an invalid filter', `${page}&query={"a":{"$near":1}}`, credentials, 422, 141],
    ['no api key', page, { access_token: 'sandbox' }, 412, 109],
    ['a wrong api key', page, { ...credentials, api_key: 'x' }, 412, 109],
    ['an empty token', page, { ...credentials, access_token: '' }, 401, 105],
    ['a wrong token', page, { ...credentials, access_token: 'x' }, 412, 109],
    ['an unknown branch', page, { ...credentials, branch: 'x' }, 412, 109],
    [
      'a preview token on published content',
      page,
      { ...credentials, access_token: 'preview-sandbox' },
      412,
      109,
    ],
    ['a URL over 8 KB', `${page}&query=${'x'.repeat(8200)}`, credentials, 414, 414],
    ['an unknown path', '/v3/nothing', credentials, 404, 404],
  ])('%s', async (_name, path, headers, status, code) => {
    expect(await get(path, headers)).toMatchObject({ status, body: { error_code: code } });
  });

  test('the branch main and early access are accepted', async () => {
    expect((await get(page, { ...credentials, branch: 'main', 'x-header-ea': 'a,b' })).status).toBe(200);
  });
});

describe('other endpoints', () => {
  test('preview returns drafts to its own token', async () => {
    const query = 'environment=production&query={"url":"/next-winter"}';
    expect((await get(`/v3/content_types/page/entries?${query}`)).body.entries).toEqual([]);
    const headers = { api_key: 'sandbox', preview_token: 'preview-sandbox' };
    const { body } = await get(`/preview/v3/content_types/page/entries?${query}`, headers);
    expect(body.entries.map((entry) => entry.uid)).toEqual(['page_next_winter']);
    expect((await get(`/preview/v3/content_types/page/entries?${query}`)).status).toBe(412);
  });

  test('content types list their fields', async () => {
    const { body } = await get('/v3/content_types/?include_count=true');
    expect(body.count).toBe((body.content_types as Json[]).length);
    const product = await get('/v3/content_types/product');
    const { schema } = product.body.content_type as { schema: Json[] };
    expect(schema).toContainEqual(
      expect.objectContaining({ uid: 'categories', data_type: 'reference', multiple: true }),
    );
  });

  test('an asset links to its file', async () => {
    const { body } = await get('/v3/assets?environment=production');
    const [asset] = body.assets as { url: string; file_size: string }[];
    const file = await standin.app.request(asset?.url ?? '');
    expect((await file.text()).length).toBe(Number(asset?.file_size));
  });

  test('a term finds entries of all types', async () => {
    const query = JSON.stringify({ 'taxonomies.category': 'category_poles' });
    const { body } = await get(`/v3/taxonomies/entries?environment=production&query=${query}`);
    expect(body.entries.length).toBeGreaterThan(0);
    expect(body.entries.every((entry) => /pole|shaft|stick/.test(JSON.stringify(entry.categories)))).toBe(
      true,
    );
  });

  test('sync returns everything published, once, and ends with a sync token', async () => {
    const seen: string[] = [];
    let next = 'init=true&locale=en-us';
    let news: unknown;
    while (news === undefined) {
      const { body } = await get(`/v3/stacks/sync?environment=production&${next}`);
      for (const item of body.items as { content_type_uid: string; data: Json }[]) {
        seen.push(`${item.content_type_uid} ${String(item.data.uid)}`);
      }
      next = `pagination_token=${String(body.pagination_token)}`;
      news = body.sync_token;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain('page page_home');
    expect(seen).not.toContain('page page_next_winter');
    const { body } = await get(`/v3/stacks/sync?environment=production&sync_token=${String(news)}`);
    expect(body).toMatchObject({ items: [], total_count: 0 });
  });
});

describe('editing at run time', () => {
  test('changes the named fields in every language, and becomes the latest update', async () => {
    const before = (await entries('brand_settings', { locale: 'de' })).body.entries[0];
    standin.editEntry?.('brand_settings', 'brand_settings_main', { shopping: false });
    for (const locale of ['en-us', 'de']) {
      const [entry] = (await entries('brand_settings', { locale })).body.entries;
      expect([locale, entry?.['shopping']]).toEqual([locale, false]);
    }
    const [after] = (await entries('brand_settings', { locale: 'de' })).body.entries;
    expect(after).toEqual({
      ...before,
      shopping: false,
      updated_at: after?.['updated_at'],
      _version: Number(before?.['_version']) + 1,
    });
  });

  test('creates a missing entry, and finds it by its values', async () => {
    standin.editEntry?.('page', 'page_new', { title: 'New', url: '/new', regions: ['andes'] });
    const query = JSON.stringify({ url: '/new', regions: 'andes' });
    expect((await entries('page', { query })).body.entries.map(({ uid }) => uid)).toEqual(['page_new']);
    standin.editEntry?.('page', 'page_new', { url: '/newer', regions: ['us'] });
    expect((await entries('page', { query })).body.entries).toEqual([]);
  });
});
