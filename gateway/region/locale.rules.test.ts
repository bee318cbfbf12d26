/** platform.md 5 and 9: locale prefixes. */
import { describe, expect, test } from 'vitest';
import { contentLocale, parseLocale } from './locale.rules.ts';
import { nobody, scopeForLocale } from './scopeForLocale.ts';

test.each([
  [
    'a locale path prefix must look like language-country',
    'en-us',
    { locale: 'en-us', language: 'en', country: 'us' },
  ],
  ['accepted: global', 'en-global', { locale: 'en-global', language: 'en', country: 'global' }],
  ['accepted: a two-letter form', 'en-kr', { locale: 'en-kr', language: 'en', country: 'kr' }],
  ['capitals are read and lowered', 'de-AT', { locale: 'de-at', language: 'de', country: 'at' }],
  ['a language alone is refused', 'en', null],
  ['a country alone is refused', '-us', null],
  ['a longer country other than global is refused', 'en-usa', null],
  ['a path is refused', 'en-us/p', null],
  ['an empty text is refused', '', null],
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

describe('scope of a request', () => {
  test('a guest in Germany', () => {
    expect(scopeForLocale('de-de', nobody, 0)).toEqual({
      country: 'de',
      language: 'de',
      contentLocale: 'de',
      contentRegion: 'eu_region_1',
      commerceRegion: 'eu_region_1',
      customerGroup: null,
      customerId: null,
      preview: false,
    });
  });

  test('a pro in Canada gets pro content and the Canadian store', () => {
    expect(
      scopeForLocale('fr-ca', () => ({ id: 7, groupId: 3, proRegion: 'pro_ca', proUntil: null }), 0),
    ).toMatchObject({
      contentLocale: 'fr',
      contentRegion: 'pro_ca',
      commerceRegion: 'ca',
      customerGroup: 3,
      customerId: 7,
    });
  });

  test('Japan has content and no store of its own', () => {
    expect(scopeForLocale('ja-jp', nobody, 0)).toMatchObject({ contentRegion: 'jp', commerceRegion: 'us' });
  });

  test('a text that is no locale has no scope', () => {
    expect(scopeForLocale('wp-login', nobody, 0)).toBeNull();
  });
});
