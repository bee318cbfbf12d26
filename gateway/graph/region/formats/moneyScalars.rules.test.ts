import { describe, expect, test } from 'vitest';
import { parseCurrencyCode, parseDecimal } from './moneyScalars.rules.ts';

describe('Decimal', () => {
  test.each<[string, unknown, string | null]>([
    ['text', '499.95', '499.95'],
    ['its decimals stay', '499.00', '499.00'],
    ['a negative text', '-0.05', '-0.05'],
    ['leading zeros go', '0012.5', '12.5'],
    ['the zero before the point stays', '0.5', '0.5'],
    ['more digits than a number holds', '90071992547409921234.05', '90071992547409921234.05'],
    ['a number', 12.5, '12.5'],
    ['zero', 0, '0'],
    ['a number with an exponent', 1e21, null],
    ['not a number', Number.NaN, null],
    ['empty text', '', null],
    ['words', 'cheap', null],
    ['a decimal comma', '12,50', null],
    ['a currency sign', '$12', null],
    ['an exponent', '1e3', null],
    ['no digit before the point', '.5', null],
    ['no digit after it', '5.', null],
    ['space around it', ' 5', null],
    ['two lines', '5\n', null],
    ['a boolean', true, null],
    ['a list', ['5'], null],
    ['nothing', null, null],
  ])('%s', (_case, given, text) => {
    expect(parseDecimal(given)).toBe(text);
  });
});

describe('CurrencyCode', () => {
  test.each<[string, unknown, string | null]>([
    ['capitals', 'EUR', 'EUR'],
    ['small letters', 'jpy', 'JPY'],
    ['no currency', 'ZZZ', null],
    ['a symbol', '€', null],
    ['a number', 978, null],
    ['empty text', '', null],
  ])('%s', (_case, given, code) => {
    expect(parseCurrencyCode(given)).toBe(code);
  });
});
