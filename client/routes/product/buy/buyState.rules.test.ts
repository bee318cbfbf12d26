import { expect, test } from 'vitest';
import { buyState } from './buyState.rules.ts';
import type { BuyFacts } from './buyState.rules.ts';

const sold = [{}];

test.each<[string, BuyFacts, string]>([
  ['in a shopping region', { hasShop: true, availability: 'IN_STOCK', variants: sold }, 'open'],
  [
    'sold out is still open: another variant may be chosen',
    { hasShop: true, availability: 'SOLD_OUT', variants: sold },
    'open',
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
