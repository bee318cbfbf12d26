// @vitest-environment node
import { createOperationDescriptor, fetchQuery } from 'relay-runtime';
import { expect, test } from 'vitest';
import NotFoundContentQueryNode from '#relay/NotFoundContentQuery.graphql.ts';
import { createServerEnvironment } from './serverEnvironment.ts';

test('a query with a response counts as complete without a traversal; others do not', async () => {
  // Relay itself would call a response without its field incomplete.
  const { environment } = createServerEnvironment(async () => ({ data: {} }));
  const statusIn = (locale: string): string =>
    environment.check(createOperationDescriptor(NotFoundContentQueryNode, { locale })).status;
  expect(statusIn('en-us')).toBe('missing');
  await fetchQuery(environment, NotFoundContentQueryNode, { locale: 'en-us' }).toPromise();
  expect(statusIn('en-us')).toBe('available');
  expect(statusIn('de-at')).toBe('missing');
});

test('a failed query is still missing', async () => {
  const { environment } = createServerEnvironment(async () => ({
    data: null,
    errors: [{ message: 'down', extensions: { code: 'SOURCE_UNAVAILABLE' } }],
  }));
  const requested = fetchQuery(environment, NotFoundContentQueryNode, { locale: 'en-us' }).toPromise();
  await expect(requested).rejects.toThrow();
  const operation = createOperationDescriptor(NotFoundContentQueryNode, { locale: 'en-us' });
  expect(environment.check(operation).status).toBe('missing');
});
