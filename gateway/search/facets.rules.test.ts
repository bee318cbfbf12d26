/** catalogue.md 3 Search: filters, and what a facet shows. */
import { describe, expect, test } from 'vitest';
import {
  countedValues,
  facetDefinitions,
  filterOf,
  parseRange,
  rangeLabel,
  rangesOf,
  rangeValue,
  selectedValues,
  type FacetMarket,
} from './facets.rules.ts';

const us: FacetMarket = { hasShop: true, commerceRegion: 'us', country: 'us', currency: 'USD' };
const japan: FacetMarket = { hasShop: false, commerceRegion: 'us', country: 'jp', currency: 'JPY' };
const definition = (name: string, market = us) => {
  const found = facetDefinitions(market).find((one) => one.name === name);
  if (!found) throw new Error(`no facet ${name}`);
  return found;
};

describe('definitions', () => {
  test('prices and stock are those of the market’s store', () => {
    expect(definition('price').field).toBe('price_us');
    expect(definition('availability').field).toBe('in_stock_us');
    expect(definition('price', { ...us, commerceRegion: 'ca' }).field).toBe('price_ca');
  });

  test('where there is no shop: content prices of the country, in steps of its money, and no availability', () => {
    expect(definition('price', japan)).toMatchObject({
      field: 'content_price_jp',
      bounds: [10_000, 20_000, 50_000, 100_000, 150_000, 200_000],
    });
    expect(facetDefinitions(japan).map(({ name }) => name)).not.toContain('availability');
  });

  test.each(['be', 'global', 'kr'])(
    'where content names no price (%s) there is none to filter by',
    (country) => {
      const names = facetDefinitions({ ...japan, country, currency: 'EUR' }).map(({ name }) => name);
      expect(names).toContain('waist');
      expect(names).not.toContain('price');
    },
  );
});

describe('choice to filter', () => {
  test.each([
    [
      'colour: any of the values',
      'color',
      { values: ['Green', 'Red'] },
      { field: 'color_groups', values: ['Green', 'Red'] },
    ],
    ['length: numbers', 'length', { values: ['178', '185'] }, { field: 'length', values: [178, 185] }],
    [
      'length: min inclusive, max exclusive',
      'length',
      { min: 170, max: 180 },
      { field: 'length', values: [{ from: 170, to: 180 }] },
    ],
    [
      'waist: ranges',
      'waist',
      { values: ['80-90', '110-'] },
      { field: 'waist', values: [{ from: 80, to: 90 }, { from: 110 }] },
    ],
    ['price: by its ends', 'price', { max: 500 }, { field: 'price_us', values: [{ to: 500 }] }],
    ['availability', 'availability', { values: ['in-stock'] }, { field: 'in_stock_us', values: ['true'] }],
    ['a value that is no number narrows nothing', 'length', { values: ['long'] }, null],
    ['a value that is no range narrows nothing', 'radius', { values: ['tight'] }, null],
    ['no value narrows nothing', 'color', {}, null],
  ])('%s', (_case, facet, choice, filter) => {
    expect(filterOf(definition(facet), { facet, ...choice })).toEqual(filter);
  });
});

test('ranges cover everything and meet without overlap', () => {
  expect(rangesOf([80, 90, 100])).toEqual([
    { to: 80 },
    { from: 80, to: 90 },
    { from: 90, to: 100 },
    { from: 100 },
  ]);
  expect(rangesOf([])).toEqual([]);
});

test.each(['80-90', '-80', '110-', '17.5-21'])('range %s comes back as it went', (value) => {
  const range = parseRange(value);
  expect(range && rangeValue(range)).toBe(value);
});

test.each(['', '-', 'a-b', '80'])('%j is no range', (value) => {
  expect(parseRange(value)).toBeNull();
});

describe('counts to values', () => {
  test('a selected facet stays switchable: its values keep their counts, the selected ones are marked', () => {
    const values = countedValues(
      definition('color'),
      [
        { value: 'Green', count: 7 },
        { value: 'Red', count: 3 },
      ],
      new Set(['Red']),
    );
    expect(values).toEqual([
      { value: 'Green', count: 7, isSelected: false },
      { value: 'Red', count: 3, isSelected: true },
    ]);
  });

  test('a choice that nothing has any more can be taken back', () => {
    expect(countedValues(definition('color'), [], new Set(['Red']))).toEqual([
      { value: 'Red', count: 0, isSelected: true },
    ]);
  });

  test('values that nothing has go', () => {
    expect(
      countedValues(
        definition('waist'),
        [
          { to: 80, count: 0 },
          { from: 80, to: 90, count: 2 },
        ],
        new Set(),
      ),
    ).toEqual([{ value: '80-90', count: 2, isSelected: false }]);
  });

  test('numbers and ranges ascend', () => {
    const lengths = [
      { value: 178, count: 9 },
      { value: 92, count: 12 },
    ];
    expect(countedValues(definition('length'), lengths, new Set()).map(({ value }) => value)).toEqual([
      '92',
      '178',
    ]);
    const waists = [
      { from: 100, to: 110, count: 1 },
      { to: 80, count: 1 },
      { from: 80, to: 90, count: 1 },
    ];
    expect(countedValues(definition('waist'), waists, new Set()).map(({ value }) => value)).toEqual([
      '-80',
      '80-90',
      '100-110',
    ]);
  });

  test('of a flag only the answer yes is a value', () => {
    const buckets = [
      { value: 'false', count: 3 },
      { value: 'true', count: 9 },
    ];
    expect(countedValues(definition('availability'), buckets, new Set())).toEqual([
      { value: 'in-stock', count: 9, isSelected: false },
    ]);
  });
});

test.each([
  ['by values', { values: ['80-90'] }, ['80-90']],
  ['by its ends', { min: 80, max: 90 }, ['80-90']],
  ['open above', { min: 110 }, ['110-']],
])('a range can be selected %s', (_case, choice, expected) => {
  expect([...selectedValues(definition('waist'), [{ facet: 'waist', ...choice }])]).toEqual(expected);
});

test.each([
  ['80-90', 'mm', '80–90 mm'],
  ['-80', 'mm', '< 80 mm'],
  ['110-', 'mm', '≥ 110 mm'],
  ['0-50', '', '< 50'],
])('range %s reads as %s %s', (value, unit, label) => {
  expect(rangeLabel(value, unit, String)).toBe(label);
});
