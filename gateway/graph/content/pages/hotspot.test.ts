/** Hotspots, end to end: on the home page and on a page about care. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Spot {
  kind: string;
  title: string;
  description: string | null;
  link: { text: string; href: string } | null;
  colors: object | null;
  selector: string | null;
  image: { name: string } | null;
  point: { x: number; y: number };
  mobile: { x: number; y: number };
  desktop: { x: number; y: number };
  product: {
    handle: string;
    availability: string | null;
    price: { current: { formatted: string } } | null;
  } | null;
}

const text = /* GraphQL */ `
  query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
    page(handle: $handle) {
      blocks {
        ... on BannerBlock {
          banner {
            hotspots {
              kind
              title
              description
              selector
              link {
                text
                href
              }
              colors {
                text
                background
              }
              image {
                name
              }
              point {
                x
                y
              }
              mobile {
                x
                y
              }
              desktop {
                x
                y
              }
              product {
                handle
                availability
                price {
                  current {
                    formatted
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`;

async function spotsOf(handle: string, locale = 'en-us', visitor = shop.visitor()) {
  const { data, errors, log } = await visitor.ask<{ page: { blocks: { banner?: { hotspots: Spot[] } }[] } }>(
    text,
    { handle, locale },
  );
  return { spots: data.page.blocks.flatMap(({ banner }) => banner?.hotspots ?? []), errors, log };
}

describe('hotspots of a banner', () => {
  test('are in reading order, with their content', async () => {
    const { spots, errors } = await spotsOf('home');
    expect(errors).toEqual([]);
    expect(spots.map(({ kind, title }) => [kind, title])).toEqual([
      ['PRODUCT', 'Tallow Liquid'],
      ['MANUAL', 'The Horn'],
      ['PAGE', 'How our skis are made'],
      ['PRODUCT', 'Berit’s File'],
      ['PRODUCT', 'Bench Scraper'],
      ['PRODUCT', 'Tallow Wax'],
    ]);
    expect(spots[5]).toMatchObject({
      description: 'Three colors, three temperatures.',
      link: { text: 'Shop Now', href: '/en-us/p/tallow-wax' },
      product: { handle: 'tallow-wax', availability: 'IN_STOCK' },
    });
    expect(spots[5]?.product?.price?.current.formatted).toMatch(/^\$\d/);
    expect(spots[1]).toMatchObject({
      link: { text: 'See where this is', href: '/en-us/about' },
      image: { name: 'scene-copper-dusk' },
      product: null,
    });
    expect(spots[2]).toMatchObject({
      link: { text: 'Learn More', href: '/en-us/craft' },
      image: { name: 'scene-workshop' },
    });
  });

  test('are in the market’s language, with links into that market', async () => {
    const { spots } = await spotsOf('home', 'de-de');
    expect(spots.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Das Horn', 'Wie unsere Ski entstehen']),
    );
    expect(spots.find(({ kind }) => kind === 'PRODUCT')?.link?.text).toBe('Jetzt kaufen');
    expect(spots.every(({ link }) => link?.href.startsWith('/de-de/'))).toBe(true);
  });

  test('have content prices without a shop', async () => {
    const { spots, log } = await spotsOf('home', 'ja-jp');
    const product = spots.find(({ kind }) => kind === 'PRODUCT')?.product;
    expect(product).toMatchObject({ availability: 'NOT_SOLD_HERE' });
    expect(product?.price?.current.formatted).toMatch(/^[¥￥]/);
    expect(callsBySource(log.records).commerce).toBeUndefined();
  });

  test('are mapped to each crop', async () => {
    const { spots } = await spotsOf('home');
    const wax = spots.find(({ title }) => title === 'Tallow Wax')!;
    // 16:9 shows the whole picture; 4:5 keeps 45 % of its width, around its point of interest at 60 %.
    expect(wax.desktop.x).toBeCloseTo(wax.point.x);
    expect(wax.mobile.x).toBeCloseTo((0.785 - 0.375) / 0.45);
    expect(wax.mobile.y).toBeCloseTo(wax.point.y);
    const window = spots.find(({ title }) => title === 'The Horn')!;
    expect(window.mobile.x).toBeLessThan(0);
  });

  test('have an edit tag only in preview', async () => {
    const { spots } = await spotsOf('home');
    expect(spots.map(({ selector }) => selector)).toEqual(spots.map(() => null));
    const editor = shop.visitor();
    editor.session.enterPreview(null);
    const drafts = await spotsOf('home', 'en-us', editor);
    expect(drafts.errors).toEqual([]);
    expect(drafts.spots[1]).toMatchObject({ title: 'The Horn', selector: '.window' });
  });
});

describe('invalid entries', () => {
  test('a hotspot without a title is left out; markup in others is stripped', async () => {
    const { spots, errors } = await spotsOf('care');
    expect(errors).toEqual([]);
    expect(spots.map(({ title }) => title)).toEqual([
      'How our skis are made',
      'Lodestar 98',
      'Shavings',
      'Tallow Wax',
    ]);
    const { point: _, mobile: __, desktop: ___, ...hostile } = spots[2]!;
    expect(hostile).toEqual({
      kind: 'MANUAL',
      title: 'Shavings',
      description: 'We sweep them up on Fridays, melt them and rub them into the changing-room benches.',
      link: null,
      colors: null,
      selector: null,
      image: null,
      product: null,
    });
  });
});

describe('the cost of hotspots', () => {
  test('does not depend on their number: one call per type', async () => {
    await shop.coldSources();
    const few = callsBySource((await spotsOf('care')).log.records);
    await shop.coldSources();
    const many = await spotsOf('home');
    expect(many.spots.filter(({ kind }) => kind === 'PRODUCT').length).toBeGreaterThan(3);
    expect(callsBySource(many.log.records)).toEqual(few);
    // The page, products and pages of its hotspots, display texts of both stacks; products, guest group, currencies.
    expect(few).toEqual({ commerce: 3, delivery: 5, imagery: 1 });
  });
});

describe('during an outage', () => {
  test('commerce: hotspots stay, without price and stock', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { spots, errors } = await spotsOf('home');
    expect(spots).toHaveLength(6);
    expect(spots[0]?.product).toEqual({ handle: 'tallow-liquid', availability: null, price: null });
    expect(errors.every(({ extensions }) => extensions?.['source'] === 'commerce')).toBe(true);
  });

  test('imagery: hotspots stay at their position in the uncropped picture', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'imagery', status: 503 });
    const { spots, errors } = await spotsOf('home');
    expect(errors).toEqual([]);
    expect(spots.map(({ mobile }) => mobile)).toEqual(spots.map(({ point }) => point));
  });
});
