import { expect, test } from 'vitest';
import { canonicalData } from './canonicalData.rules.ts';

test('extensions and key order are ignored', () => {
  expect(canonicalData('{"data":{"c":2,"a":1},"extensions":{"b":2}}')).toBe('{"a":1,"c":2}');
});

test.each(['{"data":{"a":null},"errors":[]}', '{"data":null}', '{"errors":[{"message":"no"}]}'])(
  '%s is no answer',
  (body) => {
    expect(() => canonicalData(body)).toThrow('not an answer');
  },
);
