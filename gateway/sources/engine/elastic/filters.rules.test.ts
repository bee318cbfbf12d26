import { expect, test } from 'vitest';
import type { SearchInput } from '../driver.ts';
import { filterClauses } from './filters.rules.ts';

const market = { contentLocale: 'de', contentRegion: 'eu' };
const everywhere = { searchTerm: '', includeLocales: [], includeRegions: [] };

const cases: [string, Partial<SearchInput>, ReturnType<typeof filterClauses>][] = [
  ['no filter, no market', {}, { filter: [], mustNot: [] }],
  [
    'one value of any is one clause',
    { filters: [{ field: 'kind', values: ['skis'] }] },
    { filter: [{ term: { kind: 'skis' } }], mustNot: [] },
  ],
  [
    'several values of any are one list',
    { filters: [{ field: 'kind', values: ['skis', 'poles'], type: 'any' }] },
    { filter: [{ terms: { kind: ['skis', 'poles'] } }], mustNot: [] },
  ],
  [
    'several values of all are a clause each',
    { filters: [{ field: 'length', values: [170, 177], type: 'all' }] },
    { filter: [{ term: { length: 170 } }, { term: { length: 177 } }], mustNot: [] },
  ],
  [
    'none of several values leaves out all of them',
    { filters: [{ field: 'kind', values: ['skis', { from: 1 }], type: 'none' }] },
    { filter: [], mustNot: [{ term: { kind: 'skis' } }, { range: { kind: { gte: 1 } } }] },
  ],
  [
    'values and ranges of any are alternatives',
    { filters: [{ field: 'price_us', values: [5, { to: 3, name: 'cheap' }] }] },
    {
      filter: [
        {
          bool: {
            should: [{ term: { price_us: 5 } }, { range: { price_us: { lt: 3 } } }],
            minimum_should_match: 1,
          },
        },
      ],
      mustNot: [],
    },
  ],
  [
    'either of filters, of which one wants all and one wants none',
    {
      filters: [
        {
          either: [
            { field: 'colors', values: ['Ore', 'Coal'], type: 'all' },
            { field: 'kind', values: ['poles'], type: 'none' },
            { field: 'uid', values: [] },
          ],
        },
      ],
    },
    {
      filter: [
        {
          bool: {
            should: [
              { bool: { filter: [{ term: { colors: 'Ore' } }, { term: { colors: 'Coal' } }] } },
              { bool: { must_not: [{ term: { kind: 'poles' } }] } },
            ],
            minimum_should_match: 1,
          },
        },
      ],
      mustNot: [],
    },
  ],
  [
    'filters without values, and either of nothing, narrow nothing',
    { filters: [{ field: 'kind', values: [], type: 'none' }, { field: 'kind', values: [] }, { either: [] }] },
    { filter: [], mustNot: [] },
  ],
  [
    'stack and environment are whose documents they are',
    { stack: 'skarn', environment: 'production' },
    { filter: [{ term: { stack: 'skarn' } }, { term: { environment: 'production' } }], mustNot: [] },
  ],
  [
    'the scope says locale and region unless the query does',
    { includeLocales: undefined, includeRegions: undefined, excludeRegions: ['jp', 'us'] } as Partial<SearchInput>,
    { filter: [{ term: { locale: 'de' } }, { term: { regions: 'eu' } }], mustNot: [{ terms: { regions: ['jp', 'us'] } }] },
  ],
]; // oxfmt-ignore
test.each(cases)('%s', (_, input, clauses) => {
  expect(filterClauses({ ...everywhere, ...input }, market)).toEqual(clauses);
});

test.each([
  ['en-gb', 'en-us'],
  ['en-us', 'en-us'],
  ['de', 'de'],
])('documents in %s are those in %s', (contentLocale, indexed) => {
  const { filter } = filterClauses({ searchTerm: '' }, { contentLocale, contentRegion: 'eu' });
  expect(filter).toContainEqual({ term: { locale: indexed } });
});
