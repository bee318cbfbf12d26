import { expect, test } from 'vitest';
import { numberText } from './numberText.rules.ts';

test.each([
  ['English groups by commas', 'en', 1234.5, '1,234.5'],
  ['Japanese as well', 'ja', 1_234_567, '1,234,567'],
  ['German swaps the two marks', 'de', 1234.5, '1.234,5'],
  ['Swedish groups by a space that does not break', 'sv', 1234.5, '1\u00a0234,5'],
  ['Norwegian as well', 'no', 12_345, '12\u00a0345'],
  ['French by a narrow one', 'fr', 1234.5, '1\u202f234,5'],
  ['Spanish leaves four digits together', 'es', 1234.5, '1234,5'],
  ['and groups five', 'es', 12_345, '12.345'],
  ['Italian as well', 'it', -1234, '-1234'],
  ['a language without a row writes as English does', 'pl', 1200, '1,200'],
  ['small numbers are only digits', 'de', 42, '42'],
])('%s', (_sentence, language, value, text) => {
  expect(numberText(language, value)).toBe(text);
});
