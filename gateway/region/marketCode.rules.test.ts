/** Where a language or a country alone leads a shopper. */
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
  ['a language that is offered', 'sv', true],
  ['a country that is offered', 'us', true],
  ['a country under its other code', 'uk', true],
  ['a language that nobody offers and no country', 'pt', false],
  ['a country that is not offered', 'kr', false],
])('%s: %s', (_sentence, code, expected) => {
  expect(isMarketCode(code, specifiedMarkets)).toBe(expected);
});

describe('leads to', () => {
  test.each<[string, string, string | null, string, string]>([
    ['the shopper’s country, where it offers the language', 'de', 'at', '', 'de-at'],
    ['… whatever else the browser reads', 'de', 'ch', 'fr-CH,fr;q=0.9', 'de-ch'],
    ['the country that the browser names with the language', 'de', null, 'de-CH,en;q=0.5', 'de-ch'],
    ['the place before what the browser names', 'de', 'at', 'de-CH', 'de-at'],
    ['what the browser names, where the place does not offer it', 'de', 'us', 'de-AT', 'de-at'],
    ['the country that speaks it first, where nothing else suggests one', 'de', 'us', '', 'de-de'],
    ['… of several', 'fr', null, '', 'fr-fr'],
    ['the country of that name', 'it', null, '', 'it-it'],
    ['the only one that has it', 'sv', null, '', 'sv-se'],
    ['the default locale, where any country might be meant', 'en', null, '', 'en-us'],
    ['… but the shopper’s own', 'en', 'gb', '', 'en-gb'],
    ['… also under its other code', 'en', 'uk', '', 'en-gb'],
    ['a country in its default language', 'at', null, '', 'en-at'],
    ['… and in the one that the shopper likes best of those it offers', 'at', 'us', 'sv,de;q=0.8,en;q=0.5', 'de-at'],
    ['… of Japan', 'jp', null, '', 'ja-jp'],
    ['a country whose own language is not offered', 'pl', 'pl', 'pl', 'en-pl'],
    ['the default locale’s country', 'us', 'de', 'de', 'en-us'],
  ])('%s (/%s from %s, %s)', (_sentence, code, country, languages, locale) => {
    expect(localeForCode(code, { country, languages: likedLanguages(languages) }, specifiedMarkets)).toBe(locale);
  }); // prettier-ignore
});

test.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['by weight, equal ones as they stand', 'en;q=0.5, de-AT, fr;q=0.8,ja', ['de-at', 'ja', 'fr', 'en']],
  ['not what is refused, and not everything', 'de;q=0,*,en', ['en']],
  ['not what is no tag', '<script>,de;q=x,en', ['en']],
])('liked languages: %s', (_sentence, header, tags) => {
  expect(likedLanguages(header)).toEqual(tags);
});
