/** catalogue.md 3 and 5: category add-on configurations. */
import { expect, test } from 'vitest';
import { CART_ADD_ONS, nearestChoice, PRODUCT_ADD_ONS, interleaved } from './addOns.rules.ts';

const choice = (heading: string, ...categoryUids: string[]) => ({
  categoryUids,
  heading,
  productUids: ['a'],
});
const skis = choice('Goes with skis', 'skis');
const touring = choice('Goes with touring skis', 'touring', 'free-touring');
const light = ['light', 'touring', 'skis'];

test.each([
  ['the category itself', [['touring', 'skis']], [skis, touring], touring],
  ['an ancestor, when the category has none', [['park', 'skis']], [skis, touring], skis],
  ['the nearest of two ancestors wins, whatever order they come in', [light], [skis, touring], touring],
  ['one configuration may cover several categories', [['free-touring']], [skis, touring], touring],
  ['the primary category is tried first', [['park', 'skis'], light], [touring, skis], skis],
  ['another of its categories when the primary one has none', [['paper'], light], [touring], touring],
  ['the first of two for one category counts', [['skis']], [skis, choice('Also', 'skis')], skis],
  ['none for any of its categories', [['poles']], [skis, touring], null],
  ['a product without a category that is shown here', [], [skis], null],
])('%s', (_sentence, ways, choices, expected) => {
  expect(nearestChoice(ways, choices)).toBe(expected);
});

test.each([
  ['every cart line contributes', [['a', 'b', 'c'], ['x']], [], 9, ['a', 'x', 'b', 'c']],
  [
    'without excluded products',
    [
      ['a', 'b'],
      ['x', 'y'],
    ],
    ['a', 'y'],
    9,
    ['x', 'b'],
  ],
  [
    'each product once',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [],
    9,
    ['a', 'b'],
  ],
  ['capped', [['a', 'b', 'c'], ['x']], [], 3, ['a', 'x', 'b']],
  ['excluded products do not count towards the limit', [['a', 'b', 'c']], ['a'], 2, ['b', 'c']],
  ['an empty cart', [], [], 9, []],
])('%s', (_sentence, lists, exclude, most, expected) => {
  expect(interleaved(lists, { exclude, most })).toEqual(expected);
});

test('in a stable order', () => {
  const lists = [
    ['a', 'b', 'c'],
    ['x', 'b', 'y'],
  ];
  const once = interleaved(lists, { exclude: ['x'], most: 4 });
  expect(interleaved(lists, { exclude: ['x'], most: 4 })).toEqual(once);
});

test('at most 8 beside a product and 4 below a cart', () => {
  expect([PRODUCT_ADD_ONS, CART_ADD_ONS]).toEqual([8, 4]);
});
