import { expect, test } from 'vitest';
import { countryName, languageName } from './marketNames.ts';

test.each([
  ['us', 'en', 'United States'],
  ['de', 'de', 'Deutschland'],
  ['jp', 'ja', '日本'],
  ['uk', 'en', 'United Kingdom'],
  ['el', 'en', 'Greece'],
  ['xx', 'en', 'XX'],
])('name of %s in %s: %s', (country, language, name) => {
  expect(countryName(country, language)).toBe(name);
});

test.each([
  ['sv', 'Svenska'],
  ['fr', 'Français'],
  ['no', 'Norsk'],
  ['ja', '日本語'],
])('own name of %s: %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});
