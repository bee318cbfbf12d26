/** Lists in pages have one shape, named by what they list. */
import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

function typesEnding(suffix: string): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.endsWith(suffix));
}

function typeOf(type: GraphQLObjectType, field: string): GraphQLOutputType | null {
  return type.getFields()[field]?.type ?? null;
}

const isPaged = (type: GraphQLObjectType) => 'pageInfo' in type.getFields();
const connections = typesEnding('').filter(isPaged);

test('every connection is named by its node, its edges likewise', () => {
  expect(connections.length).toBeGreaterThan(5);
  const edges = typesEnding('Edge');
  for (const connection of connections) {
    const list = typeOf(connection, 'edges');
    const edge = edges.find((one) => list && getNamedType(list) === one);
    const node = edge ? typeOf(edge, 'node') : null;
    const name = node ? getNamedType(node).name : 'no node';
    expect([connection.name, edge?.name]).toEqual([`${name}Connection`, `${name}Edge`]);
  }
  expect(typesEnding('Connection').filter((type) => !isPaged(type))).toEqual([]);
});

/** A log has no end to count to. */
const uncounted = new Set(['ProductChangeConnection']);

test.each(connections.map((connection) => [connection.name, connection] as const))(
  '%s has edges and pageInfo, a totalCount unless it is a log, and each edge a cursor and a node',
  (name, connection) => {
    const list = typeOf(connection, 'edges');
    expect(String(list)).toMatch(/^\[\w+Edge!\]!$/);
    expect(String(typeOf(connection, 'totalCount'))).toBe(uncounted.has(name) ? 'null' : 'Int!');
    expect(String(typeOf(connection, 'pageInfo'))).toBe('PageInfo!');
    expect(isNonNullType(list) && isListType(list.ofType)).toBe(true);
    const edge = typesEnding('Edge').find((one) => list && getNamedType(list) === one);
    expect(edge && String(typeOf(edge, 'cursor'))).toBe('String!');
    expect(edge && String(typeOf(edge, 'node'))).toMatch(/!$/);
  },
);
