/** The shown cost of every field equals what the cost check counts. */
import { readFileSync } from 'node:fs';
import {
  getNamedType,
  getNullableType,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { joinNodeId } from '../../graph/nodeId.ts';
import { queryCost } from '../../graph/queryCost.ts';
import { READING_POINTS } from '../graphql/operationCost.ts';
import { schema } from '../../graph/schema.ts';
import type { Field } from './elements.ts';
import { fieldCost } from './fieldCost.ts';

const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__')
    ? Object.values(type.getFields()).map((field) => ({ type, field }))
    : [],
);
const MANY = 1_000;

/** A value as GraphQL text, with lists of this length. */
function valueText(type: GraphQLInputType, length = 1): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return `[${`${valueText(nullable.ofType)} `.repeat(length)}]`;
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name ?? '';
  if (isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
    return `{ ${required.map(({ name, type }) => `${name}: ${valueText(type)}`).join(', ')} }`;
  }
  if (nullable.name === 'Int' || nullable.name === 'Float') return String(length);
  if (nullable.name === 'Boolean') return 'true';
  return `"${nullable.name === 'ID' ? joinNodeId('Thing', '1') : '2026-01-01T00:00:00Z'}"`;
}

/** @param tried an argument that is given so many, of items or in number. */
function counted(
  type: GraphQLObjectType,
  field: Field,
  tried?: string,
  length = 1,
): [own: number, times: number] {
  const values = field.args
    .filter((arg) => arg.name === tried || isRequiredArgument(arg))
    .map(({ name, type }) => `${name}: ${valueText(type, name === tried ? length : 1)}`);
  const call = `${field.name}${values.length === 0 ? '' : `(${values.join(', ')})`}`;
  // The type as the root of a schema of its own.
  const own = new GraphQLSchema({ query: type });
  const cost = (selection: string): number =>
    queryCost(own, parse(`{ ${call} ${selection} }`), null, {}).complexity;
  if (isLeafType(getNamedType(field.type))) return [cost(''), 1];
  const [one, two] = [cost('{ __typename }'), cost('{ a: __typename b: __typename }')];
  return [one - (two - one), two - one];
}

describe('a field’s cost', () => {
  test('is what the check counts, for every field of every type', () => {
    const wrong = fields.flatMap(({ type, field }) => {
      const { points, times } = fieldCost(field);
      const [own, inside] = counted(type, field);
      const isLeaf = isLeafType(getNamedType(field.type));
      return points === own && (isLeaf || times === inside)
        ? []
        : [`${type.name}.${field.name}: ${points} + ${times}, counted ${own} + ${inside}`];
    });
    expect(wrong).toEqual([]);
    expect(fields.length).toBeGreaterThan(500);
  });

  test('names every argument that changes it, with the most that it leads to', () => {
    const wrong = fields.flatMap(({ type, field }) => {
      if (isLeafType(getNamedType(field.type))) return [];
      const { times, follows } = fieldCost(field);
      const changing = field.args.flatMap(({ name }) => {
        const [[, few], [, most]] = [counted(type, field, name, 1), counted(type, field, name, MANY)];
        return few === times && most === times ? [] : [{ argument: name, most }];
      });
      return JSON.stringify(follows) === JSON.stringify(changing)
        ? []
        : [`${type.name}.${field.name}: ${JSON.stringify(follows)}, counted ${JSON.stringify(changing)}`];
    });
    expect(wrong).toEqual([]);
    expect(fields.filter(({ field }) => fieldCost(field).follows.length > 0).length).toBeGreaterThan(5);
  });
});

test('the guide sums up its example as the check does', () => {
  const guide = readFileSync(new URL('../../../schema/README.md', import.meta.url), 'utf8');
  const [, block = ''] = /```text\n(products\(first: 100\)[\s\S]*?)```/.exec(guide) ?? [];
  const query = block.replaceAll(/ {2,}\d.*$/gm, '');
  const { complexity } = queryCost(schema, parse(`{ ${query} }`), null, {});
  expect(guide).toContain(`= ${complexity} points`);
  expect(guide).toContain(`says ${complexity + READING_POINTS}`);
});
