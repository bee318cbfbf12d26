import { expect, test } from 'vitest';
import { distance, nearest } from './spelling.ts';

test.each([
  ['a letter dropped', 'lodstar', 'lodestar', 1],
  ['a letter added', 'lodesstar', 'lodestar', 1],
  ['a letter replaced', 'lodistar', 'lodestar', 1],
  ['two neighbours swapped', 'lodesatr', 'lodestar', 1],
  ['the same word', 'ski', 'ski', 0],
  ['too far counts no further than one above the limit', 'binding', 'lodestar', 3],
])('%s', (_, from, to, slips) => {
  expect(distance(from, to, 2)).toBe(slips);
});

const vocabulary = ['98', 'binding', 'lodestar', 'pole', 'poles', 'ski', 'skin'];

test.each([
  ['one slip is forgiven from four letters on', 'pule', ['pole']],
  ['two slips are forgiven from eight letters on', 'lodistarr', ['lodestar']],
  ['short words are taken at their word', 'skj', []],
  ['numbers are taken at their word', '9800', []],
  ['nothing near means nothing', 'quartz', []],
])('%s', (_, word, near) => {
  expect(nearest(word, vocabulary)).toEqual(near);
});
