/** Pages, header and footer, end to end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Block {
  __typename: string;
  banner?: {
    key: string;
    buttons: { text: string; link: { href: string } | null }[];
    link: { href: string } | null;
  };
  products?: { handle: string; price: { current: { formatted: string } } | null }[];
  categories?: { category: { path: string } }[];
}
interface Home {
  page: { id: string; path: string; layout: string; seo: { title: string }; blocks: Block[] } | null;
}

const home = /* GraphQL */ `
  query ($locale: Locale!) @inContext(locale: $locale) {
    page(handle: "home") {
      id
      path
      layout
      seo {
        title
      }
      blocks {
        __typename
        ... on BannerBlock {
          banner {
            key
            buttons {
              text
              link {
                href
              }
            }
            link {
              href
            }
          }
        }
        ... on ProductGridBlock {
          products {
            handle
            price {
              current {
                formatted
              }
            }
          }
        }
        ... on CategoryGroupBlock {
          categories {
            category {
              path
            }
          }
        }
      }
    }
  }
`;

describe('home page', () => {
  test('is one page of blocks with tiles that have prices', async () => {
    const { data, errors } = await shop.visitor().ask<Home>(home, { locale: 'en-us' });
    expect(errors).toEqual([]);
    expect(data.page).toMatchObject({ path: '/', layout: 'FLUSH_BANNER' });
    const grids = data.page?.blocks.filter(({ products }) => products !== undefined) ?? [];
    expect(grids.length).toBeGreaterThan(0);
    for (const { products = [] } of grids) {
      expect(products.length).toBeGreaterThan(3);
      expect(products.every(({ price }) => price?.current.formatted.startsWith('$'))).toBe(true);
    }
  });

  test('links of another locale carry its prefix', async () => {
    const { data } = await shop.visitor().ask<Home>(home, { locale: 'de-de' });
    expect(data.page?.path).toBe('/de-de');
    const categories = data.page?.blocks.flatMap((block) => block.categories ?? []) ?? [];
    expect(categories.length).toBeGreaterThan(0);
    expect(categories.every(({ category }) => category.path.startsWith('/de-de/c/'))).toBe(true);
  });

  test('without a shop, tiles have content prices', async () => {
    const { data, errors, log } = await shop.visitor().ask<Home>(home, { locale: 'ja-jp' });
    expect(errors).toEqual([]);
    const prices =
      data.page?.blocks
        .flatMap((block) => block.products ?? [])
        .map(({ price }) => price?.current.formatted) ?? [];
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every((price) => /^[¥￥][\d,]+$/.test(price ?? ''))).toBe(true);
    expect(callsBySource(log.records).commerce).toBeUndefined();
  });

  test('costs a fixed number of upstream calls', async () => {
    await shop.coldSources();
    const { log } = await shop.visitor().ask<Home>(home, { locale: 'en-us' });
    const calls = callsBySource(log.records);
    expect(calls.delivery).toBeLessThanOrEqual(5);
    expect(calls.commerce).toBeLessThanOrEqual(4);
    expect(calls.engine).toBeUndefined();
  });
});

test('an unknown page is null without an error', async () => {
  const { data, errors } = await shop
    .visitor()
    .ask(`query @inContext(locale: "en-us") { page(handle: "no-such-page") { id } }`);
  expect([data, errors]).toEqual([{ page: null }, []]);
});

test('header and footer are those of the region, with resolved links', async () => {
  const { data, errors } = await shop.visitor().ask<{
    header: { mainNav: { link: { text: string; href: string }; children: { link: { href: string } }[] }[] };
    footer: { columns: { links: { href: string; isExternal: boolean }[] }[] };
  }>(`query @inContext(locale: "fr-fr") {
    header { mainNav { link { text href } children { link { href } } } }
    footer { columns { links { href isExternal } } }
  }`);
  expect(errors).toEqual([]);
  const [first] = data.header.mainNav;
  expect(first?.link.href).toMatch(/^\/fr-fr\/c\//);
  expect(first?.children.every(({ link }) => link.href.startsWith(`${first.link.href}/`))).toBe(true);
  const links = data.footer.columns.flatMap(({ links }) => links);
  expect(links.filter(({ isExternal }) => !isExternal).every(({ href }) => href.startsWith('/fr-fr'))).toBe(
    true,
  );
});

test('with the content service down the page is null, and the error names the source', async () => {
  await shop.coldSources();
  await shop.breakSource({ source: 'delivery', status: 503 });
  try {
    const { data, errors } = await shop.visitor().ask<Home>(home, { locale: 'en-us' });
    expect(data.page).toBeNull();
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['page'],
        message: 'The delivery service is not available.',
        extensions: { code: 'SOURCE_UNAVAILABLE', source: 'delivery' },
      }),
    ]);
  } finally {
    await shop.mendSources();
    await shop.coldSources();
  }
});

describe('pages for pros', () => {
  const where = /* GraphQL */ `
    query ($locale: Locale!) @inContext(locale: $locale) {
      pro: page(handle: "pro") {
        title
        blocks {
          __typename
        }
      }
      psia: page(handle: "psia") {
        path
      }
      header {
        alerts {
          href
        }
      }
      footer {
        columns {
          links {
            href
          }
        }
      }
    }
  `;
  interface Where {
    pro: { title: string; blocks: object[] } | null;
    psia: { path: string } | null;
    header: { alerts: { href: string }[] };
    footer: { columns: { links: { href: string }[] }[] };
  }
  async function at(locale: string, visitor = shop.visitor()) {
    const { data, errors } = await visitor.ask<Where>(where, { locale });
    expect(errors).toEqual([]);
    const links = data.footer.columns.flatMap((column) => column.links.map(({ href }) => href));
    return { ...data, links, alerts: data.header.alerts.map(({ href }) => href) };
  }

  test.each([
    ['en-us', 'Pro program'],
    ['de-de', 'Pro-Programm'],
    ['ja-jp', 'プロプログラム'],
    ['no-no', 'Proprogrammet'],
  ])('in %s the programme is explained, and the way to it is in the footer', async (locale, title) => {
    const { pro: page, links } = await at(locale);
    expect(page).toMatchObject({ title, blocks: expect.arrayContaining([{ __typename: 'TextBlock' }]) });
    expect(links).toEqual(
      expect.arrayContaining(['pro', 'order-status', 'country'].map((path) => `/${locale}/${path}`)),
    );
  });

  test.each([
    ['en-us', true],
    ['fr-ca', true],
    ['de-de', false],
    ['ja-jp', false],
  ])('in %s the page for instructors is shown: %s', async (locale, isShown) => {
    const { psia, links } = await at(locale);
    expect(psia).toEqual(isShown ? { path: `/${locale}/psia` } : null);
    expect(links.includes(`/${locale}/psia`)).toBe(isShown);
  });

  test('signed-in pros see pro prices instead of shipping', async () => {
    expect((await at('en-us', await signedIn(shop, 'shopper.us'))).alerts).toEqual([
      '/en-us/support/shipping',
    ]);
    expect((await at('en-us', await signedIn(shop, 'pro.us'))).alerts).toEqual(['/en-us/account']);
    const german = await at('de-de', await signedIn(shop, 'pro.eu'));
    expect(german.alerts).toEqual(['/de-de/account']);
    expect(german.psia).toEqual({ path: '/de-de/psia' });
  });
});
