/** The client against the real stand-in over loopback. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryUid, productId, productUid } from '../../sandbox/brand/ids.ts';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { deliveryStandin } from '../../sandbox/delivery/server.ts';
import type { Standin } from '../../sandbox/source.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { withoutTranslations } from '../../testing/shop/withoutTranslations.ts';
import type { Caller } from '../transport/caller.ts';
import type { RequestScope } from '../transport/scope.ts';
import type { DeliveryHandle } from './delivery.ts';
import { deliverySource, type DeliverySource } from './client/deliverySource.ts';
import { createDelivery } from './delivery.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'delivery-'));
const original = brandFor();
/** Enough products that lists need several pages: the brand's own, then copies under other keys. */
const brand = {
  ...original,
  products: Array.from({ length: Math.max(230, original.products.length) }, (_, index) => {
    const product = original.products[index % original.products.length]!;
    const copy = Math.floor(index / original.products.length);
    return { ...product, index, related: [], key: copy === 0 ? product.key : `${product.key}-copy-${copy}` };
  }),
};
const published = brand.products.filter((product) => !product.withdrawn);
const config = { apiKey: 'sandbox', deliveryToken: 'sandbox', environment: 'production' };

let standin: Standin;
let server: Listening;
let source: DeliverySource;
const opened: DeliverySource[] = [];

/** A fresh source each: nothing kept from another test. */
function open(): DeliverySource {
  const one = deliverySource({ url: server.url, ...config });
  opened.push(one);
  return one;
}

function reader(scope: Partial<RequestScope> = {}, from = open()): { delivery: DeliveryHandle; by: Caller } {
  const by = caller(scope);
  return { delivery: createDelivery(from, by), by };
}

