/** Deprecations in the schema, and their announcement in the partners' guide. */
import { readFileSync } from 'node:fs';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType } from 'graphql';
import { expect, test } from 'vitest';
import { givesEnoughNotice, readDeprecation } from './deprecation.rules.ts';
import { schema } from '../../graph/schema.ts';

interface Part {
  coordinate: string;
  deprecationReason?: string | null | undefined;
}

function partsOf(type: GraphQLNamedType): Part[] {
  const parts: Part[] = [];
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      parts.push({ coordinate, deprecationReason: field.deprecationReason });
      for (const arg of 'args' in field ? field.args : [])
        parts.push({ coordinate: `${coordinate}(${arg.name}:)`, deprecationReason: arg.deprecationReason });
    }
  }
  if (isEnumType(type)) {
    for (const { name, deprecationReason } of type.getValues())
      parts.push({ coordinate: `${type.name}.${name}`, deprecationReason });
  }
  return parts;
}

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const parts = types.flatMap(partsOf);
const reasons = new Map(
  parts.flatMap(({ coordinate, deprecationReason: reason }) =>
    typeof reason === 'string' ? [[coordinate, reason] as const] : [],
  ),
);
const standing = new Set([
  ...types.map(({ name }) => name),
  ...parts.flatMap(({ coordinate }) => (reasons.has(coordinate) ? [] : [coordinate])),
]);
/** Rows of the guide's deprecation table: coordinate, announced, removed, replacement. */
const announced = new Map(
  [
    ...readFileSync(new URL('../../../schema/README.md', import.meta.url), 'utf8').matchAll(
      /^\| `([^`]+)` +\| (\d{4}-\d\d-\d\d) +\| (\d{4}-\d\d-\d\d) +\| `([^`]+)` +\|$/gm,
    ),
  ].map(([, what = '', on = '', after = '', use = '']) => [what, { on, after, use }] as const),
);

test('every deprecated part of the schema names its removal date and replacement', () => {
  expect(reasons.size).toBeGreaterThan(0);
  const silent = [...reasons].filter(([, reason]) => readDeprecation(reason) === null);
  expect(silent).toEqual([]);
});

test('replacements exist and are not deprecated', () => {
  for (const [coordinate, reason] of reasons)
    expect(standing, coordinate).toContain(readDeprecation(reason)?.replacement);
});

test('the guide lists exactly these, with the same date and replacement, three months ahead', () => {
  expect([...announced.keys()].toSorted()).toEqual([...reasons.keys()].toSorted());
  for (const [coordinate, reason] of reasons) {
    const row = announced.get(coordinate);
    expect(row, coordinate).toMatchObject({
      after: readDeprecation(reason)?.removedAfter,
      use: readDeprecation(reason)?.replacement,
    });
    expect(row && givesEnoughNotice(row.on, row.after), coordinate).toBe(true);
  }
});
