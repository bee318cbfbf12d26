import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { localeOfOperation, operationOf } from './inContext.ts';

test.each([
  ['a literal', 'query { a }', null],
  ['a literal locale', 'query @inContext(locale: "de-DE") { a }', 'de-de'],
  ['a variable', 'query Q($l: String!) @inContext(locale: $l) { a }', 'sv-se'],
  ['a default', 'query Q($m: String! = "ja-jp") @inContext(locale: $m) { a }', 'ja-jp'],
  ['a variable without value', 'query Q($n: String) @inContext(locale: $n) { a }', null],
])('takes the locale from %s', (_, text, expected) => {
  const operation = operationOf(parse(text), null);
  expect(operation && localeOfOperation(operation, { l: 'sv-SE' })).toBe(expected);
});

test('finds the operation by name', () => {
  const document = parse('query A @inContext(locale: "fr-fr") { a } query B { a }');
  expect(operationOf(document, 'A')?.name?.value).toBe('A');
  expect(operationOf(document, 'C')).toBeNull();
});
