import { expect, test } from 'vitest';
import { isSearchable, isUnfinished, searchHref } from './searchTerm.rules.ts';

test.each([
  ['an empty text is too short', '', false],
  ['blanks are too short', '   ', false],
  ['one letter is too short', 'l', false],
  ['a letter and a blank are too short', 'l ', false],
  ['two letters are enough', 'lo', true],
  ['so are two digits', '98', true],
  ['a letter beyond the basic plane is one', '𝕃', false],
  ['in every script', '板', false],
])('%s', (_sentence, text, expected) => {
  expect(isSearchable(text)).toBe(expected);
});

test.each([
  ['a search is an address', 'lodestar', '/en-us/search?q=lodestar'],
  ['reserved characters are encoded', 'a&b=c #1 +', '/en-us/search?q=a%26b%3Dc+%231+%2B'],
  ['surplus blanks are removed', '  178   cm ', '/en-us/search?q=178+cm'],
  ['other scripts are encoded', '板', '/en-us/search?q=%E6%9D%BF'],
])('%s', (_sentence, text, expected) => {
  expect(searchHref('en-us', text)).toBe(expected);
});

test.each([
  ['Latin letters are final, even while a phone composes them', 'lode', false],
  ['so is one with an accent', 'räv', false],
  ['a full-width letter becomes a syllable', 'ｓ', true],
  ['kana may become ideographs', 'すき', true],
  ['so may what was one before', '板を', true],
  ['hangul grows by its letters', '스ㅋ', true],
])('while composing, %s', (_sentence, text, expected) => {
  expect(isUnfinished(text)).toBe(expected);
});
