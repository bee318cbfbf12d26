/** Checks of the shipped operations: they are kept until they have ended, and the schema accepts them. */
import { validate } from '@graphql-inspector/core';
import { parse, print, Source, visit, type GraphQLSchema } from 'graphql';
import { nameOf } from '../../edge/operationRecords/operationUsage.ts';
import type { OperationReport } from '../../edge/operationRecords/operationReport.ts';
import { NAMED_OPERATIONS, type PersistedTexts } from '../../edge/graphql/documents/namedOperations.ts';
import { operationList } from './operationList.ts';
import { endOf } from './usageFile.ts';

export const OPERATIONS = 'schema/operations.json';

/** Persisted operations have a hash of their text as id, named ones their name. */
export const isPersisted = (id: string): boolean => /^[0-9a-f]{64}$/.test(id);

export interface ShippedOperations {
  operations: PersistedTexts;
  usage: OperationReport | null;
}

/**
 * A line per mistake that makes the schema refuse operations.
 * @param explained ids of operations that are reported otherwise.
 */
export function brokenOperations(
  against: GraphQLSchema,
  { operations, usage }: ShippedOperations,
  explained: ReadonlySet<string> = new Set(),
): string[] {
  // One at a time: each persisted text includes the fragments that it uses.
  const mistakes = Object.entries(operations)
    .filter(([id]) => !explained.has(id))
    .flatMap(([id, text]) =>
      validate(against, [new Source(text)]).flatMap(({ errors }) =>
        errors.map(({ message }) => ({ message, id, name: nameOf(text) })),
      ),
    );
  return [...Map.groupBy(mistakes, ({ message }) => message)].map(
    ([message, broken]) => `${message} Shipped in ${operationList(broken, usage)}.`,
  );
}

/** Operations that the list no longer has: those that may go, and a line per reason why others may not. */
export function removedOperations(
  before: PersistedTexts,
  { operations: after, usage }: ShippedOperations,
): { ended: readonly string[]; problems: readonly string[] } {
  const removed = Object.entries(before)
    .filter(([id]) => !(id in after))
    .map(([id, text]) => ({ id, name: nameOf(text), verdict: removalOf(id, usage) }));
  const kept = removed.flatMap(({ id, name, verdict }) =>
    verdict.ended ? [] : { id, name, why: verdict.why },
  );
  return {
    ended: removed.filter(({ verdict }) => verdict.ended).map(({ id }) => id),
    problems: [...Map.groupBy(kept, ({ why }) => why)].map(([why, missing]) => {
      const files = [...new Set(missing.map(({ id }) => (isPersisted(id) ? OPERATIONS : NAMED_OPERATIONS)))];
      return `${operationList(missing, usage)}: shipped but missing. Restore in ${files.join(' and ')}: ${why}.`;
    }),
  };
}

function removalOf(id: string, usage: OperationReport | null): ReturnType<typeof endOf> {
  return isPersisted(id) ? endOf(usage, id) : { ended: false, why: 'operations with a name are a contract' };
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
