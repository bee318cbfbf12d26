import { expect, test } from 'vitest';
import { articleCursor, articlePage } from './supportPage.rules.ts';

const all = ['a', 'b', 'c'];
const page = (paging: { first?: number | null; after?: string | null }) =>
  articlePage(all, (uid) => uid, paging, 100);

test.each([
  [
    'a page is as long as asked',
    { first: 2 },
    { items: ['a', 'b'], hasNextPage: true, hasPreviousPage: false },
  ],
  [
    'the next one begins behind the cursor',
    { first: 2, after: articleCursor('b') },
    { items: ['c'], hasNextPage: false, hasPreviousPage: true },
  ],
  ['all of a short list by default', {}, { items: all, total: 3 }],
])('%s', (_case, paging, expected) => {
  expect(page(paging)).toMatchObject(expected);
});

test.each([
  ['no articles', { first: 0 }],
  ['too many', { first: 101 }],
  ['a cursor of another list', { after: 'x' }],
])('%s is a wrong question', (_case, paging) => {
  expect(typeof page(paging)).toBe('string');
});
