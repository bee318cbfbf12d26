import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { OperationReport } from '../../edge/operationRecords/operationReport.ts';
import { brokenOperations, narrowedOperations, removedOperations } from './shippedOperations.ts';
import { testUsage } from './testUsage.ts';

const before =
  'type Query { product(uid: String!): Product } type Product { title: String! tagline: String }';
const operations = { abc: 'query Tile($uid: String!) { product(uid: $uid) { title tagline } }' };
const shipped = { operations, usage: null };

test('a schema that fits all shipped operations passes', () => {
  expect(brokenOperations(buildSchema(before), shipped)).toEqual([]);
});

test('removing a field used by a shipped operation is refused, with the operation’s name', () => {
  const after = buildSchema(before.replace('tagline: String', ''));
  const [problem] = brokenOperations(after, shipped);
  expect(problem).toBe('Cannot query field "tagline" on type "Product". Shipped in Tile.');
});

test('a new required argument is refused as well', () => {
  const after = buildSchema(before.replace('uid: String!', 'uid: String!, market: String!'));
  expect(brokenOperations(after, shipped)).toHaveLength(1);
});

test('a mistake that many operations share is one line, with those asked last', () => {
  const many = Object.fromEntries(
    Array.from({ length: 90 }, (_, number) => [
      `id${number}`,
      `query Q${number % 30} { product(uid: "a") { gone } }`,
    ]),
  );
  const usage = testUsage('2026-06-01', { id7: { lastAsked: { public: '2026-05-31' } } });
  expect(brokenOperations(buildSchema(before), { operations: many, usage })).toEqual([
    'Cannot query field "gone" on type "Product". Shipped in Q7 (3 versions; asked 2026-05-31 by the shop’s pages), ' +
      'Q0 (3 versions; never asked), Q1 (3 versions; never asked), Q10 (3 versions; never asked) and 26 more.',
  ]);
});

describe('a removed operation', () => {
  const id = 'a'.repeat(64);
  const text = operations.abc;
  const removed = (usage: OperationReport | null, name = id) =>
    removedOperations({ [name]: text }, { operations: {}, usage });

  test('is refused without a report', () => {
    expect(removed(null)).toEqual({
      ended: [],
      problems: [
        'Tile: shipped but missing. Restore in schema/operations.json: --usage <report> must show that nobody asks it.',
      ],
    });
  });

  test('is refused while a kept build sends it, and while it is asked', () => {
    const on = '2026-06-01';
    expect(removed(testUsage(on, { [id]: { builds: { b1: on } } })).problems[0]).toContain(
      'build b1 sends it',
    );
    expect(removed(testUsage(on, { [id]: { lastAsked: { public: '2026-05-20' } } })).problems[0]).toContain(
      'the shop’s pages asked it on 2026-05-20',
    );
  });

  test('is accepted after its end', () => {
    expect(removed(testUsage('2026-06-01', { [id]: {} }))).toEqual({ ended: [id], problems: [] });
  });

  test('with a name is refused always: it is a contract', () => {
    expect(removed(testUsage('2026-06-01', { GetErrorPage: {} }), 'GetErrorPage').problems).toEqual([
      'Tile (never asked): shipped but missing. Restore in schema/namedOperations.graphql: operations with a name are a contract.',
    ]);
  });

  test('that others outlive changes nothing for them', () => {
    expect(removedOperations(operations, { operations: { ...operations, def: '' }, usage: null })).toEqual({
      ended: [],
      problems: [],
    });
  });
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
