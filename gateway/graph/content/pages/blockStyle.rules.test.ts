/** catalogue.md 3 "Category group" and 9 "Slider defaults". */
import { expect, test } from 'vitest';
import { autoplayDelay, groupLayout } from './blockStyle.rules.ts';

test.each([
  ['autoplay delay 3000 ms', true, true, 3_000],
  ['a slider moves only where its entry asks for it', true, false, null],
  ['a grid never autoplays', false, true, null],
])('%s', (_sentence, isSlider, autoplay, delay) => {
  expect(autoplayDelay(isSlider, autoplay)).toBe(delay);
});

test.each([
  ['clp_layout_tags: four in a row', ['four-up'], 'FOUR_UP', []],
  ['a tag in any case', [' Four-Up '], 'FOUR_UP', []],
  ['a grid', ['grid'], 'GRID', []],
  ['one row', ['row'], 'ROW', []],
  ['two large pictures side by side', ['split'], 'SPLIT', []],
  ['small pictures beside their titles', ['list'], 'LIST', []],
  ['of several tags the first that is known', ['winter', 'four-up', 'grid'], 'FOUR_UP', ['winter']],
  ['an unknown tag is ignored and returned', ['carousel'], 'GRID', ['carousel']],
  ['a tag that every object has is not known either', ['constructor'], 'GRID', ['constructor']],
  ['an empty tag is none', [' '], 'GRID', []],
  ['no tag is a grid', [], 'GRID', []],
])('%s', (_sentence, tags, layout, unknown) => {
  expect(groupLayout(tags)).toEqual({ layout, unknown });
});
