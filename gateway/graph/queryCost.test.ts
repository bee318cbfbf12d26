/** Query limits: they account for variables, check every operation, and admit all shipped operations. */
import { readFile } from 'node:fs/promises';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  parse,
  typeFromAST,
  type DocumentNode,
  type GraphQLType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { joinNodeId } from './nodeId.ts';
import { costLimits, queryCost, refuseCostly } from './queryCost.ts';
import { schema } from './schema.ts';

const cost = (text: string, variables = {}, name: string | null = null) =>
  queryCost(schema, parse(text), name, variables);
const tiles = `category(handle: "skis") { products(first: $n) { edges { node { title } } } }`;

describe('the limits', () => {
  test('see variables', () => {
    const text = `query ($n: Int) { ${tiles} }`;
    expect(cost(text, { n: 80 }).complexity).toBeGreaterThan(4 * cost(text, { n: 10 }).complexity);
  });

  test('check the executed operation, not the first one of the document', () => {
    const text = `query Cheap { market { locale } } query Dear { category(handle: "skis") { products(first: 100) { edges { node { title } } } } }`;
    expect(cost(text, {}, 'Dear').complexity).toBeGreaterThan(20 * cost(text, {}, 'Cheap').complexity);
  });

  test('refuse nested lists and report the cost', () => {
    const text = `{ category(handle: "skis") { products(first: 100) { edges { node { related(first: 24) { variants { image { rendition(size: TILE) { sources { srcSet } } } } } } } } } }`;
    expect(() => refuseCostly(schema, parse(text), null, {})).toThrow(/too large: complexity \d+ of 65000/);
  });

  test('refuse deep queries', () => {
    const deep = 'children { '.repeat(20) + 'title' + ' }'.repeat(20);
    expect(() => refuseCostly(schema, parse(`{ category(handle: "skis") { ${deep} } }`), null, {})).toThrow(
      /depth 22 of 16/,
    );
  });

  test('allow GraphiQL’s introspection', () => {
    expect(() =>
      refuseCostly(
        schema,
        parse(`{ __schema { types { fields { type { ofType { ofType { name } } } } } } }`),
        null,
        {},
      ),
    ).not.toThrow();
  });
});

/** Worst-case variables: the longest lists a client requests. */
function mostExpensive(document: DocumentNode): Record<string, unknown> {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      mostExpensiveValue(typeFromAST(schema, type)),
    ]),
  );
}

function mostExpensiveValue(type: GraphQLType | undefined): unknown {
  const named = type && getNamedType(type);
  if (String(type).startsWith('[')) return [];
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) {
    return Object.fromEntries(
      Object.values(named.getFields()).map((field) => [field.name, mostExpensiveValue(field.type)]),
    );
  }
  const values: Record<string, unknown> = {
    Int: 96,
    Float: 1,
    Boolean: true,
    ID: joinNodeId('Category', 'en-us/skis'),
  };
  return values[named?.name ?? ''] ?? 'en-us';
}

describe('shipped operations', async () => {
  const file = await readFile(new URL('../../schema/operations.json', import.meta.url), 'utf8');
  const queries = Object.values(JSON.parse(file) as Record<string, string>)
    .filter((text) => text.startsWith('query'))
    .map((text) => [/query (\w+)/.exec(text)?.[1] ?? '', text] as const);

  // Fields selected by several fragments are counted for each, though they are resolved once.
  test.each(queries)('%s stays well below the limits', (_name, text) => {
    const document = parse(text);
    const { complexity, depth, breadth } = queryCost(schema, document, null, mostExpensive(document));
    expect(complexity).toBeLessThan(costLimits.complexity * 0.75);
    expect(depth).toBeLessThan(costLimits.depth);
    expect(breadth).toBeLessThan(costLimits.breadth * 0.75);
  });
});
