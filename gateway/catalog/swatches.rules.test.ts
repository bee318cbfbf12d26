/** catalogue.md 5: swatches. */
import { expect, test } from 'vitest';
import { swatchColors } from './swatches.rules.ts';

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
const groups = [{ option_swatch_hex: '#a33', child_colors: ['Rust', 'Brick'] }];

test('a swatch list is shown only with more than one colour', () => {
  expect(swatchColors({ colors: colors.slice(0, 1), options, groups })).toEqual([]);
  expect(swatchColors({ colors: [], options, groups })).toEqual([]);
});

test.each([
  ['the store’s own colours, else the group’s', options, groups, [['#234', '#eee'], ['#a33']]],
  ['without the store only the groups', null, groups, [[], ['#a33']]],
  ['without either no colour is known', null, [], [[], []]],
])('%s', (_case, given, groupsGiven, hex) => {
  const swatches = swatchColors({ colors, options: given, groups: groupsGiven });
  expect(swatches.map(({ label }) => label)).toEqual(['Spruce', 'Rust']);
  expect(swatches.map(({ hexColors }) => hexColors)).toEqual(hex);
});
