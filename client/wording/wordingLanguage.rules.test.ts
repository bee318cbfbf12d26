import { expect, test } from 'vitest';
import { wordingLanguage } from './wordingLanguage.rules.ts';

test.each([
  ['de-at', 'de'],
  ['ja-jp', 'ja'],
  ['no-no', 'no'],
  ['en-ca', 'en'],
  ['en-global', 'en'],
  ['DE-DE', 'de'],
  ['pl-pl', 'en'],
])('texts of %s are in %s', (lang, language) => {
  expect(wordingLanguage(lang)).toBe(language);
});
