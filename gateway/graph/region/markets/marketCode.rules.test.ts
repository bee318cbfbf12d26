/** Bare language and country paths. */
import { describe, expect, test } from 'vitest';
import { codeOfPath, isMarketCode, likedLanguages, localeForCode } from './marketCode.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

test.each<[string, string | null]>([
  ['/de', 'de'],
  ['/DE/', 'de'],
  ['/de/cart', null],
  ['/deu', null],
  ['/de-de', null],
  ['/', null],
])('%s is the code %s', (path, code) => {
  expect(codeOfPath(path)).toBe(code);
});

test.each<[string, string, boolean]>([
  ['an offered language', 'sv', true],
  ['an offered country', 'us', true],
  ['a country alias', 'uk', true],
  ['neither an offered language nor a country', 'pt', false],
  ['a country that is not offered', 'kr', false],
])('%s: %s', (_sentence, code, expected) => {
  expect(isMarketCode(code, specifiedMarkets)).toBe(expected);
});

describe('leads to', () => {
  test.each<[string, string, string | null, string, string]>([
    ['the shopper’s country, where it offers the language', 'de', 'at', '', 'de-at'],
    ['… whatever other languages the browser prefers', 'de', 'ch', 'fr-CH,fr;q=0.9', 'de-ch'],
    ['the country that the browser names with the language', 'de', null, 'de-CH,en;q=0.5', 'de-ch'],
    ['the shopper’s country before the browser’s', 'de', 'at', 'de-CH', 'de-at'],
    ['the browser’s country, when the shopper’s does not offer the language', 'de', 'us', 'de-AT', 'de-at'],
    ['the country that offers it first, without other hints', 'de', 'us', '', 'de-de'],
    ['… of several', 'fr', null, '', 'fr-fr'],
    ['the country with the same code', 'it', null, '', 'it-it'],
    ['the only country that offers it', 'sv', null, '', 'sv-se'],
    ['the default locale when the country is ambiguous', 'en', null, '', 'en-us'],
    ['… unless the shopper’s country offers it', 'en', 'gb', '', 'en-gb'],
    ['… also by its alias', 'en', 'uk', '', 'en-gb'],
    ['a country in its default language', 'at', null, '', 'en-at'],
    ['… or in the offered language the shopper prefers', 'at', 'us', 'sv,de;q=0.8,en;q=0.5', 'de-at'],
    ['… of Japan', 'jp', null, '', 'ja-jp'],
    ['a country whose own language is not offered', 'pl', 'pl', 'pl', 'en-pl'],
    ['the default locale’s country', 'us', 'de', 'de', 'en-us'],
  ])('%s (/%s from %s, %s)', (_sentence, code, country, languages, locale) => {
    expect(localeForCode(code, { country, languages: likedLanguages(languages) }, specifiedMarkets)).toBe(locale);
  }); // oxfmt-ignore
});

test.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['by weight, equal weights in header order', 'en;q=0.5, de-AT, fr;q=0.8,ja', ['de-at', 'ja', 'fr', 'en']],
  ['without refused tags and the wildcard', 'de;q=0,*,en', ['en']],
  ['without invalid tags', '<script>,de;q=x,en', ['en']],
])('liked languages: %s', (_sentence, header, tags) => {
  expect(likedLanguages(header)).toEqual(tags);
});
