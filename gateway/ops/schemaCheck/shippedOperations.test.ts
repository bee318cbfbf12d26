import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { brokenOperations, narrowedOperations, removedOperations } from './shippedOperations.ts';

const before =
  'type Query { product(uid: String!): Product } type Product { title: String! tagline: String }';
const operations = { abc: 'query Tile($uid: String!) { product(uid: $uid) { title tagline } }' };

test('a schema that fits all shipped operations passes', () => {
  expect(brokenOperations(buildSchema(before), operations)).toEqual([]);
});

test('removing a field used by a shipped operation is refused, with the operation’s id and name', () => {
  const after = buildSchema(before.replace('tagline: String', ''));
  const [problem] = brokenOperations(after, operations);
  expect(problem).toContain('abc Tile');
  expect(problem).toContain('tagline');
});

test('a new required argument is refused as well', () => {
  const after = buildSchema(before.replace('uid: String!', 'uid: String!, market: String!'));
  expect(brokenOperations(after, operations)).toHaveLength(1);
});

test('a removed persisted operation is named', () => {
  expect(removedOperations(operations, {})).toEqual(['abc']);
  expect(removedOperations(operations, { ...operations, def: '' })).toEqual([]);
});

test.each([
  ['an added field', '{ title tagline url }', []],
  ['a removed field', '{ title }', ['Tile Tile: product.tagline was shipped but is missing']],
])('a named operation: %s', (_, fields, problems) => {
  const text = (selection: string) => `query Tile($uid: String!) { product(uid: $uid) ${selection} }`;
  expect(narrowedOperations({ Tile: text('{ title tagline }') }, { Tile: text(fields) })).toEqual(problems);
});

test('a variable that was removed or changed its type is named', () => {
  const after = { abc: 'query Tile($id: ID!, $uid: ID!) { product(uid: $uid) { title tagline } }' };
  expect(narrowedOperations(operations, after)).toEqual([
    'abc Tile: $uid: String! was shipped but is missing',
  ]);
});
