import { expect, test } from 'vitest';
import { preferredColor } from './preferredColor.rules.ts';

const groups = [
  { color_name: 'Green', child_colors: ['Spruce', 'Moss'] },
  { color_name: 'White', child_colors: ['Bone'] },
];

test.each([
  ['the colour of the chosen group', ['Ore', 'Spruce'], ['Green'], 'Spruce'],
  ['of several the first in the editors’ order', ['Bone', 'Moss', 'Spruce'], ['Green', 'White'], 'Bone'],
  ['a product of other colours stays as it is', ['Ore'], ['Green'], null],
  ['a group that nobody knows prefers nothing', ['Spruce'], ['Plaid'], null],
  ['nothing chosen, nothing preferred', ['Spruce'], [], null],
])('%s', (_case, labels, chosen, color) => {
  expect(preferredColor({ labels, chosen, groups })).toBe(color);
});
