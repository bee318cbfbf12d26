import { expect, test } from 'vitest';
import { ofSizes } from './setPart.rules.ts';

const variant = (color: string, width: string) => ({
  variant: {
    option_values: [
      { option_display_name: 'Color', label: color },
      { option_display_name: 'Brake Width', label: width },
    ],
  },
});
const all = [
  variant('Coal', '110 mm'),
  variant('Coal', '90 mm'),
  variant('Snow', '100 mm'),
  variant('Coal', '100 mm'),
];
const named = (found: typeof all) =>
  found.map(({ variant: { option_values: values } }) => values.map(({ label }) => label).join(' '));

test.each<[string, string[] | null, string[]]>([
  [
    'in the order of the sizes, then the store’s',
    ['100 mm', '110 mm'],
    ['Snow 100 mm', 'Coal 100 mm', 'Coal 110 mm'],
  ],
  ['none in another size', ['120 mm'], []],
  ['all when the size does not matter', null, ['Coal 110 mm', 'Coal 90 mm', 'Snow 100 mm', 'Coal 100 mm']],
])('%s', (_, sizes, expected) => {
  expect(named(ofSizes(all, 'brake width ', sizes))).toEqual(expected);
});
