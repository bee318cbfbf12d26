import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { isIntrospection, documentLimits, exceededDocumentLimit } from './documentLimits.rules.ts';

const passed = (text: string) => exceededDocumentLimit(parse(text));
const times = (count: number, text: (position: number) => string) =>
  Array.from({ length: count }, (_, position) => text(position)).join(' ');
const bomb = `{ ...f0 } ${times(30, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f30 on Query { a }`;

describe('a document is refused with the exceeded limit, its value, and the maximum', () => {
  const {
    depth,
    fields,
    rootFields,
    aliases,
    aliasesOfOneField,
    directives,
    listItems,
    operations,
    fragments,
  } = documentLimits;
  test.each<[string, string, object]>([
    [
      'too deep',
      `${'{ a '.repeat(depth + 1)}${'}'.repeat(depth + 1)}`,
      { limit: 'depth', value: depth + 1, most: depth },
    ],
    [
      'too deep through fragments',
      `{ ${'a { '.repeat(depth - 1)} ...f ${'} '.repeat(depth - 1)} } fragment f on T { b { c } }`,
      { limit: 'depth', value: depth + 1 },
    ],
    ['too many fields', `{ a { ${times(fields, (n) => `f${n}`)} } }`, { limit: 'fields', value: fields + 1 }],
    ['too many fields at the root', `{ ${times(rootFields + 1, (n) => `f${n}`)} }`, { limit: 'rootFields' }],
    [
      'too many fields at the root through a fragment',
      `{ ...f } fragment f on Query { ${times(rootFields + 1, (n) => `f${n}`)} }`,
      { limit: 'rootFields', value: rootFields + 1 },
    ],
    ['too many aliases', `{ a { ${times(aliases + 1, (n) => `a${n}: f${n}`)} } }`, { limit: 'aliases' }],
    [
      'too many aliases of one field',
      `{ a { ${times(aliasesOfOneField + 1, (n) => `a${n}: signIn`)} } }`,
      { limit: 'aliasesOfOneField', value: aliasesOfOneField + 1 },
    ],
    ['too many directives', `{ a ${times(directives + 1, () => '@x')} }`, { limit: 'directives' }],
    ['a list too long', `{ a(ids: [${times(listItems + 1, () => '1')}]) }`, { limit: 'listItems' }],
    [
      'a list too long in an object',
      `{ a(in: {b: [${times(listItems + 1, () => '1')}]}) }`,
      { limit: 'listItems' },
    ],
    ['too many operations', times(operations + 1, (n) => `query q${n} { a }`), { limit: 'operations' }],
    [
      'too many fragments',
      `{ a } ${times(fragments + 1, (n) => `fragment f${n} on T { a }`)}`,
      { limit: 'fragments' },
    ],
    ['a fragment doubled thirty times', bomb, { limit: 'fields', value: 2 ** 30 }],
  ])('%s', (_, text, refusal) => {
    expect(passed(text)).toMatchObject({ most: expect.any(Number), ...refusal });
  });

  test('a fragment that spreads itself is named, directly or indirectly', () => {
    expect(passed('{ ...a } fragment a on T { b { ...c } } fragment c on T { ...a }')).toEqual({
      cycle: 'a',
    });
    expect(passed('{ x } fragment a on T { ...a }')).toEqual({ cycle: 'a' });
  });

  test('counting time does not grow with nested fragment spreads', () => {
    const started = performance.now();
    passed(bomb);
    expect(performance.now() - started).toBeLessThan(50);
  });
});

test('a document at the limits is accepted', () => {
  const { depth } = documentLimits;
  expect(passed(`${'{ a '.repeat(depth)}${'}'.repeat(depth)}`)).toBeNull();
  expect(passed('{ a ...f ...missing } fragment f on T { b }')).toBeNull();
});

test.each<[string, boolean]>([
  ['{ __schema { types { name } } }', true],
  ['{ a ... { __type(name: "T") { name } } }', true],
  ['{ ...f } fragment f on Query { __schema { description } }', true],
  ['{ __typename a { __typename } }', false],
])('%s asks for the schema: %s', (text, asks) => {
  expect(isIntrospection(parse(text))).toBe(asks);
});
