/** Verifies counts, ranges and histograms against a full scan of the documents. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexedDocuments, type IndexedDocument } from '../../../testing/shop/indexedDocuments.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
let documents: IndexedDocument[];
beforeAll(async () => {
  shop = await startShop();
  documents = (await indexedDocuments(shop, 'en-us', 'us')).filter(
    ({ document_kind: kind }) => kind === 'product',
  );
});
afterAll(() => shop.close());

interface Choice {
  facet: 'color' | 'length' | 'waist' | 'radius' | 'terrain' | 'price' | 'availability';
  values?: string[];
  min?: number;
  max?: number;
}

const fields = {
  color: 'color_groups',
  length: 'length',
  waist: 'waist',
  radius: 'radius',
  terrain: 'terrain',
  price: 'price_us',
  availability: 'in_stock_us',
} as const;

function valuesOf(document: IndexedDocument, facet: Choice['facet']): unknown[] {
  const value = document[fields[facet]];
  return value === undefined || value === null ? [] : [value].flat();
}

function passes(
  document: IndexedDocument,
  { facet, values, min = -Infinity, max = Infinity }: Choice,
): boolean {
  const own = valuesOf(document, facet);
  if (facet === 'availability') return own.includes('true');
  if (values) return own.some((value) => values.includes(String(value)));
  return own.some((value) => Number(value) >= min && Number(value) <= max);
}

function listed(handle: string, choices: Choice[]): IndexedDocument[] {
  return documents.filter(
    (document) =>
      document.category_uids.includes(handle) &&
      typeof document.price_us === 'number' &&
      choices.every((choice) => passes(document, choice)),
  );
}

interface Facets {
  category: {
    products: {
      totalCount: number;
      facets: {
        name: Choice['facet'];
        values: { value: string; count: number }[];
        range: { min: number; max: number; step: number; histogram: number[] | null } | null;
        countWithout: number | null;
      }[];
    };
  };
}

const facetsOf = /* GraphQL */ `
  query ($handle: String!, $filters: [FacetFilter!]) @inContext(locale: "en-us") {
    category(handle: $handle) {
      products(first: 1, filter: { facets: $filters }) {
        totalCount
        facets {
          name
          values {
            value
            count
          }
          range {
            min
            max
            step
            histogram
          }
          countWithout
        }
      }
    }
  }
`;

const cases: [string, string, string, Choice[]][] = [
  ['nothing chosen', 'skis', 'category_skis', []],
  ['a waist', 'skis', 'category_skis', [{ facet: 'waist', min: 90, max: 102 }]],
  ['a price that one product has', 'skis', 'category_skis', [{ facet: 'price', min: 790, max: 790 }]],
  [
    'length and colour',
    'skis',
    'category_skis',
    [
      { facet: 'length', min: 170, max: 178 },
      { facet: 'color', values: ['Green', 'Blue'] },
    ],
  ],
  [
    'everything at once',
    'skis',
    'category_skis',
    [
      { facet: 'length', min: 160 },
      { facet: 'radius', min: 15.5, max: 21 },
      { facet: 'waist', max: 110 },
      { facet: 'price', min: 400, max: 1100 },
      { facet: 'terrain', values: ['Piste', 'All-Mountain'] },
      { facet: 'availability', values: ['in-stock'] },
    ],
  ],
  ['another category', 'poles', 'category_poles', [{ facet: 'price', max: 120 }]],
  ['nothing left', 'skis', 'category_skis', [{ facet: 'price', min: 1, max: 2 }]],
];

describe('a listing of 1 000 documents matches a full scan', () => {
  test.each(cases)('%s', async (_case, handle, entryUid, choices) => {
    expect(listed(entryUid, []).length).toBeGreaterThan(5);
    const { data, errors } = await shop.visitor().ask<Facets>(facetsOf, { handle, filters: choices });
    expect(errors).toEqual([]);
    const { totalCount, facets } = data.category.products;
    expect(totalCount).toBe(listed(entryUid, choices).length);
    for (const { name, values, range, countWithout } of facets) {
      if (!(name in fields)) continue;
      const others = choices.filter(({ facet }) => facet !== name);
      const without = listed(entryUid, others);
      expect(countWithout, name).toBe(others.length < choices.length ? without.length : null);
      for (const { value, count } of values) {
        const truth = without.filter((document) => passes(document, { facet: name, values: [value] }));
        expect(count, `${name} ${value}`).toBe(truth.length);
      }
      if (!range) continue;
      const numbers = without.flatMap((document) => valuesOf(document, name)).map(Number);
      if (numbers.length === 0) continue;
      expect([range.min, range.max], name).toEqual([
        expect.closeTo(Math.floor(Math.min(...numbers) / range.step + 1e-9) * range.step, 6),
        expect.closeTo(Math.ceil(Math.max(...numbers) / range.step - 1e-9) * range.step, 6),
      ]);
      const { histogram } = range;
      expect(histogram?.reduce((sum, count) => sum + count, 0) ?? numbers.length, name).toBe(numbers.length);
    }
  });
});
