import { describe, expect, test } from 'vitest';
import { cursorOf, keysetPage, keysetPageInfo, type KeysetArgs } from './keyset.rules.ts';

const size = { default: 24, max: 100 };

describe('keysetPage', () => {
  test.each(['product_lodestar_98', 'blt0a1b2c3d', 'a-b'])('a cursor leads back to %s', (uid) => {
    expect(keysetPage({ after: cursorOf(uid) }, size)).toEqual({ first: 24, after: uid });
  });

  test.each(['', 'nonsense', cursorOf(''), cursorOf('a b'), cursorOf('a'.repeat(101)), 'cGxhY2U6MA'])(
    'no cursor: %s',
    (after) => {
      expect(keysetPage({ after }, size)).toBe('after is not a cursor of this list.');
    },
  );

  test.each<[KeysetArgs, number | null]>([
    [{}, 24],
    [{ first: null, after: null }, 24],
    [{ first: 1 }, 1],
    [{ first: 100 }, 100],
    [{ first: 0 }, null],
    [{ first: 101 }, null],
  ])('%j has the page size %s', (args, first) => {
    const page = keysetPage(args, size);
    if (first === null) expect(page).toBe(`first must be from 1 to 100, not ${args.first}.`);
    else expect(page).toEqual({ first, after: null });
  });
});

test.each([
  [null, [], false, { hasPreviousPage: false, startCursor: null, endCursor: null }],
  [
    'a',
    [{ uid: 'b' }, { uid: 'c' }],
    true,
    { hasPreviousPage: true, startCursor: cursorOf('b'), endCursor: cursorOf('c') },
  ],
])('page info after %s', (after, entries, hasNextPage, info) => {
  expect(keysetPageInfo({ first: 24, after }, entries, hasNextPage)).toEqual({ hasNextPage, ...info });
});
