/** Promises that hold whatever the base is: what was persisted is kept, and the schema answers it. */
import { validate } from '@graphql-inspector/core';
import { Source, type GraphQLSchema } from 'graphql';
import { nameOf, type PersistedTexts } from './operationUsage.ts';

/** One line for each persisted operation that the schema does not accept: its id, its name, the reason. */
export function brokenOperations(against: GraphQLSchema, operations: PersistedTexts): string[] {
  // One at a time: each persisted text brings its own copies of the fragments it uses.
  return Object.entries(operations).flatMap(([id, text]) =>
    validate(against, [new Source(text)]).flatMap(({ errors }) =>
      errors.map(({ message }) => `${id} ${nameOf(text)}: ${message}`),
    ),
  );
}

/** Ids that were persisted before and are not any more: the list only ever grows. */
export function removedOperations(before: PersistedTexts, after: PersistedTexts): string[] {
  return Object.keys(before).filter((id) => !(id in after));
}
