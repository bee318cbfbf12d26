import { expect, test } from 'vitest';
import { joinMarketId, splitMarketId } from './marketId.ts';

test.each([
  ['de-de', 'product_lodestar_98'],
  ['en-us', 'skis/all-mountain/wide'],
])('%s and %s round-trip', (locale, key) => {
  expect(splitMarketId(joinMarketId(locale, key))).toEqual({ locale, key });
});

test.each(['', 'en-us', '/x', 'en-us/'])('%j is not a market id', (id) => {
  expect(splitMarketId(id)).toBeNull();
});
