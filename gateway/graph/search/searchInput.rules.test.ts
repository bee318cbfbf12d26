/** catalogue.md 3, Search: validation of arguments. */
import { describe, expect, test } from 'vitest';
import {
  Fault,
  names,
  narrowing,
  ownerFault,
  searchPaging,
  searchSort,
  searchTerm,
  type PagingArgs,
  type SearchFilterArgs,
} from './searchInput.rules.ts';

/** Message of a fault, otherwise the value itself. */
const told = (value: unknown): unknown => (value instanceof Fault ? value.message : value);

describe('the term', () => {
  test.each([
    ['blanks around it do not count', '  lodestar \n', 'lodestar'],
    ['several blanks are one', 'lodestar \t\u3000 98', 'lodestar 98'],
    ['control characters and invisible marks go', 'lo\u0000de\u200bst\u202ear\u0007', 'lodestar'],
    ['letters and their accents become one', 'a\u0308ngby', 'ängby'],
    ['half of a pair of characters goes', 'ski\ud83d', 'ski'],
    ['marks that other languages would read stay words', '"ski" OR 1=1; --', '"ski" OR 1=1; --'],
    ['nothing is a term', ' \u0000 ', ''],
    ['128 characters fit, however they are kept', '🎿'.repeat(128), '🎿'.repeat(128)],
    ['129 do not', 'x'.repeat(129), 'searchTerm has at most 128 characters.'],
  ])('%s', (_case, given, term) => {
    expect(told(searchTerm(given))).toBe(term);
  });
});

describe('the order', () => {
  test.each([
    ['relevance, best first, when nothing is said', null, null, { field: 'relevance', direction: 'desc' }],
    ['prices from below', 'price', undefined, { field: 'price', direction: 'asc' }],
    ['seasons from the latest', 'season', null, { field: 'season', direction: 'desc' }],
    ['the direction that is asked for', 'title', 'desc' as const, { field: 'title', direction: 'desc' }],
    ['a field that is none', 'margin', null, 'sortField must be one of relevance, price, season, title.'],
    [
      'a word that every object knows',
      'constructor',
      null,
      'sortField must be one of relevance, price, season, title.',
    ],
    [
      'the engine’s own name of a field',
      'price_us',
      null,
      'sortField must be one of relevance, price, season, title.',
    ],
  ])('%s', (_case, field, direction, sort) => {
    expect(told(searchSort(field, direction))).toEqual(sort);
  });
});

describe('paging', () => {
  test.each<[string, PagingArgs, unknown]>([
    ['24 when nothing is asked', {}, { first: 24, skip: 0 }],
    ['a page by its number', { resultsPerPage: 10, current: 3 }, { first: 10, skip: 20 }],
    ['a number alone', { current: 2 }, { first: 24, skip: 24 }],
    ['the last page there is', { resultsPerPage: 100, current: 100 }, { first: 100, skip: 9900 }],
    ['Relay’s arguments as they are', { first: 5, after: 'c' }, { first: 5, after: 'c' }],
    ['page 101', { current: 101 }, 'current must be between 1 and 100.'],
    ['page 0', { current: 0 }, 'current must be between 1 and 100.'],
    ['pages of 101', { resultsPerPage: 101 }, 'resultsPerPage must be between 1 and 100.'],
    ['pages of nothing', { resultsPerPage: 0 }, 'resultsPerPage must be between 1 and 100.'],
    [
      'both ways at once',
      { resultsPerPage: 10, after: 'c' },
      'Use either resultsPerPage and current, or first, after, last, before and skip.',
    ],
  ])('%s', (_case, request, paging) => {
    expect(told(searchPaging(request, 100, 24))).toEqual(paging);
  });
});

