/** The text of the schema, sorted, with descriptions: `schema/schema.graphql`, and what the reference hands out. */
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** Deterministic, whatever order the schema's files were loaded in. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
