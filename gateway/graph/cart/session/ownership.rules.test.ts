/** catalogue.md 4 "Cart", sentence by sentence. */
import { describe, expect, test } from 'vitest';
import { cartOnSignIn, judgeCart } from './ownership.rules.ts';

const nobodys = { id: 'c1', customer_id: 0 };
const sevens = { id: 'c1', customer_id: 7 };
const nameless = { id: '', customer_id: 0 };
const guest = { customerId: null };
const seven = { customerId: 7 };
const eight = { customerId: 8 };

describe('looking up the session’s cart', () => {
  test.each([
    ['the cart is deleted when the session cart has no id', nameless, guest, 'delete'],
    ['when the commerce lookup returns no id', null, guest, 'delete'],
    ['when its owner differs from the session customer', sevens, eight, 'delete'],
    ['when it has an owner and the session has no customer', sevens, guest, 'delete'],
    ['on login the cart is reassigned to the customer if it has no owner', nobodys, seven, 'attach'],
    ['or already belongs to that customer', sevens, seven, 'keep'],
    ['a guest keeps a cart without owner', nobodys, guest, 'keep'],
  ] as const)('%s', (_sentence, cart, visitor, verdict) => {
    expect(judgeCart(cart, visitor)).toBe(verdict);
  });

  test.each([
    ['is left untouched when it is theirs', sevens, 7, 'leave'],
    ['is deleted when it is somebody else’s', sevens, 8, 'delete'],
    ['is kept when it has no owner', nobodys, 7, 'keep'],
    ['is forgotten when it is gone', null, 7, 'delete'],
  ] as const)('the cart of a customer whose sign-in cannot be verified %s', (_row, cart, id, verdict) => {
    expect(judgeCart(cart, { customerId: null, unverifiedId: id })).toBe(verdict);
  });
});

test.each([
  ['a cart without owner is reassigned', 'attach', 'none', 'REASSIGNED'],
  ['a cart that belongs to the customer already is kept', 'keep', 'none', 'KEPT'],
  ['lines of the customer’s earlier cart join a guest’s cart', 'attach', 'whole', 'MERGED'],
  ['lines of the customer’s earlier cart join one that is theirs already', 'keep', 'whole', 'MERGED'],
  ['lines that can no longer be bought are left out', 'attach', 'part', 'PARTLY_MERGED'],
] as const)('on login %s', (_sentence, verdict, merged, outcome) => {
  expect(cartOnSignIn(verdict, merged)).toBe(outcome);
});
