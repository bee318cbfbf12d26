/**
 * Finds persisted queries whose result is the same for every guest: they select no field that depends on the session.
 */
import type { GraphQLSchema } from 'graphql';
import { isAboutSession } from '../../partners/scopeGuard.ts';
import { operationOf } from '../inContext.ts';
import type { Operations } from './operations.ts';

/** Returns a predicate for operation ids, which memoizes its results. */
export function sharedOperations(schema: GraphQLSchema, operations: Operations): (id: string) => boolean {
  const judged = new Map<string, boolean>();
  return (id) => {
    const document = operations.get(id);
    if (!document) return false;
    const isQuery = operationOf(document, null)?.operation === 'query';
    const verdict = judged.get(id) ?? (isQuery && !isAboutSession(schema, document));
    judged.set(id, verdict);
    return verdict;
  };
}
