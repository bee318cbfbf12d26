import { expect, test } from 'vitest';
import { distance, nearest, nearPrefixes } from './spelling.ts';

test.each([
  ['a letter dropped', 'lodstar', 'lodestar', 1],
  ['a letter added', 'lodesstar', 'lodestar', 1],
  ['a letter replaced', 'lodistar', 'lodestar', 1],
  ['two neighbours swapped', 'lodesatr', 'lodestar', 1],
  ['the same word', 'ski', 'ski', 0],
  ['beyond the limit the distance is limit plus one', 'binding', 'lodestar', 3],
])('%s', (_, from, to, typos) => {
  expect(distance(from, to, 2)).toBe(typos);
});

const vocabulary = ['98', 'binding', 'lodestar', 'pole', 'poles', 'ski', 'skin'];

test.each([
  ['one typo is tolerated from four letters on', 'pule', ['pole']],
  ['two typos are tolerated from eight letters on', 'lodistarr', ['lodestar']],
  ['short words are not corrected', 'skj', []],
  ['numbers are not corrected', '9800', []],
  ['no near word, no result', 'quartz', []],
])('%s', (_, word, near) => {
  expect(nearest(word, vocabulary)).toEqual(near);
});

test('a typo in the first letter is accepted only without a nearer word', () => {
  expect(nearest('lole', ['pole', 'lode'])).toEqual(['lode']);
  expect(nearest('lole', ['pole', 'mole'])).toEqual(['pole', 'mole']);
});

test('words out of scope are skipped', () => {
  expect(nearest('bindingg', ['binding', 'bindings'], (word) => word !== 'binding')).toEqual(['bindings']);
});

test.each([
  ['a half-typed word may have one typo', 'lodesr', ['lodestar']],
  ['but not on its first letter', 'kodest', []],
  ['nor be short', 'lod', []],
])('%s', (_, word, near) => {
  expect(nearPrefixes(word, vocabulary, () => true)).toEqual(near);
});
