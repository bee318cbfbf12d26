/** catalogue.md 4 "Cart", sentence by sentence. */
import { expect, test } from 'vitest';
import { judgeCart } from './ownership.rules.ts';

const nobodys = { id: 'c1', customer_id: 0 };
const sevens = { id: 'c1', customer_id: 7 };

test.each([
  ['the cart is deleted when the session cart has no id', { id: '', customer_id: 0 }, null, 'delete'],
  ['when the commerce lookup returns no id', null, null, 'delete'],
  ['when its owner differs from the session customer', sevens, 8, 'delete'],
  ['when it has an owner and the session has no customer', sevens, null, 'delete'],
  ['on login the cart is reassigned to the customer if it has no owner', nobodys, 7, 'attach'],
  ['or already belongs to that customer', sevens, 7, 'keep'],
  ['a guest keeps a cart without owner', nobodys, null, 'keep'],
] as const)('%s', (_sentence, cart, customerId, verdict) => {
  expect(judgeCart(cart, customerId)).toBe(verdict);
});
