/** catalogue.md 3 "Product settings": hidden attributes, sorted attribute titles (lowercased). */
import { describe, expect, test } from 'vitest';
import { shownSpecifications, sizeTable, withUnit } from './specifications.rules.ts';

const specs = [
  { title: 'Core', value: 'Ash' },
  { title: 'Radius', value: '18.5 m' },
  { title: 'ERP code', value: 'X1' },
  { title: 'Waist', value: '98 mm' },
];
const titles = (list: { title: string }[]): string[] => list.map(({ title }) => title);

test.each([
  ['hidden attributes are not listed', ['ERP code', 'Core'], [], ['Radius', 'Waist']],
  ['hidden attributes match case-insensitively and trimmed', [' erp CODE '], [], ['Core', 'Radius', 'Waist']],
  ['an unknown hidden attribute hides nothing', ['Season'], [], ['Core', 'Radius', 'ERP code', 'Waist']],
  [
    'sorted attribute titles come first, in their order',
    [],
    ['Waist', 'Radius'],
    ['Waist', 'Radius', 'Core', 'ERP code'],
  ],
  ['titles are matched lowercased', [], ['waist', 'RADIUS'], ['Waist', 'Radius', 'Core', 'ERP code']],
  [
    'a sorted title that is hidden stays hidden',
    ['waist'],
    ['waist', 'radius'],
    ['Radius', 'Core', 'ERP code'],
  ],
  [
    'a sorted title that the product lacks is skipped',
    [],
    ['DIN Range', 'waist'],
    ['Waist', 'Core', 'Radius', 'ERP code'],
  ],
  ['unsorted titles keep their order', [], [], ['Core', 'Radius', 'ERP code', 'Waist']],
])('%s', (_sentence, hidden, order, expected) => {
  expect(titles(shownSpecifications(specs, hidden, order))).toEqual(expected);
});

test('empty values are not listed', () => {
  expect(shownSpecifications([{ title: 'Core', value: '' }], [], [])).toEqual([]);
});

test('size table: one row per size, one column per specification, gaps stay empty', () => {
  const sizes = [
    {
      size: '170',
      specs: [
        { title: 'Radius', value: '17' },
        { title: 'Weight', value: '1650' },
      ],
    },
    { size: '178', specs: [{ title: 'Weight', value: '1720' }] },
  ];
  expect(sizeTable(sizes, 'Length', [], ['weight'], [], 'de')).toEqual({
    sizeTitle: 'Length',
    columns: ['Weight', 'Radius'],
    rows: [
      { size: '170', values: ['1650\u00a0g', '17\u00a0m'] },
      { size: '178', values: ['1720\u00a0g', ''] },
    ],
  });
  expect(sizeTable([{ size: '170', specs: [] }], 'Length', [], [], [], 'de')).toBeNull();
});

test.each([
  ['attribute option sorting orders the rows of a size table', 'Size', ['S', 'M', 'L']],
  ['its attribute is matched lowercased', 'SIZE', ['S', 'M', 'L']],
  ['rows of an attribute without an order are sorted by size', 'Length', ['S', 'M', 'L']],
])('%s', (_sentence, title, expected) => {
  const sizes = ['L', 'S', 'M'].map((size) => ({ size, specs: [{ title: 'Weight', value: size }] }));
  const sortings = [{ attribute: 'size', options: ['XS', 'S', 'M', 'L'] }];
  const rows = sizeTable(sizes, title, [], [], sortings, 'en')?.rows ?? [];
  expect(rows).toEqual(expected.map((size) => ({ size, values: [size] })));
});

test('a hidden attribute is not a column of a size table either', () => {
  const sizes = [
    {
      size: '170',
      specs: [
        { title: 'Item Number', value: 'X1' },
        { title: 'Weight', value: '1650' },
      ],
    },
  ];
  expect(sizeTable(sizes, 'Length', ['item number'], [], [], 'en')?.columns).toEqual(['Weight']);
  expect(sizeTable(sizes, 'Length', ['item number', 'weight'], [], [], 'en')).toBeNull();
});

describe('units', () => {
  test.each([
    ['a waist is in millimeters', 'Waist', '98', 'en', '98\u00a0mm'],
    ['a radius is in meters, with the language’s decimal mark', 'Radius', '17.5', 'de', '17,5\u00a0m'],
    ['a weight is in grams, without grouping', 'weight', '1970', 'en', '1970\u00a0g'],
    ['a text stays as the editors wrote it', 'Weight', '1970 g a pair', 'en', '1970 g a pair'],
    ['a title without a unit stays', 'Ability', '3', 'en', '3'],
  ])('%s', (_, title, value, language, expected) => {
    expect(withUnit({ title, value }, language)).toEqual({ title, value: expected });
  });
});
