import { describe, expect, test } from 'vitest';
import { inOrder, postCursor, postPage, readNext, type PlacedPost } from './blogPosts.rules.ts';

const post = (uid: string, published_at: string, category = 'workshop'): PlacedPost => ({
  uid,
  published_at,
  category: category === '' ? [] : [{ uid: category }],
});
const uids = (posts: readonly PlacedPost[] | undefined) => posts?.map(({ uid }) => uid).join('');

describe('posts are ordered by publication date', () => {
  test.each<[string, [string, string][], string]>([
    ['the latest first', [['a', '2025-01-01'], ['b', '2026-01-01'], ['c', '2025-06-01']], 'bca'],
    ['moments, not their spelling', [['a', '2026-01-01T12:00:00+01:00'], ['b', '2026-01-01T11:30:00Z']], 'ba'],
    ['two of one moment always in the same order', [['b', '2026-01-01'], ['a', '2026-01-01']], 'ab'],
    ['one without a date last', [['a', ''], ['b', '1999-01-01']], 'ba'],
    ['one without a valid date last', [['a', 'soon'], ['b', '1999-01-01']], 'ba'],
  ])('%s', (_sentence, rows, expected) => {
    expect(uids(inOrder(rows.map(([uid, at]) => post(uid, at))))).toBe(expected);
  });
}); // oxfmt-ignore

describe('a page of the blog', () => {
  const all = inOrder([
    post('a', '2026-05-01'),
    post('b', '2026-04-01'),
    post('c', '2026-04-01'),
    post('d', '2026-03-01'),
    post('e', ''),
  ]);
  const page = (args: Parameters<typeof postPage>[1], from = all) => {
    const found = postPage(from, args, 100);
    if (typeof found === 'string') return found;
    return `${uids(found.posts)}${found.hasPreviousPage ? ' <' : ''}${found.hasNextPage ? ' >' : ''}`;
  };
  const after = postCursor(post('b', '2026-04-01'));

  test.each<[string, Parameters<typeof postPage>[1], string]>([
    ['begins with the latest', { first: 2 }, 'ab >'],
    ['continues after a cursor', { first: 2, after }, 'cd < >'],
    ['ends with the one without a date', { first: 10, after }, 'cde <'],
    ['behind the last one is empty', { after: postCursor(post('e', '')) }, ' <'],
    ['can start at a place', { first: 2, skip: 2 }, 'cd < >'],
    ['that starts behind the end is empty', { skip: 50 }, ' <'],
    ['the cursor takes precedence over skip', { first: 1, skip: 4, after }, 'c < >'],
    ['is refused with a strange cursor', { after: 'nonsense' }, 'after takes a cursor of this connection.'],
    ['is refused when it has no posts', { first: 0 }, 'first is 1 to 100.'],
    ['is refused when it is too long', { first: 101 }, 'first is 1 to 100.'],
    ['is refused before the beginning', { skip: -1 }, 'skip is 0 or more.'],
  ])('%s', (_sentence, args, expected) => {
    expect(page(args)).toBe(expected);
  });

  test.each([
    ['a new post is published', inOrder([...all, post('z', '2026-06-01')]), 'cd < >'],
    ['the post of the cursor is withdrawn', all.filter(({ uid }) => uid !== 'b'), 'cd < >'],
    ['one of the same moment appears', inOrder([...all, post('bb', '2026-04-01')]), 'bbc < >'],
  ])('does not move when %s', (_sentence, changed, expected) => {
    expect(page({ first: 2, after }, changed)).toBe(expected);
  });
});

describe('to read next', () => {
  const all = inOrder([
    post('a', '2026-06-01', 'snow'),
    post('b', '2026-05-01'),
    post('c', '2026-04-01'),
    post('d', '2026-03-01', 'snow'),
    post('e', '2026-02-01'),
    post('f', '2026-01-01', ''),
  ]);

  test.each([
    ['older ones of the same category come first, then its latest', 'c', 3, 'ebd'],
    ['the others follow in the same way', 'c', 9, 'ebdfa'],
    ['the latest suggests the one before it', 'a', 1, 'd'],
    ['a post without a category has only others', 'f', 2, 'ab'],
    ['a post that is not in the list has all of them', 'x', 2, 'ab'],
  ])('%s', (_sentence, uid, count, expected) => {
    expect(uids(readNext(all, uid, count))).toBe(expected);
  });

  test('a post never suggests itself, and following suggestions visits the whole category', () => {
    const seen = ['b'];
    for (let step = 0; step < 3; step += 1) seen.push(readNext(all, seen.at(-1) ?? '', 1)[0]?.uid ?? '');
    expect(seen).toEqual(['b', 'c', 'e', 'b']);
  });
});
