/** The client's current queries with matching variables, for tests of all of them. */
import { readFileSync, readdirSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLType,
  type OperationDefinitionNode,
} from 'graphql';
import { schema } from '../../graph/schema.ts';

export interface ShippedQuery {
  /** Id of the persisted operation. */
  id: string;
  name: string;
  text: string;
  operation: OperationDefinitionNode;
}

const generated = new URL('../../../client/relay/__generated__/', import.meta.url);

export function shippedQueries(): ShippedQuery[] {
  const texts = JSON.parse(
    readFileSync(new URL('../../../schema/operations.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  return readdirSync(generated)
    .filter((file) => file.endsWith('.graphql.ts'))
    .flatMap((file) => {
      const id = /"id": "(\w+)"/.exec(readFileSync(new URL(file, generated), 'utf8'))?.[1];
      const text = id === undefined ? undefined : texts[id];
      if (id === undefined || text === undefined) return [];
      const operation = parse(text).definitions.find((each) => each.kind === 'OperationDefinition');
      return operation?.operation === 'query'
        ? [{ id, name: operation.name?.value ?? file, text, operation }]
        : [];
    });
}

/** One value for each variable; `given` takes precedence by name. */
export function variablesOf(
  { operation }: ShippedQuery,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => {
      const name = variable.name.value;
      return [name, given[name] ?? exampleOf(typeFromAST(schema, type as never) as GraphQLInputType)];
    }),
  );
}

function exampleOf(type: GraphQLType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    return Object.fromEntries(
      Object.values(inner.getFields()).map((field) => [field.name, exampleOf(field.type)]),
    );
  }
  return { Int: 4, Float: 1, Boolean: true }[inner.name] ?? 'ski';
}
