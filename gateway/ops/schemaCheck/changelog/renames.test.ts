import { expect, test } from 'vitest';
import { renamesOf, renamesTable } from './renames.ts';

const before = `
  type Query { product(uid: String!): Product blog: PostsConnection! byUids(uids: [String!]!): [Product!]! }
  type Product { uid: String! price: Float! old: Int tags: [String!]! mark: Int }
  type PostsConnection { edges: [PostsEdge!]! }
  type PostsEdge { cursor: String! }`;
const after = `
  type Query { product(handle: String!): Product blog: PostConnection! byHandles(handles: [String!]!): [Product!]! }
  type Product { handle: String! price: Decimal! tags: [String!] labels: Int marks: Int }
  type PostConnection { edges: [PostEdge!]! }
  type PostEdge { cursor: String! }
  scalar Decimal`;
const approvals = [
  { path: 'Product.old', why: 'nobody asked it' },
  { path: 'Product.mark', why: 'replaced by Product.marks' },
  { path: 'Query.byUids', why: 'byHandles(handles:) takes them' },
  { path: 'Product.price', why: 'a later reason' },
  { path: 'Product.price', why: 'an earlier | reason' },
];

test('what has gone or changed, what stands there now, and the reasons', async () => {
  const rows = await renamesOf(before, after, approvals);
  expect(rows.map(({ before: was, now, why }) => [was, now, why])).toEqual([
    ['PostsConnection', 'PostConnection', ''],
    ['PostsEdge', 'PostEdge', ''],
    ['Product.mark: Int', 'Product.marks: Int', 'replaced by Product.marks'],
    ['Product.old: Int', null, 'nobody asked it'],
    ['Product.price: Float!', 'Product.price: Decimal!', 'an earlier | reason; a later reason'],
    ['Product.tags: [String!]!', 'Product.tags: [String!]', ''],
    ['Product.uid: String!', 'Product.handle: String!', ''],
    ['Query.blog: PostsConnection!', 'Query.blog: PostConnection!', ''],
    ['Query.byUids: [Product!]!', 'Query.byHandles.handles: [String!]!', 'byHandles(handles:) takes them'],
    ['Query.product.uid: String!', 'Query.product.handle: String!', ''],
  ]);
  expect(renamesTable(rows)).toContain(
    '| `Product.price: Float!` | `Product.price: Decimal!` | an earlier \\| reason; a later reason |',
  );
  expect(renamesTable(rows)).toContain('| `Product.old: Int` | nothing | nobody asked it |');
});

test('an equal schema has none', async () => {
  expect(await renamesOf(before, before, [])).toEqual([]);
});
