import { expect, test } from 'vitest';
import { cartCountsNow, cartCountsText, readCartCounts } from './cartCount.rules.ts';

test.each([
  ['no cookie', undefined, {}],
  ['one store', 'us.3', { us: 3 }],
  ['several stores', 'ca.1~eu_region_1.12', { ca: 1, eu_region_1: 12 }],
  ['an invalid number', 'us.x~ca.2', { ca: 2 }],
  ['a zero count', 'us.0', {}],
  ['a manipulated value', 'us.1e9~__proto__~<b>.1', {}],
])('a cookie of %s', (_, text, counts) => {
  expect(readCartCounts(text)).toEqual(counts);
});

test('is written in order of stores, without empty carts', () => {
  expect(cartCountsText({ us: 3, ca: 1, eu_region_1: 0 })).toBe('ca.1~us.3');
  expect(cartCountsText({ us: 0 })).toBe('');
});

test.each([
  ['a cart that was read has its new count', { us: 3 }, [['us', 4]], ['us'], { us: 4 }],
  ['a cart that was not read keeps its count', { us: 3 }, [['ca', 1]], ['us', 'ca'], { us: 3, ca: 1 }],
  ['a cart that the session does not have is not counted', { us: 3, ca: 1 }, [], ['ca'], { ca: 1 }],
  ['nor one deleted with its last line', { us: 3 }, [['us', 0]], [], {}],
] as const)('%s', (_, sent, seen, carts: readonly string[], now) => {
  expect(cartCountsNow(sent, new Map(seen), (store) => carts.includes(store))).toEqual(now);
});
