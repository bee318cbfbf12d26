import { describe, expect, test } from 'vitest';
import { facetLayout, visibleValues } from './facetLayout.rules.ts';

function values(count: number, label = (index: number) => `Value ${index}`) {
  return Array.from({ length: count }, (_, index) => ({
    value: `v${index}`,
    label: label(index),
    hex: null,
  }));
}

describe('layout of a facet', () => {
  test.each([
    ['every value has a colour: swatches', [{ value: 'a', label: 'Spruce', hex: '#234' }], 'colour'],
    [
      'one value without a colour: a list',
      [
        { value: 'a', label: 'Spruce', hex: '#234' },
        { value: 'b', label: 'Mixed', hex: null },
      ],
      'list',
    ],
    ['short numbers are in a row', [{ value: '178', label: '178', hex: null }], 'number'],
    ['ranges are a list', [{ value: '0-250', label: 'Under $250', hex: null }], 'list'],
    ['no values: a list', [], 'list'],
  ])('%s', (_, given, look) => {
    expect(facetLayout(given)).toBe(look);
  });
});

describe('initially visible values', () => {
  test.each([
    ['a short facet shows all', values(8), false, [], 8],
    ['one more than the limit is not worth a button', values(9), false, [], 9],
    ['a long facet shows the first eight', values(20), false, [], 8],
    ['a selected value further down stays visible', values(20), false, ['v15'], 9],
    ['all when expanded', values(20), true, [], 20],
    ['more numbers fit', values(20, String), false, [], 16],
  ])('%s', (_, given, showsAll, chosen: string[], count) => {
    expect(visibleValues(given, showsAll, (value) => chosen.includes(value))).toHaveLength(count);
  });
});
