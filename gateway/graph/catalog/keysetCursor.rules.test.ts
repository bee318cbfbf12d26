import { expect, test } from 'vitest';
import { cursorOf, uidOfCursor } from './keysetCursor.rules.ts';

test.each(['product_lodestar_98', 'blt0a1b2c3d', 'a-b'])('a cursor leads back to %s', (uid) => {
  expect(uidOfCursor(cursorOf(uid))).toBe(uid);
});

test.each(['', 'nonsense', cursorOf(''), cursorOf('a b'), cursorOf('a'.repeat(101)), 'cGxhY2U6MA'])(
  'no cursor: %s',
  (text) => {
    expect(uidOfCursor(text)).toBeNull();
  },
);
