/** Category listings, end to end: paging, facets, call budget and source failures. */
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

interface Listing {
  category: {
    id: string;
    products: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
      facets:
        | {
            name: string;
            label: string;
            values: {
              value: string;
              label: string;
              count: number;
              isSelected: boolean;
              hex: string | null;
            }[];
            range: {
              min: number;
              max: number;
              selectedMin: number | null;
              selectedMax: number | null;
              histogram: number[] | null;
              format: { prefix: string; suffix: string; group: string; decimal: string; decimals: number };
            } | null;
            countWithout: number | null;
          }[]
        | null;
      costliestFacet: { name: string; countWithout: number } | null;
      edges: {
        cursor: string;
        preferredColor: string | null;
        node: {
          handle: string;
          swatches: { label: string }[];
          tags: string[];
          price: { current: { amount: string } } | null;
          availability: string | null;
        };
      }[];
    };
  };
}

const listing = /* GraphQL */ `
  query (
    $locale: Locale!
    $handle: String!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $skip: Int
    $sort: ProductSort
    $filters: [FacetFilter!]
  ) @inContext(locale: $locale) {
    category(handle: $handle) {
      id
      products(
        first: $first
        after: $after
        last: $last
        before: $before
        skip: $skip
        sort: $sort
        filter: { facets: $filters }
      ) {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        facets {
          name
          label
          values {
            value
            label
            count
            isSelected
            hex
          }
          range {
            min
            max
            selectedMin
            selectedMax
            histogram
            format {
              prefix
              suffix
              group
              decimal
              decimals
            }
          }
          countWithout
        }
        costliestFacet {
          name
          countWithout
        }
        edges {
          cursor
          preferredColor
          node {
            id
            handle
            displayTitle
            path
            tags
            availability
            image {
              rendition(size: TILE) {
                src
                placeholder
                sources {
                  media
                  srcSet
                }
              }
            }
            swatches {
              label
              hexColors
              image {
                rendition(size: SWATCH) {
                  src
                }
              }
              path
            }
            price {
              current {
                amount
                formatted
              }
              highest {
                formatted
              }
              regular {
                formatted
              }
              isOnSale
              isRetailPrice
            }
          }
        }
      }
    }
  }
`;

async function ask(variables: Record<string, unknown>, locale = 'en-us') {
  return shop.visitor().ask<Listing>(listing, { locale, handle: 'skis', ...variables });
}
const handlesOf = ({ data }: { data: Listing }): string[] =>
  data.category.products.edges.map(({ node }) => node.handle);

describe('call budget', () => {
  test.each([
    [24, { engine: 1, commerce: 3 }],
    [96, { engine: 1, commerce: 3 }],
  ])('a page of %s costs the same few calls', async (first, most) => {
    await shop.coldSources();
    const { data, errors, log } = await ask({ first });
    expect(errors).toEqual([]);
    expect(data.category.products.edges.length).toBe(Math.min(first, data.category.products.totalCount));
    const calls = callsBySource(log.records);
    expect(calls).toMatchObject(most);
    expect(calls.delivery).toBeLessThanOrEqual(5);
    expect(calls.imagery).toBeUndefined();
  });

  test('a facet with a choice costs one search more', async () => {
    await shop.coldSources();
    const filters = [
      { facet: 'color', values: ['Green'] },
      { facet: 'waist', values: ['90-100'] },
    ];
    const { log } = await ask({ first: 24, filters });
    expect(callsBySource(log.records).engine).toBe(3);
  });
});

