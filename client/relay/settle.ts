/** Waits for preloaded queries. Returns the first failure, or null when all succeeded. */
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { OperationType } from 'relay-runtime';

export async function settle(queries: readonly PreloadedQuery<OperationType>[]): Promise<unknown> {
  const outcomes = await Promise.allSettled(queries.map((query) => query.source?.toPromise()));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  return failed === undefined ? null : (failed.reason ?? new Error('A query failed without a reason.'));
}
