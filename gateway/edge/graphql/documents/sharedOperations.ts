/** Persisted queries whose answers are the same for every guest: they name nothing of a session. */
import type { GraphQLSchema } from 'graphql';
import { isAboutSession } from '../../partners/scopeGuard.ts';
import { operationOf } from '../inContext.ts';
import type { Operations } from './operations.ts';

/** Gives whether an id names such a query; each is judged when it is asked for first. */
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
