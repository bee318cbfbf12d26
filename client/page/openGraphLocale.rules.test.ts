import { expect, test } from 'vitest';
import { openGraphLocale } from './openGraphLocale.rules.ts';

test.each([
  ['a language in a country', 'de-AT', 'de_AT'],
  ['a language without a country', 'en', null],
  ['the default of search engines', 'x-default', null],
])('%s', (_sentence, tag, expected) => {
  expect(openGraphLocale(tag)).toBe(expected);
});
