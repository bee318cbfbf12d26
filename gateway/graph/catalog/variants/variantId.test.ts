import { expect, test } from 'vitest';
import { joinVariantKey, splitVariantKey } from './variantId.ts';

test('a key round-trips', () => {
  const key = { productUid: 'product_lodestar_98', productId: 100_003, variantId: 10_000_312 };
  expect(splitVariantKey(joinVariantKey(key))).toEqual(key);
});

test.each(['', 'a/b/c', 'a/1', 'a/1/2/3', '/1/2'])('%j is not a variant key', (key) => {
  expect(splitVariantKey(key)).toBeNull();
});
