/** The deprecated elements of a schema that a document uses. */
import { print, type DocumentNode, type GraphQLSchema } from 'graphql';
import { operationUsage } from './operationUsage.ts';
import { schemaElements } from './schemaElements.ts';

/** Each document is read once. */
export function deprecatedUse(schema: GraphQLSchema): (document: DocumentNode) => readonly string[] {
  const deprecated = [...schemaElements(schema)].flatMap(([coordinate, { deprecationReason }]) =>
    deprecationReason === null ? [] : [coordinate],
  );
  const known = new WeakMap<DocumentNode, readonly string[]>();
  return (document) => {
    const used = known.get(document) ?? usedBy(document);
    known.set(document, used);
    return used;
  };

  function usedBy(document: DocumentNode): readonly string[] {
    if (deprecated.length === 0) return [];
    const { coordinates } = operationUsage(schema, '', print(document));
    return deprecated.filter((coordinate) => coordinates.has(coordinate));
  }
}
