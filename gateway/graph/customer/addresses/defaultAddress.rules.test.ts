import { expect, test } from 'vitest';
import { defaultAddressId, isChosenAddress, withDefaultAddress } from './defaultAddress.rules.ts';

const proCode = { name: 'Pro Code', value: '{"code":"SKARN-1003","region":"pro"}' };
const chosen = { name: 'Default Address', value: '7' };
const addresses = [{ id: 3 }, { id: 7 }];

test.each<[string, (typeof proCode)[], { id: number }[], number | null]>([
  ['the chosen one', [proCode, chosen], addresses, 7],
  ['the first while none was chosen', [proCode], addresses, 3],
  ['the first when the chosen one is gone', [chosen], [{ id: 3 }, { id: 9 }], 3],
  ['the first when nobody can read what was chosen', [{ ...chosen, value: 'home' }], addresses, 3],
  ['none where there are none', [chosen], [], null],
])('the default address is %s', (_row, fields, own, id) => {
  expect(defaultAddressId(fields, own)).toBe(id);
});

test('choosing one leaves the other fields unchanged', () => {
  expect(withDefaultAddress([chosen, proCode], 3)).toEqual([proCode, { ...chosen, value: '3' }]);
  expect(withDefaultAddress([proCode], null)).toEqual([proCode]);
});

test('the first address is not a chosen one', () => {
  expect(isChosenAddress([proCode, chosen], 7)).toBe(true);
  expect(isChosenAddress([proCode, chosen], 3)).toBe(false);
  expect(isChosenAddress([proCode], 3)).toBe(false);
});
