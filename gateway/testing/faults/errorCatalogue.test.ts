/** Rows of the specification's error catalogues that occur in a running gateway. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { followChain } from '../../edge/pages/redirect.rules.ts';
import type { Browser } from '../shop/browser.ts';
import { casesOf, once } from './errorCatalogue.ts';
import { failing, startFailingShop, type FailingShop } from './failingShop.ts';

let shop: FailingShop;
beforeAll(async () => {
  shop = await startFailingShop();
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.reset();
});
afterAll(() => shop.close());

const inUs = (selection: string): string => `query @inContext(locale: "en-us") { ${selection} }`;

async function headerIs(entries: object[], message: string): Promise<void> {
  shop.answer(({ path }) => (/content_types\/header\//.test(path) ? Response.json({ entries }) : null));
  const browser = await shop.open();
  const { body } = await browser.ask(inUs('header { alerts { text } }'));
  expect(body).toEqual({ data: { header: null } });
  await vi.waitFor(() => expect(shop.messages()).toEqual([message]));
}

const errorPageFails = once(async () => {
  shop.answer(failing(/content_types\/error_page\//));
  const browser = await shop.open();
  const { body } = await browser.ask(inUs('notFoundPage { header }'));
  expect([body.data, body.errors?.length]).toEqual([{ notFoundPage: null }, 1]);
  await shop.logged('getErrorPages');
});

const recommendedFails = once(async () => {
  const browser = await shop.open();
  const { body: known } = await browser.ask<{ errorPage: { products: { url: string }[] } }>(
    inUs('errorPage(locale: "en-us", bcRegion: "us") { products { url } }'),
  );
  const handle = known.data?.errorPage.products[0]?.url.slice(1);
  shop.answer(failing(/content_types\/product\/.*"regions":"us"/));
  const { body } = await browser.ask(
    inUs(`product(handle: "${handle}") { __typename ... on WithdrawnProduct { alternatives { handle } } }`),
  );
  // The page turns it into a fatal 404.
  expect(body.data).toEqual({ product: { __typename: 'WithdrawnProduct', alternatives: null } });
  await shop.logged('getProductPicks');
});

const rows = casesOf('gateway', {
  noRoute: async () => {
    const browser = await shop.open();
    const { status, body } = await browser.get('/api/nothing');
    expect([status, body]).toEqual([404, { error: 'Page not found: /api/nothing' }]);
  },

  tooManyRedirects: async () => {
    const hops = (count: number) =>
      followChain('/0', ({ path }) => {
        const at = Number(path.slice(1));
        return at === count
          ? { kind: 'none' }
          : { kind: 'moved', href: `/${at + 1}`, isPermanent: true, leaves: false };
      }).kind;
    expect([hops(10), hops(11)]).toEqual(['leads', 'tooMany']);
    const browser = await shop.open();
    // Two seeded redirects that point to each other.
    expect((await browser.get('/en-us/up')).status).toBe(400);
    await vi.waitFor(() => expect(shop.messages()).toEqual(['Too many redirects']));
  },

  headerEmpty: () => headerIs([], 'Header - No Results'),

  headerRegion: () =>
    headerIs(
      [{ uid: 'jp', title: 'Japan', locale: 'en-us', regions: ['jp'], main_nav: [] }],
      'Header - No Region Match',
    ),

  storeLoading: async () => {
    const price = inUs(
      'product(handle: "lodestar-98") { ... on Product { price { current { amount formatted } } } }',
    );
    const ask = async (browser: Browser) => {
      const { body } = await browser.ask<{
        product: { price: { current: { amount: string; formatted: string } } };
      }>(price);
      expect(body.errors).toBeUndefined();
      return body.data!.product.price.current;
    };
    const before = await shop.open();
    const { amount, formatted } = await ask(before);
    expect(formatted).toBe(`$${amount}`);
    shop.answer(failing(/^\/api\/currencies/));
    const after = await shop.open();
    // With unknown currencies the raw value is shown.
    expect((await ask(after)).formatted).toBe(String(Number(amount)));
    await shop.logged('commerce.getCurrencies');
    // A gateway with an expired currency cache still formats prices.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 60_000 });
    expect((await ask(before)).formatted).toBe(formatted);
  },

  errorPage: errorPageFails,

  errorPageFetch: errorPageFails,

  recommended: recommendedFails,

  recommendedFetch: recommendedFails,

  cartFetch: async () => {
    const browser = await shop.open();
    const { body: known } = await browser.ask<{
      product: { variants: { id: string; isPurchasable: boolean }[] };
    }>(inUs('product(handle: "lodestar-98") { ... on Product { variants { id isPurchasable } } }'));
    const variant = known.data?.product.variants.find(({ isPurchasable }) => isPurchasable);
    await browser.mutate(
      `mutation ($id: ID!) @inContext(locale: "en-us") {
        addCartItem(input: { variantId: $id, quantity: 1 }) { __typename } }`,
      { id: variant?.id },
    );
    const cart = inUs('cart { id totalQuantity }');
    const { body: before } = await browser.ask(cart);
    expect(before.data).toMatchObject({ cart: { totalQuantity: 1 } });
    shop.answer(failing(/^\/api\/cart\//));
    const { body } = await browser.ask(cart);
    expect([body.data, body.errors?.[0]?.extensions.code]).toEqual([{ cart: null }, 'SOURCE_UNAVAILABLE']);
    await shop.logged('getCart');
    shop.answer(() => null);
    expect((await browser.ask(cart)).body).toEqual(before);
  },

  storeLoaders: async () => {
    const loaders = {
      getCurrencies: /currencies/,
      getBrandSettings: /brand_settings/,
      getColorGroups: /color_groups/,
      getHideProductAttributes: /hide_product_attributes/,
      getAutomatedRelatedProductsConfig: /automated_related_products_config/,
    };
    shop.answer(failing(...Object.values(loaders)));
    const browser = await shop.open();
    const { body } = await browser.ask<{ product: { swatches: object[]; specifications: object[] } }>(
      inUs(`product(handle: "lodestar-98") { ... on Product {
        swatches { label } specifications { title } price { current { formatted } } related { handle } } }`),
    );
    expect(body.errors).toBeUndefined();
    expect(body.data?.product.swatches.length).toBeGreaterThan(1);
    expect(body.data?.product.specifications.length).toBeGreaterThan(1);
    // Colour groups are requested only where the store does not know the product's colour.
    const groups = await browser.ask(inUs('colorGroups(locale: "en-us") { color_name }'));
    expect(groups.body.errors).toHaveLength(1);
    for (const call of Object.keys(loaders)) await shop.logged(call);
  },

  contentFetcher: async () => {
    const browser = await shop.open();
    const children = inUs('category(handle: "skis") { title children { title } }');
    shop.answer(failing(/content_types\/product_category\/.*"regions":"us"/));
    const { body } = await browser.ask(children);
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({ category: { title: 'Skis', children: [] } });
    await shop.logged('getRegionCategories');
    shop.answer(() => null);
    const { body: after } = await (await shop.open()).ask<{ category: { children: object[] } }>(children);
    expect(after.data?.category.children.length).toBeGreaterThan(2);
  },

  hotspots: async () => {
    const spots = async (browser: Browser) => {
      const { body } = await browser.ask<{
        page: { blocks: { banner?: { hotspots: { title: string }[] } }[] };
      }>(inUs('page(handle: "home") { blocks { ... on BannerBlock { banner { hotspots { title } } } } }'));
      expect(body.errors).toBeUndefined();
      return body.data?.page.blocks.flatMap(({ banner }) => banner?.hotspots ?? []);
    };
    expect(await spots(await shop.open())).not.toEqual([]);
    shop.answer(failing(/content_types\/product\//));
    expect(await spots(await shop.open())).toEqual([]);
    await shop.logged('delivery.getProducts');

    shop.answer(() => null);
    const browser = await shop.open();
    const gallery = async (at: Browser) => {
      const { body } = await at.ask<{ product: { gallery: { name: string; sources?: object[] }[] } }>(
        inUs(`product(handle: "lodestar-98") { ... on Product {
          gallery { ... on Image { name } ... on Video { name sources { src } } } } }`),
      );
      expect(body.errors).toBeUndefined();
      return body.data?.product.gallery ?? [];
    };
    // From here on the gateway has the cached set, but not its video.
    await browser.ask(
      inUs('product(handle: "lodestar-98") { ... on Product { gallery { ... on Image { name } } } }'),
    );
    await shop.breakPictures();
    expect((await gallery(browser)).find(({ sources }) => sources)?.sources).toEqual([]);
    await shop.logged('imagery.getVideo');
    // Nothing from the image service: the front picture comes from the content service.
    expect(await gallery(await shop.open())).toEqual([{ name: expect.stringMatching(/_front$/) }]);
    await shop.logged('imagery.getImageSet');
    await browser.ask(inUs('category(handle: "skis") { banner { rendition(size: BANNER) { src } } }'));
    await shop.logged('imagery.getImage SOURCE');
  },

  redirectTarget: async () => {
    const browser = await shop.open();
    for (const [path, status] of [
      ['/en-us/elsewhere', 404],
      ['/en-us/spell', 404],
      ['/en-us/jobs', 302],
    ] as const)
      expect((await browser.fetch(path, { redirect: 'manual' })).status).toBe(status);
    await vi.waitFor(() =>
      expect(shop.lines.map(({ msg, reason }) => [msg, reason])).toEqual([
        ['Redirect refused', 'external target without allowance'],
        ['Redirect refused', 'unsafe target'],
      ]),
    );
  },

  blockedRequests: async () => {
    const browser = await shop.open();
    for (const path of ['/a.php', '/wp-login', '/my-wp', '/search?q=sleep(9)', '/search?q=select(1)'])
      expect([path, (await browser.get(path)).status]).toEqual([path, 403]);
    for (const agent of ['sleep(9)', 'select(1)', 'Mozilla/5.0']) {
      const { status } = await browser.fetch('/en-us/cart', { headers: { 'user-agent': agent } });
      expect([agent, status]).toEqual([agent, agent.startsWith('Mozilla') ? 200 : 403]);
    }
  },
});

test.each(rows)('%s', async (_sentence, run) => {
  await run();
});
