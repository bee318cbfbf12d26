/**
 * Verifies filters (any, all, none), kinds and counts against a full scan of the documents. Without a term, because
 * matching is up to the search service.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexedDocuments, type IndexedDocument } from '../../testing/shop/indexedDocuments.ts';
import { startShop, type Shop } from '../../testing/shop/shop.ts';

let shop: Shop;
let documents: IndexedDocument[];
beforeAll(async () => {
  shop = await startShop();
  documents = await indexedDocuments(shop, 'en-us', 'us');
});
afterAll(() => shop.close());

interface Filter {
  field: string;
  values?: string[];
  type?: 'ANY' | 'ALL' | 'NONE';
  min?: number;
  max?: number;
}

const fields: Readonly<Record<string, string>> = {
  color: 'color_groups',
  length: 'length',
  waist: 'waist',
  radius: 'radius',
  terrain: 'terrain',
  price: 'price_us',
  availability: 'in_stock_us',
  kind: 'document_kind',
};

function own(document: IndexedDocument, field: string): unknown[] {
  return [document[fields[field] ?? ''] ?? []].flat();
}

function passes(document: IndexedDocument, { field, values, type = 'ANY', min, max }: Filter): boolean {
  if (!(field in fields)) return true;
  const tests = (values ?? ['']).map((value) => (one: unknown): boolean => {
    if (field === 'availability') return one === 'true';
    if (field === 'kind') return String(one) === value.toLowerCase();
    if (field === 'color' || field === 'terrain') return String(one) === value;
    const [low = value, high = value] = value.split('..');
    const [from, to] = value === '' ? [min ?? -Infinity, max ?? Infinity] : [Number(low), Number(high)];
    return Number(one) >= from && Number(one) <= to;
  });
  const met = (test: (one: unknown) => boolean): boolean => own(document, field).some(test);
  if (type === 'ALL') return tests.every(met);
  return type === 'ANY' ? tests.some(met) : !tests.some(met);
}

function shown(filters: readonly Filter[]): IndexedDocument[] {
  return documents
    .filter(({ document_kind: kind, price_us: price }) => kind !== 'product' || typeof price === 'number')
    .filter((document) => filters.every((filter) => passes(document, filter)));
}

const isProduct = ({ document_kind: kind }: IndexedDocument): boolean => kind === 'product';

interface Found {
  search: {
    totalCount: number;
    totalPages: number;
    kindCounts: { kind: string; count: number }[];
    facets: {
      name: string;
      values: { value: string; count: number; isSelected: boolean }[];
      range: { histogram: number[] | null } | null;
      countWithout: number | null;
    }[];
  };
}

const query = /* GraphQL */ `
  query ($filters: [SearchFilter!], $kinds: [SearchKind!]) @inContext(locale: "en-us") {
    search(searchTerm: "", filters: $filters, kinds: $kinds, resultsPerPage: 7) {
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
    }
  }
`;

const cases: [string, Filter[]][] = [
  ['nothing', []],
  ['any of two colours', [{ field: 'color', values: ['Green', 'Blue'], type: 'ANY' }]],
  ['two colours at once', [{ field: 'color', values: ['Green', 'Blue'], type: 'ALL' }]],
  ['neither of two colours', [{ field: 'color', values: ['Green', 'Blue'], type: 'NONE' }]],
  ['terrains at once', [{ field: 'terrain', values: ['Freeride', 'All-Mountain'], type: 'ALL' }]],
  ['a length that is made', [{ field: 'length', values: ['178'] }]],
  ['two lengths that are both made', [{ field: 'length', values: ['170..172', '184..186'], type: 'ALL' }]],
  ['no length within', [{ field: 'length', values: ['160..175'], type: 'NONE' }]],
  ['outside a price range', [{ field: 'price', min: 100, max: 800, type: 'NONE' }]],
  ['what cannot be bought', [{ field: 'availability', values: ['in-stock'], type: 'NONE' }]],
  ['a kind', [{ field: 'kind', values: ['SUPPORT'] }]],
  ['no products', [{ field: 'kind', values: ['PRODUCT'], type: 'NONE' }]],
  [
    'one facet in two ways',
    [
      { field: 'color', values: ['Black', 'White'] },
      { field: 'color', values: ['Green'], type: 'NONE' },
    ],
  ],
  [
    'everything together',
    [
      { field: 'color', values: ['Black', 'White', 'Blue', 'Green'] },
      { field: 'length', min: 165 },
      { field: 'waist', max: 120 },
      { field: 'terrain', values: ['Park'], type: 'NONE' },
      { field: 'price', min: 200, max: 1500 },
      { field: 'availability', values: ['in-stock'] },
    ],
  ],
  ['nothing left', [{ field: 'price', min: 1, max: 2 }]],
];

describe('a search matches a full scan of the documents', () => {
  test('the documents cover every kind', () => {
    const kinds = Map.groupBy(shown([]), ({ document_kind: kind }) => kind);
    expect([...kinds.keys()].toSorted()).toEqual(['category', 'page', 'post', 'product', 'support']);
    expect(shown([]).length).toBeGreaterThan(150);
  });

  test.each(cases)('%s', async (_case, filters) => {
    const { data, errors } = await shop.visitor().ask<Found>(query, { filters });
    expect(errors).toEqual([]);
    const { totalCount, totalPages, kindCounts, facets } = data.search;
    expect(totalCount).toBe(shown(filters).length);
    expect(totalPages).toBe(Math.ceil(totalCount / 7));
    for (const { kind, count } of kindCounts) {
      const truth = shown([]).filter(({ document_kind: own }) => own === kind.toLowerCase());
      expect(count, kind).toBe(truth.length);
    }
    for (const { name, values, countWithout, range } of facets) {
      if (!(name in fields)) continue;
      const others = filters.filter(({ field }) => field !== name);
      const without = shown(others).filter(isProduct);
      expect(countWithout, name).toBe(others.length < filters.length ? without.length : null);
      for (const { value, count, isSelected } of values) {
        const truth = without.filter((document) => passes(document, { field: name, values: [value] }));
        expect(count, `${name} ${value}`).toBe(truth.length);
        const wanted = filters.some(
          ({ field, type, values: chosen }) => field === name && type !== 'NONE' && chosen?.includes(value),
        );
        expect(isSelected, `${name} ${value}`).toBe(wanted);
      }
      const bars = range?.histogram?.reduce((sum, count) => sum + count, 0);
      if (bars !== undefined) {
        const numbers = without.flatMap((document) => own(document, name));
        expect(bars, name).toBe(numbers.length);
      }
    }
  });

  test('filtered to stories, no products are counted', async () => {
    const { data } = await shop.visitor().ask<Found>(query, { kinds: ['POST', 'SUPPORT'] });
    expect(data.search.facets).toEqual([]);
    expect(data.search.totalCount).toBe(
      shown([]).filter(({ document_kind: kind }) => ['post', 'support'].includes(kind)).length,
    );
  });
});
