/** Landing pages, end to end: `/l/{handle}` (platform.md 2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Landing {
  landingPage: {
    id: string;
    handle: string;
    path: string;
    layout: string;
    seo: { title: string; description: string | null; image: { name: string } | null };
    alternates: { hreflang: string; path: string }[];
    blocks: { __typename: string }[];
  } | null;
}

const text = /* GraphQL */ `
  query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
    landingPage(handle: $handle) {
      id
      handle
      path
      layout
      seo {
        title
        description
        image {
          name
        }
      }
      alternates {
        hreflang
        path
      }
      blocks {
        __typename
      }
    }
  }
`;

const ask = (locale: string, handle: string) => shop.visitor().ask<Landing>(text, { locale, handle });

describe('a landing page', () => {
  test('has the same kinds of blocks as any page, and SEO data', async () => {
    const { data, errors } = await ask('en-us', 'first-snow');
    expect(errors).toEqual([]);
    expect(data.landingPage).toMatchObject({
      handle: 'first-snow',
      path: '/en-us/l/first-snow',
      layout: 'FLUSH_BANNER',
      seo: { title: 'First snow', image: { name: 'scene-open-cut' } },
    });
    expect(data.landingPage?.seo.description).toMatch(/headframe/);
    expect(data.landingPage?.blocks.map((block) => block.__typename)).toEqual([
      'BannerBlock',
      'TextBlock',
      'ProductGridBlock',
      'BannerBlock',
      'CategoryGroupBlock',
    ]);
  });

  test('is read in the language of the request', async () => {
    const { data } = await ask('de-de', 'the-press');
    expect(data.landingPage).toMatchObject({ path: '/de-de/l/the-press', seo: { title: 'Die Presse' } });
  });

  test('falls back to the default locale where not translated', async () => {
    const { data } = await ask('sv-se', 'every-switch');
    expect(data.landingPage).toMatchObject({ path: '/sv-se/l/every-switch', seo: { title: 'Every switch' } });
  });

  test.each([
    ['a region that it does not list', 'ja-jp', 'first-snow'],
    ['an unknown address', 'en-us', 'second-snow'],
    ['a page of another content type', 'en-us', 'about'],
    ['the home page', 'en-us', ''],
  ])('is not there for %s', async (_case, locale, handle) => {
    const { data, errors } = await ask(locale, handle);
    expect([data.landingPage, errors]).toEqual([null, []]);
  });

  test('has alternates only in markets that show it', async () => {
    const { data } = await ask('en-us', 'first-snow');
    const paths = data.landingPage?.alternates.map(({ path }) => path) ?? [];
    expect(paths).toContain('/de-de/l/first-snow');
    expect(paths.some((path) => path.includes('-jp/'))).toBe(false);
  });

  test('is found by its node id', async () => {
    const { data } = await ask('de-de', 'the-press');
    const { data: again } = await shop
      .visitor()
      .ask<{ node: { path: string } | null }>(`query ($id: ID!) { node(id: $id) { ... on Page { path } } }`, {
        id: data.landingPage?.id,
      });
    expect(again.node?.path).toBe('/de-de/l/the-press');
  });

  test('costs one call of the content service', async () => {
    await shop.coldSources();
    const { log } = await ask('en-us', 'the-press');
    expect(callsBySource(log.records)).toEqual({ delivery: 1 });
  });
});
