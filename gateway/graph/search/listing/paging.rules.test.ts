/** Paging of listings: Relay arguments mapped to numbered pages. */
import { describe, expect, test } from 'vitest';
import { cursorAt, enginePage, listPage, needsTotal, placeOfCursor, windowOf } from './paging.rules.ts';

test.each([0, 23, 9_999])('the cursor of place %s leads back to it', (place) => {
  expect(placeOfCursor(cursorAt(place))).toBe(place);
});

test.each(['', 'bm9wZQ', 'place:1'])('%j is no cursor', (cursor) => {
  expect(placeOfCursor(cursor)).toBeNull();
});

describe('window', () => {
  test.each([
    ['24 when nothing is asked', {}, { from: 0, to: 24 }],
    ['the first page', { first: 48 }, { from: 0, to: 48 }],
    ['the page after a cursor', { first: 24, after: cursorAt(23) }, { from: 24, to: 48 }],
    ['the page before a cursor', { last: 24, before: cursorAt(48) }, { from: 24, to: 48 }],
    ['nothing before the first', { last: 24, before: cursorAt(0) }, { from: 0, to: 0 }],
    ['fewer before an early cursor', { last: 24, before: cursorAt(10) }, { from: 0, to: 10 }],
    [
      'the first of what lies between two cursors',
      { first: 5, after: cursorAt(9), before: cursorAt(12) },
      { from: 10, to: 12 },
    ],
    ['the end of the list', { last: 10 }, { from: 90, to: 100 }],
    ['a page by its number', { first: 24, skip: 48 }, { from: 48, to: 72 }],
    ['a cursor wins over a number', { first: 24, skip: 48, after: cursorAt(71) }, { from: 72, to: 96 }],
  ])('%s', (_case, args, window) => {
    expect(windowOf(args, 100, 100)).toEqual(window);
  });

  test.each([
    ['both ends', { first: 1, last: 1 }],
    ['none', { first: 0 }],
    ['too many', { first: 101 }],
    ['a foreign cursor', { after: 'bm9wZQ' }],
    ['a start before the first', { skip: -1 }],
  ])('%s is refused with a reason', (_case, args) => {
    expect(windowOf(args, 100, 100)).toBeTypeOf('string');
  });

  test('only `last` and `before` need the total', () => {
    expect([
      needsTotal({ last: 5 }),
      needsTotal({ last: 5, before: cursorAt(9) }),
      needsTotal({ first: 5 }),
    ]).toEqual([true, false, false]);
  });
});

test.each([
  [{ from: 0, to: 24 }, 25, { hasPreviousPage: false, hasNextPage: true }],
  [{ from: 0, to: 24 }, 24, { hasPreviousPage: false, hasNextPage: false }],
  [{ from: 24, to: 48 }, 30, { hasPreviousPage: true, hasNextPage: false, window: { from: 24, to: 30 } }],
  [{ from: 0, to: 24 }, 0, { hasPreviousPage: false, hasNextPage: false, window: { from: 0, to: 0 } }],
])('%j of a list of %s', (window, total, page) => {
  expect(listPage(window, total)).toMatchObject({ ...page, totalCount: total });
});

describe('engine page', () => {
  test.each([
    ['an aligned window is a page of its own', { from: 24, to: 48 }, { size: 24, current: 2 }],
    ['the first page', { from: 0, to: 96 }, { size: 96, current: 1 }],
    ['a window between pages takes a larger one', { from: 20, to: 44 }, { size: 44, current: 1 }],
    ['an empty window asks for counts only', { from: 0, to: 0 }, { size: 0, current: 1 }],
  ])('%s', (_case, window, page) => {
    expect(enginePage(window)).toEqual(page);
  });

  test('every window among the first 2 000 is contained in its page', () => {
    for (let from = 0; from < 2_000; from += 37) {
      const page = enginePage({ from, to: from + 24 });
      if (!page) throw new Error(`no page for ${from}`);
      expect((page.current - 1) * page.size).toBeLessThanOrEqual(from);
      expect(page.current * page.size).toBeGreaterThanOrEqual(from + 24);
      expect(page.current).toBeLessThanOrEqual(100);
    }
  });

  test('a list at the engine’s count limit may have a next page', () => {
    expect(listPage({ from: 9_900, to: 10_000 }, 10_000).hasNextPage).toBe(true);
    expect(listPage({ from: 900, to: 1_000 }, 1_000).hasNextPage).toBe(false);
  });

  test('no page beyond 10 000 results', () => {
    expect(enginePage({ from: 9_990, to: 10_014 })).toBeNull();
  });
});
