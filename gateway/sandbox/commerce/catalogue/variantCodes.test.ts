import { expect, test } from 'vitest';
import { barcodeOf, partNumberOf, weightIn } from './variantCodes.ts';

test('a barcode has thirteen digits, the last of which checks the others', () => {
  const code = barcodeOf('SKN-00012-03');
  expect(code).toMatch(/^2\d{12}$/);
  const sum = [...code].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  expect(sum % 10).toBe(0);
  expect(barcodeOf('SKN-00012-04')).not.toBe(code);
});

test('a part number is the stock-keeping number without the brand', () => {
  expect(partNumberOf('SKN-00012-03')).toBe('00012.03');
});

test('a weight is in the unit of the store', () => {
  expect([weightIn('us', 907.1847), weightIn('ca', 1_850)]).toEqual([2, 1.85]);
});
