/** platform.md 2, 5 and 9: locale prefixes. */
import { expect, test } from 'vitest';
import {
  contentLocale,
  defaultLocale,
  isAcceptedCountry,
  parseLocale,
  readLanguage,
} from './locale.rules.ts';

test('the default locale is en-us', () => {
  expect(parseLocale(defaultLocale)).toEqual({ locale: 'en-us', language: 'en', country: 'us' });
});

test.each([
  ...'au at be ca cz fr de it jp nl no ru pl es se ch gb us nz'
    .split(' ')
    .map((country): [string, string, boolean] => [country, country, true]),
  ['or global', 'global', true],
  ['or a two-letter form', 'kr', true],
  ['no other words', 'europe', false],
  ['no three-letter codes', 'usa', false],
  ['no capitals: locales are lower-cased first', 'US', false],
  ['not nothing', '', false],
])('accepted locale countries: %s', (_sentence, country, verdict) => {
  expect(isAcceptedCountry(country)).toBe(verdict);
});

test.each([
  [
    'a locale path prefix must look like language-country',
    'en-us',
    { locale: 'en-us', language: 'en', country: 'us' },
  ],
  ['accepted: global', 'en-global', { locale: 'en-global', language: 'en', country: 'global' }],
  ['accepted: a two-letter form', 'en-kr', { locale: 'en-kr', language: 'en', country: 'kr' }],
  ['capitals are accepted and lower-cased', 'de-AT', { locale: 'de-at', language: 'de', country: 'at' }],
  ['a language alone is refused', 'en', null],
  ['a country alone is refused', '-us', null],
  ['a longer country other than global is refused', 'en-usa', null],
  ['… even one as long as global', 'en-europe', null],
  ['a longer language is refused', 'eng-us', null],
  ['three parts are refused', 'en-us-x', null],
  ['an underscore is refused', 'en_us', null],
  ['a path is refused', 'en-us/p', null],
  ['an empty string is refused', '', null],
])('%s', (_sentence, text, parsed) => {
  expect(parseLocale(text)).toEqual(parsed);
});

test.each([
  ...['sv', 'ja', 'no', 'es', 'de', 'fr', 'it'].map((language): [string, string] => [language, language]),
  ['en', 'en-us'],
  ['pl', 'en-us'],
])('the content locale of %s is %s', (language, locale) => {
  expect(contentLocale(language)).toBe(locale);
});

test.each([
  ['English is the region’s', 'en', 'en-gb'],
  ['a language without content is English, the region’s', 'pl', 'en-gb'],
  ['another language is the same in every region', 'de', 'de'],
])('where a region has a spelling of its own, %s', (_sentence, language, locale) => {
  expect(contentLocale(language, 'en-gb')).toBe(locale);
});

test.each([
  ['sv', 'sv'],
  ['en', 'en'],
  ['nl', 'en'],
])('content language for %s is %s', (language, read) => {
  expect(readLanguage(language)).toBe(read);
});
