import { expect, test } from 'vitest';
import { isoCountry } from './isoCountry.rules.ts';

test.each<[string, unknown, string | null]>([
  ['capitals', 'US', 'US'],
  ['small letters', 'de', 'DE'],
  ['space around it', ' at ', 'AT'],
  ['the region map’s code for the United Kingdom', 'uk', 'GB'],
  ['… and for Greece', 'el', 'GR'],
  ['the global market has none', 'global', null],
  ['three letters', 'USA', null],
  ['one letter', 'U', null],
  ['digits', '42', null],
  ['nothing', '', null],
  ['a number', 40, null],
  ['null', null, null],
])('a country’s code: %s', (_case, text, code) => {
  expect(isoCountry(text)).toBe(code);
});
