import { expect, test } from 'vitest';
import { readShown, shownHref } from './shownPosts.rules.ts';

test.each<[string, string, number]>([
  ['no parameter: one page', '', 12],
  ['a longer list', 'shown=24', 24],
  ['an odd number: whole pages', 'shown=13', 24],
  ['fewer than a page: one page', 'shown=1', 12],
  ['more than the maximum: the maximum', 'shown=5000', 96],
  ['no number: one page', 'shown=all', 12],
  ['below zero: one page', 'shown=-24', 12],
])('%s', (_sentence, search, shown) => {
  expect(readShown(new URLSearchParams(search))).toBe(shown);
});

test('the first page has the plain address', () => {
  expect(shownHref('/en-us/traveling-circus/2026-27', 12)).toBe('/en-us/traveling-circus/2026-27');
  expect(shownHref('/en-us/traveling-circus/2026-27', 24)).toBe('/en-us/traveling-circus/2026-27?shown=24');
});
