import { expect, test } from 'vitest';
import { viewWords } from './pictureView.rules.ts';

test.each([
  ['skis', 'lodestar-98_spruce_front', 'picture.front.skis'],
  ['skis', 'lodestar-98_spruce_back', 'picture.back.skis'],
  ['skis', 'lodestar-98_spruce_detail', 'picture.detail.skis'],
  ['skis', 'lodestar-98_spruce_tail', 'picture.tail.skis'],
  ['skis', 'lodestar-98_spruce_side', 'picture.side.skis'],
  ['skis', 'lodestar-98_spruce_mounted', 'picture.mounted.skis'],
  ['helmet', 'hard-hat_snow_detail', 'picture.detail'],
  ['binding', 'windlass-14_coal_heel', 'picture.heel.binding'],
  ['binding', 'windlass-14_coal_front', null],
  ['binding', 'windlass-14_coal_back', 'picture.back.binding'],
  ['helmet', 'hard-hat_snow_back', 'picture.back'],
  ['helmet', 'hard-hat_snow_scene', 'picture.scene'],
  // Names that follow no convention, and words that objects have of their own.
  ['skis', 'IMG 4711', null],
  ['skis', 'front', 'picture.front.skis'],
  ['skis', 'x_constructor', null],
])('%s %s: %s', (productType, name, key) => {
  expect(viewWords(productType, name)).toBe(key);
});
