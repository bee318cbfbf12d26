import { expect, test } from 'vitest';
import { canonicalJson } from './canonicalJson.rules.ts';

test.each([
  ['fields in another order', { locale: 'en-us', handle: 'a' }, { handle: 'a', locale: 'en-us' }],
  ['nested fields', { input: { a: 1, b: { d: 2, c: 3 } } }, { input: { b: { c: 3, d: 2 }, a: 1 } }],
  ['fields in a list', { all: [{ a: 1, b: 2 }] }, { all: [{ b: 2, a: 1 }] }],
  ['fields without a value', { a: 1, b: undefined }, { a: 1 }],
])('%s name the same', (_, one, other) => {
  expect(canonicalJson(one)).toBe(canonicalJson(other));
});

test.each([
  ['lists in another order', { all: [1, 2] }, { all: [2, 1] }],
  ['a number and its text', { first: 4 }, { first: '4' }],
  ['null and absence', { color: null }, {}],
  ['a list and an object with its indices', { a: ['x'] }, { a: { 0: 'x' } }],
  ['a string that looks like several', { a: '1","b":"2' }, { a: '1', b: '2' }],
])('%s name something else', (_, one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other));
});
