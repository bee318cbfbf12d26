/** catalogue.md 3 "Product settings": hidden attributes, sorted attribute titles (lowercased). */
import { expect, test } from 'vitest';
import { shownSpecifications, sizeTable } from './specifications.rules.ts';

const specs = [
  { title: 'Core', value: 'Ash' },
  { title: 'Radius', value: '18.5 m' },
  { title: 'ERP code', value: 'X1' },
  { title: 'Waist', value: '98 mm' },
];
const titles = (list: { title: string }[]): string[] => list.map(({ title }) => title);

test.each([
  ['hidden attributes are not listed', ['erp CODE'], [], ['Core', 'Radius', 'Waist']],
  [
    'sorted attribute titles come first, in their order',
    ['ERP code'],
    ['waist', 'radius'],
    ['Waist', 'Radius', 'Core'],
  ],
  ['titles nobody sorted stay as they came', [], [], ['Core', 'Radius', 'ERP code', 'Waist']],
])('%s', (_sentence, hidden, order, expected) => {
  expect(titles(shownSpecifications(specs, hidden, order))).toEqual(expected);
});

test('empty values are not listed', () => {
  expect(shownSpecifications([{ title: 'Core', value: '' }], [], [])).toEqual([]);
});

test('size table: a row a size, a column a specification, holes stay holes', () => {
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
  expect(sizeTable('Length', sizes, [], ['weight'])).toEqual({
    sizeTitle: 'Length',
    columns: ['Weight', 'Radius'],
    rows: [
      { size: '170', values: ['1650', '17'] },
      { size: '178', values: ['1720', ''] },
    ],
  });
  expect(sizeTable('Length', [{ size: '170', specs: [] }], [], [])).toBeNull();
});
