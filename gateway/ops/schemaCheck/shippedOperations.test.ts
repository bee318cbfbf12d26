import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { brokenOperations, narrowedOperations, removedOperations } from './shippedOperations.ts';

const before =
  'type Query { product(handle: String!): Product } type Product { title: String! tagline: String }';
const operations = { abc: 'query Tile($handle: String!) { product(handle: $handle) { title tagline } }' };

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
  const after = buildSchema(before.replace('handle: String!', 'handle: String!, market: String!'));
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
  const text = (selection: string) =>
    `query Tile($handle: String!) { product(handle: $handle) ${selection} }`;
  expect(narrowedOperations({ Tile: text('{ title tagline }') }, { Tile: text(fields) })).toEqual(problems);
});

test('a variable that was removed or changed its type is named', () => {
  const after = { abc: 'query Tile($id: ID!, $handle: ID!) { product(handle: $handle) { title tagline } }' };
  expect(narrowedOperations(operations, after)).toEqual([
    'abc Tile: $handle: String! was shipped but is missing',
  ]);
});
