/** catalogue.md 3 and 4: options and variants. */
import { expect, test } from 'vitest';
import {
  colorOf,
  currentVariant,
  inColor,
  isColorOption,
  ofColor,
  selectionsOf,
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
