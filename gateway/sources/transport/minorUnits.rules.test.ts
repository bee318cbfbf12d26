import { assert, constantFrom, integer, maxSafeInteger, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyUnits, decimalText, minorUnitPlaces, minorUnits } from './minorUnits.rules.ts';

describe('minor units of an amount', () => {
  test.each<[string, number | string, string, number]>([
    ['a number', 499.95, 'USD', 49995],
    ['a whole number', 499, 'USD', 49900],
    ['v2 text', '99.0000', 'USD', 9900],
    ['text without decimals', '99', 'EUR', 9900],
    ['zero', 0, 'USD', 0],
    ['negative zero', -0, 'USD', 0],
    ['a number that floating point writes long', 0.1 + 0.2, 'USD', 30],
    ['a number whose product with 100 is inexact', 1.15, 'USD', 115],
    ['halves are rounded away from zero in decimal', 1.005, 'USD', 101],
    ['also below zero', -1.005, 'USD', -101],
    ['less than half is dropped', '1.00499999', 'USD', 100],
    ['rounding carries', '9.995', 'USD', 1000],
    ['a negative number', -12.3, 'EUR', -1230],
    ['a negative text', '-0.01', 'EUR', -1],
    ['what rounds to nothing has no sign', -0.001, 'EUR', 0],
    ['yen have no decimals', 15400, 'JPY', 15400],
    ['decimals of yen are rounded', '15400.50', 'JPY', 15401],
    ['less than a yen', 0.5, 'JPY', 1],
    ['dinars have thousandths', 1.234, 'KWD', 1234],
    ['dinars from text', '1.2345', 'BHD', 1235],
    ['unidades de fomento have four places', '1.2345', 'CLF', 12345],
    ['a number written with a negative exponent', 1e-7, 'USD', 0],
    ['a tenth of a cent over a half', 5.1e-3, 'USD', 1],
    ['the largest exact amount', '90071992547409.91', 'USD', 9_007_199_254_740_991],
    ['an unknown currency has hundredths', 1.5, 'ABC', 150],
  ])('%s', (_case, amount, currency, minor) => {
    expect(minorUnits(amount, currency)).toBe(minor);
  });

  test.each<[string, number | string]>([
    ['not a number', Number.NaN],
    ['infinite', Number.POSITIVE_INFINITY],
    ['empty', ''],
    ['words', 'free'],
    ['a currency sign', '$5'],
    ['a decimal comma', '5,00'],
    ['no digit before the point', '.5'],
    ['no digit after the point', '5.'],
    ['spaces', ' 5'],
    ['text with an exponent', '5e+3'],
    ['hexadecimal', '0x10'],
    ['too large to be exact', '90071992547409.92'],
    ['a number far too large', 1e21],
    ['a number that JavaScript cannot write out', 1.7e308],
  ])('refuses what is no amount: %s', (_case, amount) => {
    expect(() => minorUnits(amount, 'USD')).toThrow(RangeError);
  });

  test('are those of the text, for every amount and currency', () => {
    const currency = constantFrom('USD', 'EUR', 'JPY', 'KWD', 'CLF');
    assert(
      property(maxSafeInteger(), currency, (minor, code) => {
        expect(minorUnits(decimalText(minor, code), code)).toBe(minor);
      }),
    );
  });

  test('of a number are those that floating point was given', () => {
    const cents = integer({ min: -(10 ** 12), max: 10 ** 12 });
    assert(
      property(cents, (minor) => {
        expect(minorUnits(currencyUnits(minor, 'EUR'), 'EUR')).toBe(minor);
      }),
    );
  });
});

describe('decimal text', () => {
  test.each<[number, string, string]>([
    [49995, 'USD', '499.95'],
    [49900, 'USD', '499.00'],
    [5, 'EUR', '0.05'],
    [-5, 'EUR', '-0.05'],
    [0, 'EUR', '0.00'],
    [-123456, 'CAD', '-1234.56'],
    [4999, 'JPY', '4999'],
    [0, 'JPY', '0'],
    [1234, 'KWD', '1.234'],
    [12345, 'CLF', '1.2345'],
  ])('%i of %s is %s', (minor, currency, text) => {
    expect(decimalText(minor, currency)).toBe(text);
  });
});

test('places are those of ISO 4217, whatever ICU says', () => {
  const places = ['USD', 'HUF', 'JPY', 'ISK', 'IQD', 'UYW'].map((code) => [code, minorUnitPlaces(code)]);
  expect(Object.fromEntries(places)).toEqual({ USD: 2, HUF: 2, JPY: 0, ISK: 0, IQD: 3, UYW: 4 });
});
