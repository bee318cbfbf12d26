/** catalogue.md 5: swatches. */
import { expect, test } from 'vitest';
import { contentHexColors, openingFirst, swatchColors } from './swatches.rules.ts';

const colors = [{ color: 'Spruce' }, { color: 'Rust' }];
const options = [
  { displayName: 'Length', values: [{ label: '178', hexColors: [] }] },
  {
    displayName: 'Color',
    values: [
      { label: 'Spruce', hexColors: ['#234', '#eee'] },
      { label: 'Rust', hexColors: [] },
    ],
  },
];
const groups = [
  {
    option_swatch_hex: '#a33',
    child_colors: ['Rust', 'Brick'],
    child_swatches: [{ color: 'Brick', hex: ['#b43', '#222'] }],
  },
];

test('a swatch list is shown only with more than one colour', () => {
  expect(swatchColors({ colors: colors.slice(0, 1), options })).toEqual([]);
  expect(swatchColors({ colors: [], options })).toEqual([]);
});

test.each([
  ['the store’s own colours', options, [['#234', '#eee'], []]],
  ['none without the store', null, [[], []]],
])('%s', (_case, given, hex) => {
  const swatches = swatchColors({ colors, options: given });
  expect(swatches.map(({ label }) => label)).toEqual(['Spruce', 'Rust']);
  expect(swatches.map(({ hexColors }) => hexColors)).toEqual(hex);
});

test.each([
  ['a colour takes its group’s', 'Rust', groups, [], ['#a33']],
  ['one that is in no group', 'Spruce', groups, [], []],
  ['one with colours of its own in the group', 'Brick', groups, ['#b43', '#222'], ['#a33']],
  ['one whose group has no colour', 'Rust', [{ ...groups[0]!, option_swatch_hex: '' }], [], []],
])('in content %s', (_case, label, given, own, ofGroup) => {
  expect(contentHexColors(label, given)).toEqual({ own, ofGroup });
});

test.each([
  [
    'the selected colour starts as the first Color option value',
    ['Rust', 'Spruce'],
    ['Spruce', 'Rust'],
    ['Rust', 'Spruce'],
  ],
  ['the option matches case-insensitively', ['RUST', 'SPRUCE'], ['Spruce', 'Rust'], ['Rust', 'Spruce']],
  [
    'colours missing from the option come last',
    ['Spruce', 'Rust'],
    ['Ink', 'Spruce', 'Rust'],
    ['Spruce', 'Rust', 'Ink'],
  ],
  ['without the store, the editors’ order', null, ['Spruce', 'Rust'], ['Spruce', 'Rust']],
])('%s', (_sentence, values, content, expected) => {
  const color = values && {
    displayName: 'Color',
    values: values.map((label) => ({ label, hexColors: [] })),
  };
  const swatches = swatchColors({
    colors: content.map((label) => ({ color: label })),
    options: color && [color],
  });
  expect(swatches.map(({ label }) => label)).toEqual(expected);
});

test.each([
  ['the editors’ first colour when it can be bought', ['Moss', 'Coal'], ['Moss', 'Ember', 'Coal']],
  ['else the next that can be, before the others in their order', ['Coal'], ['Coal', 'Moss', 'Ember']],
  ['none can: the editors’ order', [], ['Moss', 'Ember', 'Coal']],
])('first is %s', (_sentence, buyable, expected) => {
  expect(openingFirst(['Moss', 'Ember', 'Coal'], (color) => buyable.includes(color))).toEqual(expected);
});
