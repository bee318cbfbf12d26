/** Products end to end: product page, withdrawn products and source failures. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  await shop.mendSources();
});
afterAll(() => shop.close());

const productText = /* GraphQL */ `
  query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
    product(handle: $handle) {
      __typename
      ... on Product {
        id
        handle
        title
        displayTitle
        path
        tags
        availability
        relatedHeading
        seo {
          title
          description
        }
        breadcrumbs {
          title
          path
        }
        category {
          handle
        }
        price {
          current {
            amount
            currency {
              code
            }
            formatted
          }
          highest {
            amount
          }
          isRetailPrice
        }
        options {
          name
          values {
            label
            hexColors
          }
        }
        variants {
          id
          sku
          isPurchasable
          availability
          unitsLeft
          selections {
            name
            value
          }
          image {
            name
          }
        }
        swatches {
          label
          hexColors
          path
          image {
            name
          }
        }
        image {
          name
          alt
        }
        gallery {
          __typename
          ... on Image {
            name
            alt
          }
          ... on Video {
            name
          }
        }
        specifications {
          title
          value
        }
        sizeTable {
          sizeTitle
          columns
          rows {
            size
            values
          }
        }
        related(first: 4) {
          handle
        }
      }
      ... on WithdrawnProduct {
        handle
        title
        header
        message
        link {
          href
          text
        }
        alternatives {
          handle
        }
      }
    }
  }
`;

interface Product {
  __typename: 'Product' | 'WithdrawnProduct';
  id: string;
  handle: string;
  path: string;
  title: string;
  tags: string[];
  availability: string | null;
  breadcrumbs: { path: string }[];
  category: { handle: string };
  price: {
    current: { amount: string; currency: { code: string }; formatted: string };
    isRetailPrice: boolean;
  } | null;
  options: { name: string; values: { label: string }[] }[] | null;
  variants: { id: string; selections: { name: string; value: string }[]; image: { name: string } }[] | null;
  swatches: { label: string; hexColors: string[]; path: string; image: { name: string } }[];
  gallery: { __typename: string; name: string; alt?: string }[];
  specifications: { title: string }[];
  sizeTable: { sizeTitle: string; columns: string[]; rows: { size: string; values: string[] }[] } | null;
  related: { handle: string }[];
  alternatives: { handle: string }[] | null;
  header: string;
  link: { href: string };
}

const ask = (handle: string, locale = 'en-us') =>
  shop.visitor().ask<{ product: Product | null }>(productText, { handle, locale });
async function read(handle: string, locale?: string) {
  const answer = await ask(handle, locale);
  const { product } = answer.data;
  if (!product) throw new Error(`no product ${handle}`);
  return { ...answer, product };
}

