/** The operations of catalogue.md 7.4, which clients know by their names: `schema/namedOperations.graphql`. */
import { Kind, parse, print } from 'graphql';
import type { PersistedTexts } from './schemaCheck/operationUsage.ts';

/** Where the file stands below the project's root. */
export const NAMED_OPERATIONS = 'schema/namedOperations.graphql';

/**
 * The text of each operation by its name.
 * @param source of the file: operations that share no fragments.
 */
export function namedOperations(source: string): PersistedTexts {
  const { definitions } = parse(source, { noLocation: true });
  return Object.fromEntries(
    definitions.map((definition) => {
      const name = definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;
      if (name === undefined) throw new Error(`${NAMED_OPERATIONS} holds operations with names only.`);
      return [name, print({ kind: Kind.DOCUMENT, definitions: [definition] })];
    }),
  );
}
