// @vitest-environment node
import { createOperationDescriptor, fetchQuery } from 'relay-runtime';
import type { OperationType } from 'relay-runtime';
import { expect, test } from 'vitest';
import SeasonPostsPaginationQueryNode from '#relay/SeasonPostsPaginationQuery.graphql.ts';
import { readRecords } from './recordSerializer.ts';
import { createServerEnvironment } from './serverEnvironment.ts';

const post = (id: string) => ({
  cursor: `at ${id}`,
  node: { __typename: 'CircusPost', id, title: `Post ${id}`, dates: { days: '3 May' }, image: null },
});
const season = (id: string, title: string) => ({
  data: {
    node: {
      __typename: 'CircusSeason',
      id,
      path: `/circus/${title}`,
      posts: { edges: [post('a'), post('b')], pageInfo: { hasNextPage: true, endCursor: 'at b' } },
    },
  },
});

/** A page that requests seasons: its records, those embedded for the browser, and what a component would read. */
async function pageOf(seasons: Readonly<Record<string, object>>) {
  const { environment, records } = createServerEnvironment(async (_, variables) => {
    const { id } = variables as { id: string };
    return seasons[id] ?? {};
  });
  const read: unknown[] = [];
  for (const id of Object.keys(seasons)) {
    const variables = { id, first: 2 };
    await fetchQuery<OperationType>(environment, SeasonPostsPaginationQueryNode, variables).toPromise();
    const operation = createOperationDescriptor(SeasonPostsPaginationQueryNode, variables);
    read.push(environment.lookup(operation.fragment).data);
  }
  const text = records();
  return { text, embedded: readRecords(text), stored: environment.getStore().getSource().toJSON(), read };
}

test('all records are embedded, with those of connections', async () => {
  const { embedded, stored } = await pageOf({ s: season('s', '2026') });
  expect(Object.keys(stored).some((id) => id.includes('__SeasonPosts_posts_connection'))).toBe(true);
  expect(embedded).toEqual(stored);
});

test('pages with the same response have the same records', async () => {
  const response = season('s', '2026');
  const first = await pageOf({ s: response });
  const second = await pageOf({ s: response });
  const copy = await pageOf({ s: structuredClone(response) });
  expect(second).toEqual(first);
  expect(copy).toEqual(first);
});

test('a page does not change the records of others', async () => {
  const response = season('s', '2026');
  const alone = await pageOf({ s: response });
  const together = await pageOf({ s: response, t: season('t', '2027') });
  expect(together.embedded).toEqual(together.stored);
  expect(await pageOf({ s: response })).toEqual(alone);
});

test('a response to other variables is normalised again', async () => {
  const response = season('s', '2026');
  const { environment, records } = createServerEnvironment(async () => response);
  for (const first of [1, 2])
    await fetchQuery<OperationType>(environment, SeasonPostsPaginationQueryNode, {
      id: 's',
      first,
    }).toPromise();
  expect(records()).toContain('first:1');
  expect(records()).toContain('first:2');
});
