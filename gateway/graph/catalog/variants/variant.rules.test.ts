/** catalogue.md 3 and 4: options and variants. */
import { expect, test } from 'vitest';
import {
  colorOf,
  currentVariant,
  inColor,
  isColorOption,
  ofColor,
  selectionsOf,
  inSizeOrder,
  sortedOptions,
} from './variant.rules.ts';

const values = [
  { option_display_name: 'Color', label: 'Spruce' },
  { option_display_name: 'Length', label: '178' },
];

test('a variant has one value per option', () => {
  expect(selectionsOf(values)).toEqual([
    { name: 'Color', value: 'Spruce' },
    { name: 'Length', value: '178' },
  ]);
  expect(colorOf(values)).toBe('Spruce');
  expect(colorOf(values.slice(1))).toBeNull();
});

test.each([
  ['Color', true],
  ['colour', true],
  ['Length', false],
])('%s is the colour option: %s', (name, verdict) => {
  expect(isColorOption(name)).toBe(verdict);
});

test.each([
  ['the named colour', 'Spruce', 'b'],
  ['a product link carries a lowercase colour query parameter', 'spruce', 'b'],
  ['an unknown colour', 'Rust', null],
  ['no colour', null, null],
])('%s', (_case, color, id) => {
  const items = [
    { color: 'Snow', id: 'a' },
    { color: 'Spruce', id: 'b' },
  ];
  expect(ofColor(items, color)?.id ?? null).toBe(id);
});

test.each([
  ['attribute option sorting', 'Size', ['S', 'M', 'L', 'XL']],
  ['attributes are compared without regard to case', 'size', ['S', 'M', 'L', 'XL']],
  ['an unsorted attribute keeps its order', 'Color', ['XL', 'M', 'S', 'L']],
])('%s', (_case, attribute, expected) => {
  const labels = ['XL', 'M', 'S', 'L'].map((label) => ({ label }));
  const sortings = [{ attribute: 'Size', options: ['XS', 'S', 'M', 'L', 'XL'] }];
  expect(sortedOptions(attribute, labels, sortings).map(({ label }) => label)).toEqual(expected);
});

test.each([
  ['letters', 'Size', ['XL', 'S', 'XXS', 'M/L', 'M'], ['XXS', 'S', 'M', 'M/L', 'XL']],
  [
    'centimetres behind letters',
    'Size',
    ['L 59–63', 'S 51–55', 'M 55–59'],
    ['S 51–55', 'M 55–59', 'L 59–63'],
  ],
  ['numbers', 'Length', ['184', '98', '163'], ['98', '163', '184']],
  ['ranges by their beginning', 'Length', ['110–140', '95–120'], ['95–120', '110–140']],
  ['millimetres', 'Brake Width', ['110 mm', '90 mm'], ['90 mm', '110 mm']],
  ['words as they come', 'Size', ['Short', 'Long'], ['Short', 'Long']],
])('without an order of the editors, %s are sorted by size', (_case, attribute, given, expected) => {
  const values = given.map((label) => ({ label }));
  expect(sortedOptions(attribute, values, []).map(({ label }) => label)).toEqual(expected);
});

test('values missing from the editors’ order come last', () => {
  const labels = ['One size', 'M', 'S'].map((label) => ({ label }));
  const sorted = sortedOptions('Size', labels, [{ attribute: 'Size', options: ['S', 'M'] }]);
  expect(sorted.map(({ label }) => label)).toEqual(['S', 'M', 'One size']);
});

const inSize = (color: string, size: string) => ({
  option_values: [
    { option_display_name: 'Color', label: color },
    { option_display_name: 'Length', label: size },
  ],
});
const variants = [inSize('Spruce', '171'), inSize('Spruce', '178'), inSize('Rust', '171')];

test.each([
  ['several variants match the selected colour: none is current', variants, 'Spruce', null],
  ['a variant is current only when exactly one matches', variants, 'Rust', variants[2]],
  ['the colour matches case-insensitively', variants, ' rust ', variants[2]],
  ['none matches', variants, 'Bone', null],
  [
    'variants without a colour match none',
    [{ option_values: [{ option_display_name: 'Length', label: '171' }] }],
    'Spruce',
    null,
  ],
])('%s', (_sentence, given, color, current) => {
  expect(currentVariant(inColor(given, color))).toBe(current);
});

test('variants come colour by colour, each from the smallest size', () => {
  const given = [
    inSize('Rust', '178'),
    inSize('Spruce', '178'),
    inSize('Rust', '99'),
    inSize('Spruce', '171'),
  ];
  expect(inSizeOrder(given)).toEqual([given[2], given[0], given[3], given[1]]);
});
