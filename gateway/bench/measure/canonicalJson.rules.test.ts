import { expect, test } from 'vitest';
import { canonicalData, canonicalJson } from './canonicalJson.rules.ts';

test('the order of keys does not matter, the order of lists does', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 2 })).toBe('{"a":2,"b":[{"c":null,"d":1}]}');
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
});

test('extensions are not compared', () => {
  expect(canonicalData('{"data":{"a":1},"extensions":{"b":2}}')).toBe('{"a":1}');
});

test.each(['{"data":{"a":null},"errors":[]}', '{"data":null}', '{"errors":[{"message":"no"}]}'])(
  '%s is no answer',
  (body) => {
    expect(() => canonicalData(body)).toThrow('not an answer');
  },
);
