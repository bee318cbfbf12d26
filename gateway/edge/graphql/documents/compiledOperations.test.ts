/**
 * Compiled operations give the same results as graphql-js: data, nulls, errors with paths, and messages for invalid
 * variables.
 */
import { buildSchema, execute, GraphQLError, parse, type ExecutionResult } from 'graphql';
import { describe, expect, test } from 'vitest';
import { CompiledOperations } from './compiledOperations.ts';

const schema = buildSchema(`
  type Query { ski(uid: String!, first: Int = 2): Ski, skis: [Ski!], rent(rental: Rental!): Int }
  input Rental { uid: String!, days: Int! = 3 }
  type Ski { uid: String!, weight: Int!, pair: Ski, price: Float }
`);
const ski = (uid: string) => ({
  uid,
  weight: () => {
    if (uid === 'lost') throw new GraphQLError('Nobody weighed it.', { extensions: { code: 'LOST' } });
    return 1_400;
  },
  price: async () => 599.5,
  pair: async () => (uid === 'ropeway' ? null : ski('ropeway')),
});
const fields = schema.getQueryType()?.getFields();
if (fields?.['ski']) fields['ski'].resolve = (_root, { uid }: { uid: string }) => ski(uid);
if (fields?.['skis']) fields['skis'].resolve = () => [ski('lodestar'), ski('lost')];
if (fields?.['rent'])
  fields['rent'].resolve = (_root, { rental }: { rental: { days: number } }) => rental.days;
for (const field of Object.values(
  (schema.getType('Ski') as { getFields(): object } | undefined)?.getFields() ?? {},
))
  (field as { resolve?: unknown }).resolve = (
    source: Record<string, unknown>,
    _: unknown,
    _ctx: unknown,
    info: { fieldName: string },
  ) => {
    const value = source[info.fieldName];
    return typeof value === 'function' ? (value as () => unknown)() : value;
  };

const cases: [row: string, text: string, variables: Record<string, unknown>][] = [
  ['data, including promises', '{ ski(uid: "lodestar") { uid price pair { uid pair { uid } } } }', {}],
  ['an error nulls the nearest nullable parent', '{ ski(uid: "lost") { uid weight } }', {}],
  ['only that parent', '{ skis { weight } ski(uid: "lodestar") { weight } }', {}],
  [
    'skipped fields',
    'query ($a: Boolean!) { ski(uid: "x") { uid @skip(if: $a) price @include(if: $a) } }',
    { a: true },
  ],
  [
    'skipped spreads',
    'query ($a: Boolean!) { ski(uid: "x") { ...F @include(if: $a) uid } } fragment F on Ski { price pair { price } }',
    { a: false },
  ],
  [
    'a field selected inside and outside of a skipped spread',
    'query ($a: Boolean!) { ski(uid: "x") { ...F @skip(if: $a) price } } fragment F on Ski { price uid }',
    { a: true },
  ],
  ['aliases and type names', '{ a: ski(uid: "a") { __typename id: uid } b: ski(uid: "b") { uid } }', {}],
  ['variables with defaults', 'query ($uid: String = "late") { ski(uid: $uid) { uid } }', {}],
  [
    'a required input field that is left to its default',
    'query ($rental: Rental!) { rent(rental: $rental) }',
    { rental: { uid: 'lodestar' } },
  ],
  ['a missing variable', 'query ($uid: String!) { ski(uid: $uid) { uid } }', {}],
  ['a variable of the wrong type', 'query ($uid: String!) { ski(uid: $uid) { uid } }', { uid: { no: 1 } }],
];

const plain = (result: ExecutionResult) => ({
  data: result.data ?? null,
  errors: result.errors?.map(({ message, path, extensions }) => ({ message, path, extensions })),
});

describe.each(cases)('%s', (_row, text, variables) => {
  test.each([
    ['shipped', true, 1],
    ['an ad-hoc query, repeated', false, 2],
  ])('%s', async (_, isShipped, times) => {
    const document = parse(text);
    const contextValue = {};
    const operations = new CompiledOperations(schema);
    if (isShipped) operations.add(document);
    const running = { contextValue, variableValues: variables, hideSuggestions: false };
    let result: ExecutionResult = {};
    for (let turn = 0; turn < times; turn += 1) result = await operations.run(document, running);
    const expected = await execute({ schema, document, contextValue, variableValues: variables });
    expect(plain(result)).toEqual(plain(expected));
  });
});

test('an operation in a document with several runs by name', async () => {
  const document = parse('query A { ski(uid: "a") { uid } } query B { ski(uid: "b") { uid } }');
  const operations = new CompiledOperations(schema);
  operations.add(document);
  const run = (operationName: string) =>
    operations.run(document, { operationName, contextValue: {}, variableValues: {}, hideSuggestions: false });
  expect(await run('B')).toMatchObject({ data: { ski: { uid: 'b' } } });
  expect(await run('A')).toMatchObject({ data: { ski: { uid: 'a' } } });
});

test('operations compiled by one gateway are reused by the next one in the process', async () => {
  const document = parse('{ ski(uid: "a") { uid } }');
  await new CompiledOperations(schema).prepare([document]);
  const operations = new CompiledOperations(schema);
  operations.add(document);
  expect(
    await operations.run(document, { contextValue: {}, variableValues: {}, hideSuggestions: false }),
  ).toMatchObject({ data: { ski: { uid: 'a' } } });
});
