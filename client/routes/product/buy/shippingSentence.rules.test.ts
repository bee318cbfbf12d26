import { expect, test } from 'vitest';
import { promisesWording } from '../../../wording/shopping/promises.ts';
import { createWording } from '../../../wording/wording.ts';
import { shippingSentence } from './shippingSentence.rules.ts';

const sum = (formatted: string) => ({ formatted });
const brake = { cost: sum('$8.95'), freeFrom: sum('$99.00'), isFree: false };
const missing = { remaining: sum('$40.00'), isReached: false };

test.each([
  ['a ski', { ...brake, isFree: true }, null, 'Ships free'],
  ['a ski, with a cart', { ...brake, isFree: true }, missing, 'Ships free'],
  ['a brake', brake, null, 'Shipping from $8.95, free on orders of $99.00 or more'],
  ['a brake, with a small cart', brake, missing, '$40.00 more in your cart, and shipping is free'],
  ['a brake, with a large cart', brake, { ...missing, isReached: true }, 'Ships free with your cart'],
  ['without free shipping', { ...brake, freeFrom: null }, null, 'Shipping from $8.95'],
  ['without rates', { ...brake, cost: null }, null, 'Free shipping on orders of $99.00 or more'],
  ['without either', { cost: null, freeFrom: null, isFree: false }, null, null],
])('what shipping costs: %s', (_, shipping, cart, words) => {
  const sentence = shippingSentence(shipping, cart);
  const t = createWording('en').with(promisesWording);
  expect(sentence && t(sentence.key, sentence.values)).toBe(words);
});
