import { describe, expect, test } from 'vitest';
import { hasSwatches, moreColours, shownFrom } from './swatchLimit.rules.ts';

describe('+N link', () => {
  test.each([
    ['four colours fit a small tile', 4, 'small', null],
    ['beyond 4 colours a small tile shows +N, N = count minus 4', 5, 'small', 1],
    ['nine colours on a small tile', 9, 'small', 5],
    ['six colours fit a large tile', 6, 'large', null],
    ['beyond 6 colours a large tile shows +N, N = count minus 6', 7, 'large', 1],
    ['nine colours on a large tile', 9, 'large', 3],
    ['five colours on a large tile', 5, 'large', null],
  ] as const)('%s', (_, count, size, more) => {
    expect(moreColours(count, size)).toBe(more);
  });
});

describe('swatch list', () => {
  test.each([
    ['no colours: no list', 0, false],
    ['one colour: no list', 1, false],
    ['shown only with more than one colour', 2, true],
  ])('%s', (_, count, shown) => {
    expect(hasSwatches(count)).toBe(shown);
  });

  test.each([
    ['the first four on every tile', 3, 'small'],
    ['the fifth and sixth on large tiles', 4, 'large'],
    ['the sixth is the last', 5, 'large'],
    ['the seventh on no tile', 6, null],
  ] as const)('%s', (_, index, size) => {
    expect(shownFrom(index)).toBe(size);
  });
});
