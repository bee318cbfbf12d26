/** Every root field and node type is in the tables of scopes. */
import { isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../graph/schema.ts';
import { mutationAccess, queryAccess, typeAccess } from './scopes.rules.ts';

const fieldsOf = (type: ReturnType<typeof schema.getQueryType>): string[] =>
  Object.keys(type?.getFields() ?? {}).toSorted();

test('every field of Query has a scope, and no scope names a removed field', () => {
  expect(Object.keys(queryAccess).toSorted()).toEqual(fieldsOf(schema.getQueryType()));
});

test('every field of Mutation has a scope, and no scope names a removed field', () => {
  expect(Object.keys(mutationAccess).toSorted()).toEqual(fieldsOf(schema.getMutationType()));
});

test('every node type has a scope, and no scope names a removed type', () => {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) throw new Error('the schema has no Node');
  const types = schema.getPossibleTypes(node).map(({ name }) => name);
  expect(types.length).toBeGreaterThan(10);
  expect(Object.keys(typeAccess).toSorted()).toEqual(types.toSorted());
});

test('data of one customer or cart is reachable only through types closed to partners', () => {
  const closed = Object.keys(typeAccess).filter((name) => typeAccess[name] === 'shop only');
  expect(closed).toEqual(['Cart', 'CartLine', 'Customer', 'CustomerAddress', 'Order']);
  for (const name of closed) expect(isObjectType(schema.getType(name)), name).toBe(true);
});