describe('a product page', () => {
  test('reads content, price, stock and gallery in a fixed number of calls', async () => {
    await shop.coldSources();
    const { product, errors, log } = await read('lodestar-98');
    expect(errors).toEqual([]);
    expect(product).toMatchObject({
      __typename: 'Product',
      handle: 'lodestar-98',
      path: '/en-us/p/lodestar-98',
    });
    expect(product.price?.current).toMatchObject({
      currency: { code: 'USD' },
      formatted: expect.stringMatching(/^\$[\d,]+\.\d\d$/),
    });
    const calls = callsBySource(log.records);
    expect(calls.commerce).toBeLessThanOrEqual(4);
    expect(calls.imagery).toBe(1);
    expect(calls.delivery).toBeLessThanOrEqual(10);
  });

  test('every combination of options is one variant, with an image in its colour', async () => {
    const { product } = await read('lodestar-98');
    const combinations = (product.options ?? []).reduce((count, { values }) => count * values.length, 1);
    expect(product.variants?.length).toBe(combinations);
    const keys = product.variants?.map(({ selections }) => JSON.stringify(selections));
    expect(new Set(keys).size).toBe(combinations);
    for (const swatch of product.swatches) {
      const inColor = product.variants?.filter(({ selections }) =>
        selections.some(({ value }) => value === swatch.label),
      );
      expect(inColor?.every(({ image }) => image.name === swatch.image.name)).toBe(true);
      expect(swatch.path).toBe(`/en-us/p/lodestar-98?color=${swatch.label.toLowerCase()}`);
      expect(swatch.hexColors.length).toBeGreaterThan(0);
    }
  });

  test('breadcrumbs end at its category', async () => {
    const { product } = await read('lodestar-98', 'de-de');
    expect(product.breadcrumbs.at(-1)?.path).toBe(`/de-de/c/${product.category.handle}`);
    expect(product.breadcrumbs[0]?.path).toBe('/de-de/c/skis');
  });

  test('hidden attributes are never returned; the rest is in the editors’ order', async () => {
    const { product } = await read('lodestar-98');
    const titles = product.specifications.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['Terrain', 'Ability', 'Waist']);
    for (const hidden of ['Season', 'Family', 'Color Group', 'Item Number'])
      expect(JSON.stringify(product)).not.toContain(hidden);
    expect(product.sizeTable?.columns).not.toContain('Item Number');
  });

  test('specifications are in the request’s language where translated', async () => {
    const { specifications, sizeTable } = (await read('lodestar-98', 'de-de')).product;
    expect(specifications).toContainEqual({ title: 'Gelände', value: 'All-Mountain' });
    expect(specifications).toContainEqual({ title: 'Kern', value: 'Pappel und Buche' });
    expect(sizeTable?.sizeTitle).toBe('Länge');
    expect(sizeTable?.columns).toContain('Gewicht');
  });

  test('the size table has one row per size', async () => {
    const { product } = await read('lodestar-98');
    const lengths = product.options?.find(({ name }) => name === 'Length')?.values.map(({ label }) => label);
    expect(product.sizeTable?.rows.map(({ size }) => size)).toEqual(lengths);
    expect(
      product.sizeTable?.rows.every(({ values }) => values.length === product.sizeTable?.columns.length),
    ).toBe(true);
  });

  test('pictures say what they show, in the market’s language', async () => {
    const alts = async (handle: string, locale: string): Promise<(string | undefined)[]> =>
      (await read(handle, locale)).product.gallery.flatMap((item) =>
        item.__typename === 'Image' ? [item.alt] : [],
      );
    expect(await alts('lodestar-98', 'en-us')).toEqual([
      'Lodestar 98, Spruce: both skis from above',
      'Lodestar 98, Spruce: the base',
      'Lodestar 98, Spruce: the tips up close',
      'Lodestar 98, Spruce: the tails up close, one ski turned over',
      'Lodestar 98, Spruce: one ski from the side, with its camber and rocker',
      'Lodestar 98, Spruce: with a binding mounted, sold separately',
      'Lodestar 98, Spruce: in the snow',
    ]);
    expect((await alts('lodestar-98', 'de-de'))[1]).toBe('Lodestar 98, Fichte: der Belag');
    expect((await alts('windlass-14', 'fr-fr')).slice(0, 2)).toEqual([
      'Windlass 14, Noir de fumée',
      'Windlass 14, Noir de fumée\u00A0: vue de côté',
    ]);
  });

  test('related products exclude itself and duplicates, and are the same when asked again', async () => {
    const first = (await read('lodestar-98')).product.related.map(({ handle }) => handle);
    expect(first).toHaveLength(4);
    expect(first).not.toContain('lodestar-98');
    expect(new Set(first).size).toBe(4);
    expect((await read('lodestar-98')).product.related.map(({ handle }) => handle)).toEqual(first);
  });

  test('the RRP label is shown in the EU shop only', async () => {
    expect((await read('lodestar-98', 'de-de')).product.price?.isRetailPrice).toBe(true);
    expect((await read('lodestar-98', 'en-ca')).product.price?.isRetailPrice).toBe(false);
  });

  test('without a shop the price is content’s, and nothing can be bought', async () => {
    const { product, errors } = await read('lodestar-98', 'ja-jp');
    expect(errors).toEqual([]);
    expect(product).toMatchObject({ availability: 'NOT_SOLD_HERE', options: [], variants: [] });
    expect(product.price?.current.currency.code).toBe('JPY');
    expect(product.tags).not.toContain('SALE');
  });
});

test('an unknown handle is null', async () => {
  const { data, errors } = await ask('no-such-thing');
  expect([data, errors]).toEqual([{ product: null }, []]);
});

test('a withdrawn product is marked as such, with alternatives', async () => {
  const { data } = await shop
    .visitor()
    .ask<{ errorPage: { products: { url: string }[] } }>(
      `query @inContext(locale: "en-us") { errorPage(locale: "en-us", bcRegion: "us") { products { url } } }`,
    );
  const handle = data.errorPage.products[0]?.url.slice(1) ?? '';
  const { product, errors } = await read(handle);
  expect(errors).toEqual([]);
  expect(product).toMatchObject({ __typename: 'WithdrawnProduct', handle, link: { href: '/' } });
  expect(product.header).not.toBe('');
  expect(product.alternatives?.length).toBeGreaterThan(0);
});

describe('without a source', () => {
  test('commerce: texts and images stay, availability is unknown', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { product, errors } = await read('lodestar-98');
    expect(product).toMatchObject({
      price: null,
      availability: null,
      options: null,
      variants: null,
      title: 'Lodestar 98',
    });
    expect(product.swatches.length).toBeGreaterThan(1);
    // From the colour groups of the content service.
    expect(product.swatches.filter(({ hexColors }) => hexColors.length === 0)).toEqual([]);
    expect(new Set(errors.map(({ extensions }) => extensions?.['source']))).toEqual(new Set(['commerce']));
  });

  test('imagery: the gallery is the front picture', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'imagery', status: 503 });
    const { product, errors } = await read('lodestar-98');
    expect(errors).toEqual([]);
    expect(product.gallery).toEqual([
      { __typename: 'Image', name: 'lodestar-98_spruce_front', alt: 'Lodestar 98, Spruce' },
    ]);
  });
});
