/** The operations of catalogue.md 7.4, which clients request by name: `schema/namedOperations.graphql`. */
import { Kind, parse, print } from 'graphql';

/** Operation texts by id, as in `schema/operations.json`. */
export type PersistedTexts = Readonly<Record<string, string>>;

/** Path relative to the project root. */
export const NAMED_OPERATIONS = 'schema/namedOperations.graphql';

/**
 * Operation texts by name.
 * @param source content of the file; operations must not share fragments.
 */
export function namedOperations(source: string): PersistedTexts {
  const { definitions } = parse(source, { noLocation: true });
  return Object.fromEntries(
    definitions.map((definition) => {
      const name = definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;
      if (name === undefined) throw new Error(`${NAMED_OPERATIONS} may contain only named operations.`);
      return [name, print({ kind: Kind.DOCUMENT, definitions: [definition] })];
    }),
  );
}
