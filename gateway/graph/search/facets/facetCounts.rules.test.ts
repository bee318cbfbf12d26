/** wire-protocols 2.2, 2.3: the engine's counts as facets. */
import { describe, expect, test } from 'vitest';
import { costliestFacet, countedRange, countedValues, countRequests } from './facetCounts.rules.ts';
import { facetDefinitions } from './facets.rules.ts';

const definitions = facetDefinitions({ hasShop: true, commerceRegion: 'us', country: 'us', currency: 'USD' });
const definition = (name: string) => {
  const found = definitions.find((one) => one.name === name);
  if (!found) throw new Error(`no facet ${name}`);
  return found;
};
const values = (...all: (number | [number, number])[]) =>
  all.map((one) => (typeof one === 'number' ? { value: one, count: 1 } : { value: one[0], count: one[1] }));

describe('counts to values', () => {
  test('a selected facet keeps the counts of its values, with the selected ones marked', () => {
    const buckets = [
      { value: 'Green', count: 7 },
      { value: 'Red', count: 3 },
    ];
    expect(countedValues(definition('color'), [buckets], [{ facet: 'color', values: ['Red'] }])).toEqual([
      { value: 'Green', count: 7, isSelected: false },
      { value: 'Red', count: 3, isSelected: true },
    ]);
  });

  test('a selected value without products is kept, so that it can be reset', () => {
    expect(countedValues(definition('color'), [[]], [{ facet: 'color', values: ['Red'] }])).toEqual([
      { value: 'Red', count: 0, isSelected: true },
    ]);
  });

  test('other values without products are dropped', () => {
    const buckets = [
      { value: 'Piste', count: 2 },
      { value: 'Park', count: 0 },
    ];
    expect(countedValues(definition('terrain'), [buckets], [])).toEqual([
      { value: 'Piste', count: 2, isSelected: false },
    ]);
  });

  test('of a flag only the positive value is kept', () => {
    const buckets = [
      { value: 'false', count: 3 },
      { value: 'true', count: 9 },
    ];
    expect(countedValues(definition('availability'), [buckets], [])).toEqual([
      { value: 'in-stock', count: 9, isSelected: false },
    ]);
  });

  test('a range has none', () => {
    expect(countedValues(definition('price'), [values(499)], [])).toEqual([]);
  });
});

describe('counts to a range', () => {
  const range = (name: string, buckets: Parameters<typeof countedRange>[1], choice = {}) =>
    countedRange(definition(name), buckets, [{ facet: name, ...choice }]);

  test('both ends come with the search itself', () => {
    expect(countRequests(definition('price'))).toEqual([
      { type: 'value', size: 250, sort: { value: 'asc' } },
      { type: 'value', size: 1, sort: { value: 'desc' } },
    ]);
    expect(countRequests(definition('color'))).toEqual([{ type: 'value', size: 250 }]);
  });

  test('ends are rounded outwards to whole steps', () => {
    expect(range('price', [values(449.95, 899.95), values(899.95)])).toMatchObject({
      min: 445,
      max: 900,
      step: 5,
    });
  });

  test.each([
    ['a few dollars', [10, 35], 1],
    ['hundreds', [449, 899], 5],
    ['thousands', [500, 4300], 50],
    ['a hundred yen thousands', [12_000, 118_000], 2000],
  ])('the step suits %s: some hundred lead from end to end', (_case, ends, step) => {
    expect(range('price', [values(...ends), []])?.step).toBe(step);
  });

  test('radii have a step of half a metre', () => {
    expect(range('radius', [values(13.2, 22.4), []])).toMatchObject({ min: 13, max: 22.5, step: 0.5 });
  });

  test('beyond the engine’s limit of values, the last one is requested', () => {
    const many = values(...Array.from({ length: 250 }, (_, index) => 100 + index));
    expect(range('price', [many, values(1999)])).toMatchObject({ min: 100, max: 2000, histogram: null });
  });

  test('each product is counted in its interval, the maximum in the last one', () => {
    expect(range('length', [values([160, 2], [162, 3], [164, 1]), []])?.histogram).toEqual([2, 0, 3, 1]);
  });

  test('the selection is inclusive', () => {
    expect(range('waist', [values(80, 110), []], { min: 90 })).toMatchObject({
      selectedMin: 90,
      selectedMax: null,
    });
  });

  test('a single value gives no range', () => {
    expect(range('waist', [values(98), values(98)])).toBeNull();
    expect(range('waist', [[], []])).toBeNull();
  });

  test('a selected range without products is kept, so that it can be reset', () => {
    expect(range('waist', [[], []], { min: 90, max: 95 })).toMatchObject({
      min: 90,
      max: 95,
      selectedMin: 90,
      selectedMax: 95,
    });
  });

  test('colours have no range', () => {
    expect(range('color', [[{ value: 'Green', count: 2 }]])).toBeNull();
  });
});

describe('facet to reset first', () => {
  test.each([
    ['the choice that costs most', [{ countWithout: 3 }, { countWithout: 40 }, { countWithout: null }], 40],
    ['none when a single one brings nothing', [{ countWithout: 0 }, { countWithout: 0 }], undefined],
    ['none when nothing is chosen', [{ countWithout: null }], undefined],
    ['none without facets', [], undefined],
  ])('%s', (_case, facets, count) => {
    expect(costliestFacet(facets)?.countWithout).toBe(count);
  });
});
