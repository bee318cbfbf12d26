/** catalogue.md 3 "Currency format", 5 and 9. */
import { expect, test } from 'vitest';
import {
  countryCurrency,
  currencySymbol,
  defaultCurrencyFormat,
  formatByLanguage,
  formatByStore,
  marksByLanguage,
  marksByStore,
  marksOfUnit,
  missingSettings,
} from './currency.rules.ts';

const euro = {
  token: '€',
  decimal_token: ',',
  thousands_token: '.',
  decimal_places: 2,
  token_location: 'right',
};

test.each([
  [
    "default format: symbol $, decimal point '.', thousands separator ',', 2 places",
    1299.5,
    defaultCurrencyFormat,
    '$1,299.50',
  ],
  ['token_location right', 1299.5, euro, '1.299,50 €'],
  ['token_location left', 1299.5, { ...euro, token_location: 'left' }, '€1.299,50'],
  ['the token location is case-insensitive', 5, { ...euro, token_location: 'RIGHT' }, '5,00 €'],
  ['an empty separator is a valid setting', 1299.5, { ...euro, thousands_token: '' }, '1299,50 €'],
  [
    'no decimals when there are 0 places',
    129_900,
    { ...defaultCurrencyFormat, token: '¥', decimal_places: 0 },
    '¥129,900',
  ],
  ['millions have two thousands separators', 1_234_567, defaultCurrencyFormat, '$1,234,567.00'],
  ['small amounts have no thousands separator', 5, defaultCurrencyFormat, '$5.00'],
  ['a negative amount has a leading minus sign', -12, defaultCurrencyFormat, '-$12.00'],
  [
    'a separator that is a replacement pattern is inserted literally',
    1000,
    { ...euro, thousands_token: '$&' },
    '1$&000,00 €',
  ],
  [
    'currency formatting returns the raw value if the token is missing',
    12.5,
    { ...euro, token: undefined },
    '12.5',
  ],
  ['… if the decimal token is missing', 12.5, { ...euro, decimal_token: null }, '12.5'],
  ['… if the thousands token is missing', 12.5, { ...euro, thousands_token: undefined }, '12.5'],
  ['… if the places are missing', 12.5, { ...euro, decimal_places: undefined }, '12.5'],
  ['… if the location is missing', 12.5, { ...euro, token_location: null }, '12.5'],
  ['… if there are no settings at all', 12.5, null, '12.5'],
])('%s', (_sentence, amount, format, text) => {
  expect(formatByStore(amount, format)).toBe(text);
});

test.each([
  ['nothing', euro, []],
  ['its token', { ...euro, token: null }, ['token']],
  ['a separator', { ...euro, thousands_token: undefined }, ['thousands_token']],
  ['several', { token: '€', decimal_places: 2 }, ['decimal_token', 'thousands_token', 'token_location']],
  ['no separator at all, which is a setting', { ...euro, thousands_token: '' }, []],
])('missing settings of a currency: %s', (_sentence, format, missing) => {
  expect(missingSettings(format)).toEqual(missing);
});

test.each([
  ['Japan', 89_000, 'ja', 'jp', '¥89,000'],
  ['Great Britain', 649.5, 'en', 'gb', '£649.50'],
  ['Great Britain as uk', 649, 'en', 'uk', '£649'],
  ['no country', 749, 'en', 'global', '$749'],
])('a content price in %s', (_country, amount, language, country, text) => {
  expect(formatByLanguage(amount, countryCurrency(country), language, country).replace('￥', '¥')).toBe(text);
});

test.each([
  [
    'token_location left',
    defaultCurrencyFormat,
    { prefix: '$', suffix: '', group: ',', decimal: '.', decimals: 2 },
  ],
  ['token_location right', euro, { prefix: '', suffix: ' €', group: '.', decimal: ',', decimals: 2 }],
  [
    'the raw value if any currency setting is missing',
    { ...euro, token: null },
    { prefix: '', suffix: '', group: '', decimal: '.', decimals: 2 },
  ],
])('marks of store amounts: %s', (_sentence, format, marks) => {
  expect(marksByStore(format)).toEqual(marks);
});

test.each([
  ['jp', 'en', { prefix: '¥', suffix: '', group: ',', decimal: '.', decimals: 0 }],
  ['gb', 'en', { prefix: '£', suffix: '', group: ',', decimal: '.', decimals: 2 }],
  ['no', 'no', { prefix: '', suffix: '\u00a0kr', group: '\u00a0', decimal: ',', decimals: 2 }],
])('marks of content prices in %s, formatted in %s', (country, language, marks) => {
  expect(marksByLanguage(countryCurrency(country), language, country)).toEqual(marks);
});

test('lengths are localised numbers followed by the unit', () => {
  expect(marksOfUnit('cm', 0, 'de')).toEqual({
    prefix: '',
    suffix: '\u00a0cm',
    group: '.',
    decimal: ',',
    decimals: 0,
  });
  expect(marksOfUnit('', 1, 'en').suffix).toBe('');
});

test.each([
  ['euro', 'EUR', 'de', '€'],
  ['dollars of every country', 'CAD', 'en', '$'],
  ['kroner', 'NOK', 'no', 'kr'],
  ['francs are written by their code', 'CHF', 'fr', null],
])('symbol of the %s', (_currency, code, language, symbol) => {
  expect(currencySymbol(code, language)).toBe(symbol);
});
