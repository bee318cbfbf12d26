/** catalogue.md 3 "Category group" and 9 "Slider defaults". */
import { expect, test } from 'vitest';
import { autoplayDelay, groupLayout } from './blockLook.rules.ts';

test.each([
  ['autoplay delay 3000 ms', true, true, 3_000],
  ['a slider moves only where its entry asks for it', true, false, null],
  ['a grid has nothing to move', false, true, null],
])('%s', (_sentence, isSlider, autoplay, delay) => {
  expect(autoplayDelay(isSlider, autoplay)).toBe(delay);
});

test.each([
  ['clp_layout_tags: four in a row', ['four-up'], 'FOUR_UP'],
  ['a tag in any case', [' Four-Up '], 'FOUR_UP'],
  ['a grid', ['grid'], 'GRID'],
  ['of several tags the first that is known', ['winter', 'four-up', 'grid'], 'FOUR_UP'],
  ['a tag that nobody knows is a grid', ['carousel'], 'GRID'],
  ['no tag is a grid', [], 'GRID'],
])('%s', (_sentence, tags, layout) => {
  expect(groupLayout(tags)).toBe(layout);
});
