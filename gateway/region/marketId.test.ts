/** Ids that hold their market. */
import { expect, test } from 'vitest';
import { joinMarketId, splitMarketId } from './marketId.ts';

test.each([
  ['de-de', 'product_lodestar_98'],
  ['en-us', 'skis/all-mountain/wide'],
])('%s and %s come back as they went', (locale, key) => {
  expect(splitMarketId(joinMarketId(locale, key))).toEqual({ locale, key });
});

test.each(['', 'en-us', '/x', 'en-us/'])('%j is no such id', (id) => {
  expect(splitMarketId(id)).toBeNull();
});