describe('paging', () => {
  test('forward by cursor, without gaps or repeats', async () => {
    const whole = handlesOf(await ask({ first: 96 }));
    const pages: string[] = [];
    let after: string | null = null;
    for (let hasNext = true; hasNext;) {
      const page = await ask({ first: 7, after });
      pages.push(...handlesOf(page));
      after = page.data.category.products.pageInfo.endCursor;
      hasNext = page.data.category.products.pageInfo.hasNextPage;
    }
    expect(pages).toEqual(whole);
  });

  test('by offset, continuing by cursor', async () => {
    const whole = handlesOf(await ask({ first: 96 }));
    const second = await ask({ first: 10, skip: 10 });
    expect(handlesOf(second)).toEqual(whole.slice(10, 20));
    expect(second.data.category.products.pageInfo).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: true,
    });
    const after = second.data.category.products.pageInfo.endCursor;
    expect(handlesOf(await ask({ first: 10, skip: 10, after }))).toEqual(whole.slice(20, 30));
  });

  test('backward by cursor', async () => {
    const whole = await ask({ first: 30 });
    const edge = whole.data.category.products.edges[20];
    const page = await ask({ last: 8, before: edge?.cursor });
    expect(handlesOf(page)).toEqual(handlesOf(whole).slice(12, 20));
    expect(page.data.category.products.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test('by the category’s id, in its own market whatever the operation’s', async () => {
    const german = await ask({ first: 3 }, 'de-de');
    const { data } = await shop
      .visitor()
      .ask<{ node: Listing['category'] }>(
        `query ($id: ID!) { node(id: $id) { ... on Category { products(first: 3) { edges { node { handle path price { current { currency { code } } } } } } } } }`,
        { id: german.data.category.id },
      );
    expect(data.node.products.edges.map(({ node }) => node)).toEqual(
      handlesOf(german).map((handle) => ({
        handle,
        path: `/de-de/p/${handle}`,
        price: { current: { currency: { code: 'EUR' } } },
      })),
    );
  });

  test.each([
    ['too many', { first: 101 }],
    ['a foreign cursor', { first: 5, after: 'nonsense' }],
    ['both directions', { first: 5, last: 5 }],
  ])('%s is refused as bad input', async (_case, args) => {
    const { errors } = await ask(args);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('facets', () => {
  const facet = ({ data }: { data: Listing }, name: string) =>
    data.category.products.facets?.find((one) => one.name === name);

  test('counts match the result of choosing the value', async () => {
    const all = await ask({ first: 1 });
    const green = facet(all, 'color')?.values.find(({ value }) => value === 'Green');
    expect(green?.hex).toMatch(/^#/);
    const narrowed = await ask({ first: 1, filters: [{ facet: 'color', values: ['Green'] }] });
    expect(narrowed.data.category.products.totalCount).toBe(green?.count);
  });

  test('a facet with a choice stays switchable', async () => {
    const all = await ask({ first: 1 });
    const narrowed = await ask({ first: 1, filters: [{ facet: 'color', values: ['Green'] }] });
    const counts = (answer: typeof all) =>
      facet(answer, 'color')?.values.map(({ value, count }) => [value, count]);
    expect(counts(narrowed)).toEqual(counts(all));
    expect(
      facet(narrowed, 'color')
        ?.values.filter(({ isSelected }) => isSelected)
        .map(({ value }) => value),
    ).toEqual(['Green']);
    expect(facet(narrowed, 'waist')?.range?.histogram?.reduce((sum, count) => sum + count, 0)).toBe(
      narrowed.data.category.products.totalCount,
    );
    expect(facet(narrowed, 'color')?.countWithout).toBe(all.data.category.products.totalCount);
  });

  test('price ranges hold the prices of the market, and sort by them', async () => {
    const { data } = await ask(
      { first: 96, sort: 'PRICE_ASC', filters: [{ facet: 'price', min: 500, max: 750 }] },
      'de-de',
    );
    const amounts = data.category.products.edges.map(({ node }) => Number(node.price?.current.amount));
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts.every((amount) => amount >= 500 && amount <= 750)).toBe(true);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test('price bounds are inclusive to the cent', async () => {
    const dearest = await ask({ first: 1, sort: 'PRICE_DESC' }, 'de-de');
    const amount = Number(dearest.data.category.products.edges[0]?.node.price?.current.amount);
    const only = { facet: 'price', min: amount, max: amount };
    const { data } = await ask({ first: 6, filters: [only] }, 'de-de');
    expect(handlesOf({ data })).toContain(dearest.data.category.products.edges[0]?.node.handle);
    const cheaper = await ask({ first: 6, filters: [{ facet: 'price', max: amount - 0.01 }] }, 'de-de');
    expect(cheaper.data.category.products.totalCount).toBe(
      dearest.data.category.products.totalCount - data.category.products.totalCount,
    );
  });

  test.each([
    ['en-us', 'price', { prefix: '$', suffix: '', group: ',', decimal: '.', decimals: 2 }],
    ['de-de', 'price', { prefix: '', suffix: ' €', group: '.', decimal: ',', decimals: 2 }],
    ['de-de', 'waist', { prefix: '', suffix: '\u00a0mm', group: '.', decimal: ',', decimals: 0 }],
    ['en-jp', 'price', { prefix: '¥', suffix: '', group: ',', decimal: '.', decimals: 0 }],
  ])('in %s the ends of %s are written as the market writes them', async (locale, name, format) => {
    const all = await ask({ first: 1 }, locale);
    expect(facet(all, name)?.range?.format).toEqual(format);
  });

  test('an empty list names its most restrictive facet', async () => {
    const filters = [
      { facet: 'color', values: ['Green'] },
      { facet: 'price', min: 1, max: 2 },
    ];
    const { data, errors } = await ask({ first: 6, filters });
    expect(errors).toEqual([]);
    expect(data.category.products.totalCount).toBe(0);
    const green = await ask({ first: 1, filters: [{ facet: 'color', values: ['Green'] }] });
    expect(data.category.products.costliestFacet).toEqual({
      name: 'price',
      countWithout: green.data.category.products.totalCount,
    });
    expect(green.data.category.products.costliestFacet).toBeNull();
  });

  test('filtered by colour, products are shown in a matching colour', async () => {
    const { data } = await ask({ first: 24, filters: [{ facet: 'color', values: ['Green'] }] });
    const { edges } = data.category.products;
    const withChoice = edges.filter(({ node }) => node.swatches.length > 1);
    expect(withChoice.length).toBeGreaterThan(3);
    for (const { node, preferredColor } of withChoice) {
      expect(node.swatches.map(({ label }) => label)).toContain(preferredColor);
    }
    // Not merely the first colour of each.
    expect(withChoice.some(({ node, preferredColor }) => node.swatches[0]?.label !== preferredColor)).toBe(
      true,
    );
    const plain = await ask({ first: 24 });
    expect(plain.data.category.products.edges.every(({ preferredColor }) => preferredColor === null)).toBe(
      true,
    );
  });

  test.each([
    ['de-de', 'terrain', 'Gelände', 'Piste', 'Piste'],
    ['fr-fr', 'color', 'Couleur', 'Green', 'Vert'],
    ['ja-jp', 'terrain', '斜面', 'Touring', 'ツーリング'],
    ['de-de', 'availability', 'Verfügbarkeit', 'in-stock', 'Auf Lager'],
    ['en-us', 'terrain', 'Terrain', 'Piste', 'Piste'],
    ['en-us', 'availability', 'Availability', 'in-stock', 'In stock'],
  ])('in %s the facet %s reads %s, its value %s reads %s', async (locale, name, label, value, text) => {
    const all = await ask({ first: 1 }, locale);
    expect(facet(all, name)?.label).toBe(label);
    const shown = facet(all, name)?.values.find((one) => one.value === value);
    expect(shown?.label).toBe(text);
    const narrowed = await ask({ first: 1, filters: [{ facet: name, values: [value] }] }, locale);
    expect(narrowed.data.category.products.totalCount).toBe(shown?.count);
  });

  test('without editors’ texts, facets have the catalogue’s names', async () => {
    const { data } = await ask({ first: 1 }, 'pl-pl');
    const labels = data.category.products.facets?.flatMap(({ values }) => values.map((one) => one.label));
    expect(labels).toContain('All-Mountain');
  });

  test('an unknown facet or order is refused, listing the known ones', async () => {
    const odd = await ask({ first: 1, filters: [{ facet: 'fragrance', values: ['pine'] }] });
    expect(odd.errors[0]).toMatchObject({
      message:
        "products: 'fragrance' is not a facet here; use one of color, length, size, waist, radius, terrain, price, availability.",
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const order = await ask({ first: 1, sort: 'UID' });
    expect(order.errors[0]).toMatchObject({
      message: expect.stringContaining('use one of FEATURED, PRICE_ASC, PRICE_DESC, NEWEST'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('a facet that this market lacks is ignored', async () => {
    const all = await ask({ first: 1 }, 'en-kr');
    const priced = await ask({ first: 1, filters: [{ facet: 'price', min: 1, max: 2 }] }, 'en-kr');
    expect(priced.errors).toEqual([]);
    expect(priced.data.category.products.totalCount).toBe(all.data.category.products.totalCount);
  });

  test.each(['en-be', 'en-global', 'en-kr'])(
    '%s has no prices: no such facet, the editors’ order',
    async (locale) => {
      const { data, errors } = await ask({ first: 6, sort: 'PRICE_ASC' }, locale);
      expect(errors).toEqual([]);
      expect(facet({ data }, 'terrain')).toBeDefined();
      expect(facet({ data }, 'price')).toBeUndefined();
      const featured = await ask({ first: 6 }, locale);
      expect(data.category.products.edges).toEqual(featured.data.category.products.edges);
    },
  );
});

describe('without a source', () => {
  test('engine: the editors’ order without facets, with an error', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'engine', status: 503 });
    const { data, errors } = await ask({ first: 12 });
    expect(data.category.products.edges.length).toBe(12);
    expect(data.category.products.totalCount).toBeGreaterThan(12);
    expect(data.category.products.facets).toBeNull();
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'SOURCE_UNAVAILABLE', source: 'engine' },
    ]);
  });

  test('commerce: the page stays, price and availability are null', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await ask({ first: 6 });
    const nodes = data.category.products.edges.map(({ node }) => node);
    expect(nodes.length).toBe(6);
    expect(nodes.every(({ price, availability }) => price === null && availability === null)).toBe(true);
    expect(nodes.flatMap(({ tags }) => tags)).not.toContain('SALE');
    expect(new Set(errors.map(({ extensions }) => extensions?.['source']))).toEqual(new Set(['commerce']));
  });

  test('imagery: unaffected, as URLs are built locally', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'imagery', drop: true });
    const { errors } = await ask({ first: 6 });
    expect(errors).toEqual([]);
  });

  test('delivery: an error with code and source', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 500 });
    const { data, errors } = await ask({ first: 6 });
    expect(data.category).toBeNull();
    expect(errors[0]?.extensions).toEqual({ code: 'SOURCE_UNAVAILABLE', source: 'delivery' });
  });
});