describe('filters', () => {
  test('kinds are distinguished from facets by name', () => {
    const filters: SearchFilterArgs[] = [
      { field: 'color', values: ['Green'], type: 'all' },
      { field: 'kind', values: ['POST'], type: 'none' },
    ];
    expect(narrowing(['PRODUCT', 'POST'], filters)).toEqual({
      choices: [{ facet: 'color', values: ['Green'], type: 'all' }],
      kinds: [
        { values: ['product', 'post'], type: 'any' },
        { values: ['post'], type: 'none' },
      ],
    });
  });

  test('an empty list of kinds means all kinds', () => {
    expect(narrowing([], [{ field: 'kind', values: [] }])).toEqual({ choices: [], kinds: [] });
  });

  test.each<[string, SearchFilterArgs[], string]>([
    [
      'too many filters',
      Array.from({ length: 17 }, () => ({ field: 'color' })),
      'At most 16 filters are allowed.',
    ],
    [
      'too many values',
      [{ field: 'color', values: Array.from({ length: 65 }, () => 'Green') }],
      'A filter has at most 64 values.',
    ],
    [
      'a long value',
      [{ field: 'color', values: ['x'.repeat(129)] }],
      'A filter field and its values have at most 128 characters.',
    ],
    [
      'a long field',
      [{ field: 'x'.repeat(129) }],
      'A filter field and its values have at most 128 characters.',
    ],
    [
      'an unknown field',
      [{ field: 'color' }, { field: 'colour', values: ['Green'] }],
      "'colour' is not a filter field here; use one of kind, color, length, size, waist, radius, terrain, price, availability.",
    ],
    [
      'a field of the index that is no facet',
      [{ field: 'price_us', min: 1 }],
      "'price_us' is not a filter field here; use one of kind, color, length, size, waist, radius, terrain, price, availability.",
    ],
    [
      'too many of those that the engine counts one by one',
      [
        { field: 'color', type: 'all', values: ['a', 'b', 'c', 'd', 'e'] },
        { field: 'terrain', type: 'none', values: ['a', 'b', 'c', 'd'] },
      ],
      'Filters of types ALL and NONE have at most 8 values together.',
    ],
  ])('%s', (_case, filters, reason) => {
    expect(told(narrowing(null, filters))).toBe(reason);
  });
});

describe('locales and regions', () => {
  test.each([
    ['none given', null, null],
    ['an empty list is none', [], null],
    ['in any case, once each', ['DE', 'de', 'en-US'], ['de', 'en-us']],
    ['a path', ['../de'], 'includeLocales takes locales such as de or en-us.'],
    ['a wildcard', ['*'], 'includeLocales takes locales such as de or en-us.'],
    ['too many', Array.from({ length: 17 }, () => 'de'), 'includeLocales has at most 16 entries.'],
  ])('locales: %s', (_case, given, locales) => {
    expect(told(names('includeLocales', 'locale', given))).toEqual(locales);
  });

  test.each([
    [
      'as the platform calls them',
      ['us', 'eu_region_1', 'pro_eu_region_1'],
      ['us', 'eu_region_1', 'pro_eu_region_1'],
    ],
    ['a condition', ['us" OR 1=1'], 'excludeRegions takes regions such as us or eu_region_1.'],
    ['a word without end', ['x'.repeat(33)], 'excludeRegions takes regions such as us or eu_region_1.'],
  ])('regions: %s', (_case, given, regions) => {
    expect(told(names('excludeRegions', 'region', given))).toEqual(regions);
  });
});

describe('document owner', () => {
  const own = { stack: 'skarn', environment: 'production' };

  test.each([{}, { stack: 'skarn' }, { environment: null }, own])('%j are the shop’s own', (given) => {
    expect(ownerFault(own, given)).toBeNull();
  });

  test.each([{ stack: 'other' }, { environment: 'staging' }, { stack: '' }, { stack: 'SKARN' }])(
    '%j are refused, with the reason',
    (given) => {
      expect(told(ownerFault(own, given))).toMatch(/^Only the stack skarn .* can be searched\.$/);
    },
  );
});
