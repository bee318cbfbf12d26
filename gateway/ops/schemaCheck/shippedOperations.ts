/** Checks independent of the base: shipped operations are kept, and the schema accepts them. */
import { validate } from '@graphql-inspector/core';
import { parse, print, Source, visit, type GraphQLSchema } from 'graphql';
import { nameOf } from '../../edge/operationRecords/operationUsage.ts';
import type { PersistedTexts } from '../../edge/graphql/documents/namedOperations.ts';

/** A line per persisted operation that the schema does not accept: its id, name and the reason. */
export function brokenOperations(against: GraphQLSchema, operations: PersistedTexts): string[] {
  // One at a time: each persisted text includes the fragments that it uses.
  return Object.entries(operations).flatMap(([id, text]) =>
    validate(against, [new Source(text)]).flatMap(({ errors }) =>
      errors.map(({ message }) => `${id} ${nameOf(text)}: ${message}`),
    ),
  );
}

/** Ids that were removed from the list, which is append-only. */
export function removedOperations(before: PersistedTexts, after: PersistedTexts): string[] {
  return Object.keys(before).filter((id) => !(id in after));
}

/** A line per field and variable that an operation with the same name or id no longer has. */
export function narrowedOperations(before: PersistedTexts, after: PersistedTexts): string[] {
  return Object.entries(before).flatMap(([id, text]) => {
    const now = after[id];
    if (now === undefined || now === text) return [];
    const kept = new Set(partsOf(now));
    return partsOf(text)
      .filter((part) => !kept.has(part))
      .map((part) => `${id} ${nameOf(text)}: ${part} was shipped but is missing`);
  });
}

/** Field paths as in a response, such as `product.title`, and variables with their types. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  const path: string[] = [];
  visit(parse(text, { noLocation: true }), {
    VariableDefinition: ({ variable, type }) => {
      parts.push(`$${variable.name.value}: ${print(type)}`);
    },
    Field: {
      enter({ alias, name }) {
        path.push((alias ?? name).value);
        parts.push(path.join('.'));
      },
      leave() {
        path.pop();
      },
    },
  });
  return parts;
}
