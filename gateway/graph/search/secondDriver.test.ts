/**
 * The shop on Elasticsearch's search API: lists, filters, counts and pages equal those on App Search, which facetsFullScan
 * and searchFullScan verify; term matching is judged by expected results.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop } from '../../testing/shop/shop.ts';
import { unsoldKinds } from './unsold/unsoldKinds.rules.ts';

let shop: Shop;
let other: Shop;
beforeAll(async () => {
  [shop, other] = await Promise.all([startShop(), startShop({ searchDriver: 'elasticsearch' })]);
  // The first search of a language indexes its words, which can exceed the gateway's timeout on a busy machine.
  for (const locale of ['en-us', 'de-de', 'ja-jp'])
    await other
      .visitor()
      .ask(`query @inContext(locale: "${locale}") { search(searchTerm: "ski", first: 1) { totalCount } }`);
}, 60_000);
afterAll(() => Promise.all([shop.close(), other.close()]));

const category = /* GraphQL */ `
  query ($handle: String!, $filters: [FacetFilter!], $sort: ProductSort, $after: String)
  @inContext(locale: "en-us") {
    category(handle: $handle) {
      products(first: 5, after: $after, filter: { facets: $filters }, sort: $sort) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            handle
          }
        }
        facets {
          name
          values {
            value
            count
          }
          range {
            min
            max
            histogram
          }
          countWithout
        }
      }
    }
  }
`;

const search = /* GraphQL */ `
  query (
    $term: String!
    $filters: [SearchFilter!]
    $kinds: [SearchKind!]
    $field: String
    $direction: SortDirection
    $current: Int
  ) @inContext(locale: "en-us") {
    search(
      searchTerm: $term
      filters: $filters
      kinds: $kinds
      sortField: $field
      sortDirection: $direction
      resultsPerPage: 8
      current: $current
    ) {
      totalCount
      totalPages
      kindCounts {
        kind
        count
      }
      facets {
        name
        values {
          value
          count
          isSelected
        }
        range {
          histogram
        }
        countWithout
      }
      edges {
        node {
          documentId
          kind
          title
        }
      }
    }
  }
`;

async function answer(from: Shop, text: string, variables: Record<string, unknown>) {
  const { data, errors } = await from.visitor().ask<Record<string, unknown>>(text, variables);
  expect(errors ?? []).toEqual([]);
  return data;
}

const lists: [string, string, Record<string, unknown>][] = [
  ['a category in its own order', category, { handle: 'skis' }],
  ['the most expensive first', category, { handle: 'skis', sort: 'PRICE_DESC' }],
  ['by name', category, { handle: 'accessories', sort: 'TITLE_ASC' }],
  [
    'facets with choices count without their own',
    category,
    {
      handle: 'skis',
      sort: 'PRICE_ASC',
      filters: [
        { facet: 'color', values: ['Green', 'Blue'] },
        { facet: 'waist', min: 90 },
      ],
    },
  ],
  ['everything there is, by name', search, { term: '', field: 'title', direction: 'ASC' }],
  ['its second page', search, { term: '', field: 'title', direction: 'ASC', current: 2 }],
  ['products by price', search, { term: '', kinds: ['PRODUCT'], field: 'price', direction: 'DESC' }],
  [
    'any, all and none',
    search,
    {
      term: '',
      field: 'price',
      direction: 'ASC',
      filters: [
        { field: 'color', values: ['Black', 'White', 'Green'] },
        { field: 'terrain', values: ['Park'], type: 'NONE' },
        { field: 'length', min: 165 },
      ],
    },
  ],
];
test.each(lists)('the same on both: %s', async (_, text, variables) => {
  const [one, two] = [await answer(shop, text, variables), await answer(other, text, variables)];
  expect(JSON.stringify(one)).toContain('count');
  expect(two).toEqual(one);
});

describe('words', () => {
  const titles = async (term: string): Promise<string[]> => {
    const data = await answer(other, search, { term });
    const { edges } = data!['search'] as { edges: { node: { title: string } }[] };
    return edges.slice(0, 3).map(({ node }) => node.title);
  };

  test.each([
    ['a model', 'lodestar 98', 'Lodestar 98'],
    ['a model that is mistyped', 'lodestra', 'Lodestar'],
    ['a plural', 'skins', 'Skin'],
    ['an incomplete word', 'bindin', 'Timber Hitch'],
    ['a synonym', 'off-piste', 'Freeride'],
  ])('%s: %s', async (_, term, title) => {
    expect((await titles(term)).some((found) => found.includes(title))).toBe(true);
  });

  test('suggestions have completions and results, with the typed text highlighted', async () => {
    const text = /* GraphQL */ `
      query @inContext(locale: "en-us") {
        searchSuggestions(term: "lod") {
          queries {
            text
          }
          results {
            title
            titleParts {
              text
              isMatch
            }
          }
        }
      }
    `;
    const data = await answer(other, text, {});
    expect(data?.['searchSuggestions']).toMatchObject({
      queries: [{ text: 'lodestar' }, {}, {}, {}],
      results: expect.arrayContaining([
        expect.objectContaining({
          titleParts: expect.arrayContaining([{ text: 'Lodestar', isMatch: true }]),
        }),
      ]) as unknown,
    });
  });

  test('a service failure is reported as a source failure', async () => {
    await other.breakSource({ source: 'engine', status: 503 });
    const { errors } = await other.visitor().ask(search, { term: 'never asked before' });
    await other.mendSources();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'engine' });
  });
});

describe('a kind that is not sold is said with what comes nearest', () => {
  const unsold = /* GraphQL */ `
    query ($locale: Locale!, $term: String!) @inContext(locale: $locale) {
      search(searchTerm: $term, first: 3) {
        unsoldKind {
          name
          nearest {
            displayTitle
            path
          }
        }
      }
    }
  `;

  test.each([
    ['en-us', 'snowboard', 'snowboards', ['/en-us/c/skis/park', '/en-us/c/skis/freeride']],
    ['de-de', 'Skijacke', 'Skijacken', ['/de-de/c/accessories/apparel/tops']],
    ['ja-jp', 'スキーブーツ', 'スキーブーツ', ['/ja-jp/c/bindings', '/ja-jp/c/accessories/bags']],
  ])('%s: %s', async (locale, term, name, paths) => {
    for (const one of [shop, other]) {
      const { data } = await one.visitor().ask<{
        search: { unsoldKind: { name: string; nearest: { path: string }[] } | null };
      }>(unsold, { locale, term });
      const kind = data?.search.unsoldKind;
      const found = kind?.nearest.map((category) => category.path);
      expect([kind?.name, found]).toEqual([name, paths]);
    }
  });

  test('every nearest category exists, and other terms ask for nothing of the kind', async () => {
    for (const { names, nearest } of unsoldKinds) {
      const { data } = await shop
        .visitor()
        .ask<{ search: { unsoldKind: { nearest: unknown[] } | null } }>(unsold, {
          locale: 'en-us',
          term: names.en[0],
        });
      expect(data?.search.unsoldKind?.nearest, names.en[0]).toHaveLength(nearest.length);
    }
    const { data } = await shop.visitor().ask<{ search: { unsoldKind: unknown } }>(unsold, {
      locale: 'en-us',
      term: 'goggles',
    });
    expect(data?.search.unsoldKind).toBeNull();
  });
});
