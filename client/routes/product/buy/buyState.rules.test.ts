import { expect, test } from 'vitest';
import { buyState } from './buyState.rules.ts';
import type { BuyFacts } from './buyState.rules.ts';

const sold = [{ availability: 'IN_STOCK' }, { availability: 'SOLD_OUT' }];
const gone = [{ availability: 'NOT_SOLD_HERE' }, { availability: 'SOLD_OUT' }];

test.each<[string, BuyFacts, string]>([
  ['in a shopping region', { hasShop: true, availability: 'IN_STOCK', variants: sold }, 'open'],
  [
    'sold out but for a variant: that one may be chosen',
    { hasShop: true, availability: 'SOLD_OUT', variants: sold },
    'open',
  ],
  ['every variant is sold out', { hasShop: true, availability: 'IN_STOCK', variants: gone }, 'soldOut'],
  [
    'every variant is switched off',
    { hasShop: true, availability: 'IN_STOCK', variants: gone.slice(0, 1) },
    'notSoldHere',
  ],
  ['no shop in this country', { hasShop: false, availability: 'NOT_SOLD_HERE', variants: [] }, 'noShop'],
  ['no shop, whatever commerce says', { hasShop: false, availability: null, variants: null }, 'noShop'],
  [
    'the store does not sell it',
    { hasShop: true, availability: 'NOT_SOLD_HERE', variants: sold },
    'notSoldHere',
  ],
  ['nothing to sell of it', { hasShop: true, availability: 'IN_STOCK', variants: [] }, 'notSoldHere'],
  ['commerce is down', { hasShop: true, availability: null, variants: null }, 'commerceDown'],
])('%s', (_, facts, state) => {
  expect(buyState(facts)).toBe(state);
});
