import { expect, test } from 'vitest';
import { givesEnoughNotice, readDeprecation } from './deprecation.rules.ts';

test.each([
  [
    'a reason, a first day of a quarter and a field',
    'The product says it. Removed after 2027-04-01: use Product.platformId',
    { removedAfter: '2027-04-01', replacement: 'Product.platformId' },
  ],
  [
    'a reason, a first day of a quarter and a type',
    'It was a copy. Removed after 2028-01-01: use Product',
    { removedAfter: '2028-01-01', replacement: 'Product' },
  ],
  ['without a replacement it is invalid', 'Nobody asks for it. Removed after 2027-04-01.', null],
  ['without a date it is invalid', 'Old. Use Product.platformId', null],
  ['a date within a quarter is invalid', 'Old. Removed after 2027-05-01: use Product.id', null],
  ['without a reason it is invalid', 'Removed after 2027-04-01: use Product.id', null],
  ["GraphQL's default reason is invalid", 'No longer supported', null],
])('%s', (_, reason, expected) => {
  expect(readDeprecation(reason)).toEqual(expected);
});

test.each([
  ['2026-11-22', '2027-04-01', true],
  ['2027-01-01', '2027-04-01', true],
  ['2027-01-02', '2027-04-01', false],
  ['2027-04-02', '2027-04-01', false],
])('announced on %s for removal after %s gives enough notice: %s', (announced, removed, enough) => {
  expect(givesEnoughNotice(announced, removed)).toBe(enough);
});
