import { describe, expect, test } from 'vitest';
import {
  cursorOf,
  keysetPage,
  keysetPageInfo,
  updateCursorOf,
  updatesPage,
  type KeysetArgs,
} from './keyset.rules.ts';

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

describe('updatesPage', () => {
  test('a cursor leads back to the moment and the uid', () => {
    const [at, uid] = ['2026-06-01T06:00:00.000Z', 'product_lodestar_98'];
    const after = updateCursorOf({ updated_at: at, uid });
    expect(updatesPage({ after }, size)).toEqual({ first: 24, after: { at, uid } });
  });

  test.each([
    ['of the order by uid', cursorOf('product_lodestar_98')],
    ['without a moment', updateCursorOf({ updated_at: 'soon', uid: 'a' })],
    ['without a uid', updateCursorOf({ updated_at: '2026-06-01T06:00:00.000Z', uid: '' })],
  ])('no cursor: %s', (_case, after) => {
    expect(updatesPage({ after }, size)).toBe('after is not a cursor of this list.');
  });
});

test.each([
  [null, [], false, { hasPreviousPage: false, startCursor: null, endCursor: null }],
  [
    'a',
    [cursorOf('b'), cursorOf('c')],
    true,
    { hasPreviousPage: true, startCursor: cursorOf('b'), endCursor: cursorOf('c') },
  ],
])('page info after %s', (after, cursors, hasNextPage, info) => {
  expect(keysetPageInfo({ first: 24, after }, cursors, hasNextPage)).toEqual({ hasNextPage, ...info });
});
