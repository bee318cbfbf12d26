import { describe, expect, test } from 'vitest';
import {
  checkedSort,
  choicesFault,
  contentFilterFault,
  emptyChoiceHint,
  facetNames,
  type FacetChoice,
} from './productList.rules.ts';

describe('facets', () => {
  test.each<[string, FacetChoice[], string | null]>([
    ['none is no fault', [], null],
    ['each that there is', facetNames.map((facet) => ({ facet, values: ['a'] })), null],
    [
      'a misspelt one is refused with the known ones',
      [{ facet: 'color' }, { facet: 'colour', values: ['Green'] }],
      "'colour' is not a facet here; use one of color, length, size, waist, radius, terrain, price, availability.",
    ],
    [
      'too many filters',
      Array.from({ length: 17 }, () => ({ facet: 'color' })),
      'At most 16 filters are allowed.',
    ],
    [
      'too many values',
      [{ facet: 'color', values: Array.from({ length: 65 }, () => 'Green') }],
      'A filter has at most 64 values.',
    ],
    [
      'a long value',
      [{ facet: 'color', values: ['x'.repeat(129)] }],
      'A facet and its values have at most 128 characters.',
    ],
    [
      'too many of those that the engine counts one by one',
      [
        { facet: 'color', type: 'all', values: ['a', 'b', 'c', 'd', 'e'] },
        { facet: 'terrain', type: 'none', values: ['a', 'b', 'c', 'd'] },
      ],
      'Filters of types ALL and NONE have at most 8 values together.',
    ],
    ['equal ends', [{ facet: 'price', min: 900, max: 900 }], null],
    [
      'ends the wrong way round',
      [{ facet: 'price', min: 900, max: 1 }],
      "facet 'price': min 900 is greater than max 1.",
    ],
  ])('%s', (_case, choices, fault) => {
    expect(choicesFault(choices)).toBe(fault);
  });

  test.each<[FacetChoice, boolean]>([
    [{ facet: 'price' }, true],
    [{ facet: 'color', values: [], min: null }, true],
    [{ facet: 'color', values: ['Blue'] }, false],
    [{ facet: 'price', max: 0 }, false],
  ])('%j says nothing: %s', (choice, isEmpty) => {
    expect(emptyChoiceHint(choice) !== null).toBe(isEmpty);
  });

  test('one that a list lacks is refused with those it has', () => {
    expect(choicesFault([{ facet: 'price', min: 1 }], ['color'])).toBe(
      "'price' is not a facet here; use one of color.",
    );
  });
});

describe('what only content can filter by', () => {
  test.each([
    [null, null],
    [{ isNew: null }, null],
    [{ isNew: false }, 'filter.isNew is not offered here; use it in Query.products.'],
    [{ titlePrefix: 'Lode' }, 'filter.titlePrefix is not offered here; use it in Query.products.'],
  ])('%j in a list by the search service', (filter, fault) => {
    expect(contentFilterFault(filter)).toBe(fault);
  });
});

describe('sort', () => {
  test.each([
    ['the first when nothing is said', null, { sort: 'FEATURED' }],
    ['the one that is asked for', 'NEWEST' as const, { sort: 'NEWEST' }],
    ['one that the list lacks', 'UID' as const, 'sort UID is not offered here; use one of FEATURED, NEWEST.'],
  ])('%s', (_case, given, sort) => {
    expect(checkedSort(given, ['FEATURED', 'NEWEST'])).toEqual(sort);
  });
});
