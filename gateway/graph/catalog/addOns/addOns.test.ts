/** Add-ons of products, end to end. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Fit {
  size: string | null;
  verdict: string;
  message: string | null;
}
interface Grid {
  heading: string;
  variesBySize: boolean;
  addOns: {
    platformId: number | null;
    product: { handle: string; platformId: number | null };
    fit: Fit;
    sizeFits: Fit[];
  }[];
}

const text = /* GraphQL */ `
  query ($locale: Locale!, $handle: String!, $size: String) @inContext(locale: $locale) {
    product(handle: $handle) {
      ... on Product {
        title
        addOns(size: $size) {
          heading
          variesBySize
          addOns {
            platformId
            product {
              handle
              platformId
            }
            fit {
              ...fit
            }
            sizeFits {
              ...fit
            }
          }
        }
      }
    }
  }
  fragment fit on AddOnFit {
    size
    verdict
    message
  }
`;

async function addOnsOf(handle: string, locale = 'en-us', size: string | null = null) {
  const { data, errors } = await shop
    .visitor()
    .ask<{ product: { title: string; addOns: Grid | null } }>(text, { handle, locale, size });
  return { grid: data.product.addOns, title: data.product.title, errors };
}
const handlesOf = (grid: Grid | null): string[] => grid?.addOns.map(({ product }) => product.handle) ?? [];

describe('add-ons of a product', () => {
  test('are the editors’ choice for its category, in their order', async () => {
    const { grid } = await addOnsOf('lodestar-98');
    expect(grid?.heading).toBe('Goes with these skis');
    expect(handlesOf(grid)).toEqual(['timber-hitch-13', 'timber-hitch-brake', 'tallow-base', 'pit-strap']);
    expect(grid?.addOns.every(({ platformId }) => platformId !== null)).toBe(true);
    // The deprecated field and its replacement must agree.
    for (const { platformId, product } of grid?.addOns ?? []) expect(product.platformId).toBe(platformId);
  });

  test('are the nearest category’s choice', async () => {
    expect(handlesOf((await addOnsOf('canary-86')).grid)).toContain('pinion-crampon');
    expect(handlesOf((await addOnsOf('lodestar-98')).grid)).not.toContain('pinion-crampon');
  });

  test('in another language fall back to the default language, field by field', async () => {
    const { grid } = await addOnsOf('lodestar-98', 'de-de');
    expect(grid?.heading).toBe('Passt zu diesem Ski');
    expect(handlesOf(grid).slice(0, 2)).toEqual(['timber-hitch-13', 'timber-hitch-brake']);
  });

  test('are only those that can be bought now', async () => {
    expect(handlesOf((await addOnsOf('timber-hitch-13')).grid)).not.toContain('changeover-brake');
    expect(handlesOf((await addOnsOf('timber-hitch-13', 'de-de')).grid)).toContain('changeover-brake');
  });

  test.each([
    ['nothing is configured', 'stope-pole', 'en-us'],
    ['there is no shop', 'lodestar-98', 'ja-jp'],
  ])('are null when %s', async (_case, handle, locale) => {
    expect(await addOnsOf(handle, locale)).toMatchObject({ grid: null, errors: [] });
  });
});

describe('the fit of a brake', () => {
  const of = (grid: Grid | null, handle: string) =>
    grid?.addOns.find(({ product }) => product.handle === handle);

  test('names the brake widths that fit the ski', async () => {
    const { grid } = await addOnsOf('lodestar-98');
    expect(of(grid, 'timber-hitch-brake')?.fit).toEqual({
      size: null,
      verdict: 'FITS',
      message: 'Fits a 98\u00a0mm waist in 100\u00a0mm or 110\u00a0mm',
    });
    expect(of(grid, 'timber-hitch-brake')?.sizeFits.map(({ size, verdict }) => [size, verdict])).toEqual([
      ['90 mm', 'TOO_NARROW'],
      ['100 mm', 'FITS'],
      ['110 mm', 'FITS'],
      ['120 mm', 'TOO_WIDE'],
    ]);
  });

  test('depends on the chosen length where the waist does', async () => {
    const verdicts = async (size: string | null) => {
      const { grid } = await addOnsOf('apprentice-freeride', 'en-us', size);
      expect(grid?.variesBySize).toBe(true);
      return of(grid, 'timber-hitch-brake')?.sizeFits.map(({ verdict }) => verdict);
    };
    expect(await verdicts('130')).toEqual(['FITS', 'TOO_WIDE', 'TOO_WIDE', 'TOO_WIDE']);
    expect(await verdicts('160')).toEqual(['TOO_NARROW', 'FITS', 'TOO_WIDE', 'TOO_WIDE']);
    expect(await verdicts(null)).toEqual(['UNKNOWN', 'UNKNOWN', 'TOO_WIDE', 'TOO_WIDE']);
    expect((await addOnsOf('lodestar-98')).grid?.variesBySize).toBe(false);
  });

  test('in the request’s language', async () => {
    const { grid } = await addOnsOf('lodestar-98', 'de-de');
    expect(of(grid, 'timber-hitch-brake')?.fit.message).toContain('98\u00a0mm Mittelbreite');
  });

  test('is unknown for other products and other than skis', async () => {
    const unknown = { verdict: 'UNKNOWN', message: null };
    expect(of((await addOnsOf('lodestar-98')).grid, 'pit-strap')).toMatchObject({
      fit: unknown,
      sizeFits: [],
    });
    const beside = of((await addOnsOf('timber-hitch-13')).grid, 'windlass-brake');
    expect(beside).toMatchObject({ fit: unknown, sizeFits: [] });
  });
});

test('add-ons are null with an error while commerce is down, and the product stays', async () => {
  await shop.coldSources();
  await shop.breakSource({ source: 'commerce', status: 503 });
  const { grid, title, errors } = await addOnsOf('lodestar-98');
  expect([grid, title]).toEqual([null, 'Lodestar 98']);
  expect(errors[0]).toMatchObject({ extensions: { source: 'commerce' } });
});