beforeAll(async () => {
  const rewrite = withoutTranslations({ banner_home_bench: { locale: 'sv', fields: ['content'] } });
  standin = deliveryStandin(brand, { dataDir, fresh: true, rewrite });
  server = await listen(standin.app);
  source = open();
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

describe('batching', () => {
  test('reads by uid and by url are one call each, missing entries are null', async () => {
    const { delivery, by } = reader();
    const [first, second] = published;
    const found = await Promise.all([
      delivery.productByUid(productUid(first!)),
      delivery.productByUid('product_nope'),
      delivery.productByUid(productUid(second!)),
      delivery.productByUrl(`/${first!.key}`),
      delivery.productByUrl('/nope'),
    ]);
    expect(found.map((product) => product?.uid ?? null)).toEqual([
      productUid(first!),
      null,
      productUid(second!),
      productUid(first!),
      null,
    ]);
    expect(by.log.networkCalls()).toHaveLength(2);
  });

  test('products by store id are one call, and an id of one store is unknown in another', async () => {
    const { delivery, by } = reader();
    const [first, second] = published.filter(({ prices }) => prices.us && prices.eu_region_1);
    const found = await Promise.all([
      delivery.productByPlatformId('us', productId('us', first!.index)),
      delivery.productByPlatformId('eu_region_1', productId('eu_region_1', second!.index)),
      delivery.productByPlatformId('ca', productId('us', first!.index)),
      delivery.productByPlatformId('us', 1),
    ]);
    expect(found.map((product) => product?.uid ?? null)).toEqual([
      productUid(first!),
      productUid(second!),
      null,
      null,
    ]);
    expect(by.log.networkCalls()).toHaveLength(1);
  });

  test('long lists are split below the vendor’s 100 entries', async () => {
    const { delivery, by } = reader();
    const found = await Promise.all(published.map((product) => delivery.productByUid(productUid(product))));
    expect(found.every((product, index) => product?.uid === productUid(published[index]!))).toBe(true);
    expect(by.log.networkCalls()).toHaveLength(Math.ceil(published.length / 100));
  });

  test('a page with its banners, groups and their categories is one call', async () => {
    const { delivery, by } = reader();
    const page = await delivery.pageByUrl('/');
    const banners = page!.blocks.flatMap((block) => block.banner?.banner ?? []);
    expect(banners[0]).toMatchObject({ uid: 'banner_home_hero', background: { type: 'Image' } });
    expect(banners[0]!.cta_button_global[0]!.internal_link[0]!.url).toBe('/skis');
    const [group] = page!.blocks.flatMap((block) => block.category_group?.category_group ?? []);
    expect(group!.categories).toHaveLength(4);
    await Promise.all(group!.categories.map((member) => delivery.categoryByUid(member.category[0]!.uid)));
    expect(by.log.networkCalls()).toHaveLength(1);
  });
});

describe('locales', () => {
  test('an entry that is not localised falls back as a whole, in the same call', async () => {
    const { delivery, by } = reader({ contentLocale: 'it' });
    expect(await delivery.pageByUrl('/test-store')).toMatchObject({ locale: 'en-us' });
    expect(by.log.networkCalls()).toHaveLength(1);
  });

  test('an empty field of a group falls back', async () => {
    const [page, base] = await Promise.all(
      ['ja', 'en-us'].map((contentLocale) => reader({ contentLocale }).delivery.pageByUrl('/test-store')),
    );
    expect(page).toMatchObject({ locale: 'ja' });
    expect(page!.title).not.toBe(base!.title);
    expect(page!.seo_meta!.seo_title).not.toBe(base!.seo_meta!.seo_title);
    expect(page!.seo_meta!.seo_description).toBe(base!.seo_meta!.seo_description);
  });

  test('a banner inside a page falls back by field', async () => {
    const { delivery, by } = reader({ contentLocale: 'sv' });
    const page = await delivery.pageByUrl('/');
    const bench = page!.blocks
      .flatMap((block) => block.banner?.banner ?? [])
      .find((one) => one.uid === 'banner_home_bench');
    expect(bench!.content).toContain('The bench');
    expect(by.log.networkCalls().map((call) => call.call)).toEqual(['getPages', 'getBanners', 'getBanners']);
  });

  test('answers are not shared between locales', async () => {
    const titles = [];
    for (const contentLocale of ['en-us', 'de', 'en-us', 'ja']) {
      titles.push((await reader({ contentLocale }, source).delivery.pageByUrl('/'))!.title);
    }
    expect(titles).toEqual(['Home', 'Start', 'Home', 'ホーム']);
  });
});

describe('lists and settings', () => {
  test('categories come whole, in order, and prime the loaders', async () => {
    const { delivery, by } = reader();
    const categories = await delivery.categories();
    expect(categories.map((category) => category.uid)).toEqual(
      brand.categories.filter((one) => one.regions.includes('us')).map((one) => categoryUid(one.path)),
    );
    expect(await delivery.categoryByUrl('/skis')).toMatchObject({ uid: 'category_skis', parent: [] });
    expect(by.log.networkCalls()).toHaveLength(1);
  });

  test('lists are of the request’s region', async () => {
    const here = await reader({ contentRegion: 'pro' }).delivery.categories();
    expect(here).toHaveLength(brand.categories.filter((one) => one.regions.includes('pro')).length);
    expect(await reader({ contentRegion: 'nowhere' }).delivery.categories()).toEqual([]);
  });

  test('picks by category exclude entries and page beyond 100', async () => {
    const { delivery, by } = reader();
    const inSkis = published.filter(
      (product) =>
        product.regions.includes('us') && product.categories.some((path) => /^skis(\/|$)/.test(path)),
    );
    const [first] = inSkis;
    const all = await delivery.productsWhere({
      categoryUids: ['category_skis', 'category_poles', 'category_accessories', 'category_bindings'],
      limit: 150,
    });
    expect(all).toHaveLength(150);
    expect(by.log.networkCalls()).toHaveLength(2);
    const picks = await delivery.productsWhere({
      categoryUids: ['category_skis'],
      excludeUids: [productUid(first!)],
      limit: 3,
    });
    expect(picks.map((pick) => pick.uid)).toEqual(inSkis.slice(1, 4).map((product) => productUid(product)));
  });

  test('attributes match title and value in the same specification', async () => {
    const { delivery } = reader();
    const [sample] = published.filter((product) => product.kind === 'ski');
    const terrain = String(sample!.specs.Terrain);
    const picks = await delivery.productsWhere({
      categoryUids: ['category_skis'],
      attributes: [{ attribute: 'terrain', values: [terrain] }],
      limit: 5,
    });
    expect(picks.length).toBeGreaterThan(0);
    expect(
      picks.every((pick) => pick.specs.some((spec) => spec.title === 'Terrain' && spec.value === terrain)),
    ).toBe(true);
    const crossed = { attribute: 'waist', values: [terrain] };
    expect(
      await delivery.productsWhere({ categoryUids: ['category_skis'], attributes: [crossed], limit: 5 }),
    ).toEqual([]);
  });

  test('every settings entry is there and well formed', async () => {
    const { delivery } = reader();
    const entries = await Promise.all([
      delivery.header(),
      delivery.footer(),
      delivery.brandSettings(),
      delivery.emailSignupSettings(),
      delivery.displayText(),
      delivery.duplicateDisplayText(),
      delivery.search(),
      delivery.errorPage(),
      delivery.hideProductAttributes(),
      delivery.manageProductAttributes(),
      delivery.automatedRelatedProductsConfig(),
    ]);
    expect(entries.filter((entry) => entry === null)).toEqual([]);
    expect(await delivery.regions()).toHaveLength(9);
    expect((await delivery.colorGroups()).map((group) => group.color_name).toSorted()).toEqual(
      brand.colourGroups.map((group) => group.name).toSorted(),
    );
    expect(
      (await delivery.categoryProductAddOnConfigs()).map((one) => one.product_category[0]!.uid),
    ).toContain('category_skis');
    expect(await delivery.categoryGroupsUnder('category_skis')).toMatchObject([
      { uid: 'category_group_skis', parent_category: [{ uid: 'category_skis' }] },
    ]);
    expect(await delivery.categoryGroupsUnder('category_skis_park')).toEqual([]);
  });

  test('withdrawn products are on the error page and nowhere else', async () => {
    const { delivery } = reader();
    const page = await delivery.errorPage();
    const withdrawn = brand.products.filter((product) => product.withdrawn);
    expect(page!.products.map((product) => product.url)).toEqual(
      withdrawn.map((product) => `/${product.key}`),
    );
    for (const product of withdrawn.slice(0, 1))
      expect(await delivery.productByUrl(`/${product.key}`)).toBeNull();
  });
});
