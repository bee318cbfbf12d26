import { describe, expect, test } from 'vitest';
import type { SourceErrorCode, SourceName } from '../sourceNames.ts';
import { codeForStatus, countsAgainstCircuit, isDeclaredStatus, isOutage } from './sourceHealth.ts';

describe('a declared status', () => {
  const call = (source: SourceName) => ({ source, idempotent: true, statuses: { 404: null } });
  test.each<[SourceName, unknown, boolean]>([
    ['commerce', { status: 404, title: 'Not found', type: 'https://developer.example' }, true],
    ['commerce', [{ status: 404, message: 'The requested resource was not found.' }], true],
    ['commerce', { message: 'no Route matched with those values' }, false],
    ['commerce', null, false],
    ['commerce', [], false],
    ['delivery', { error_message: 'Asset was not found.', error_code: 145, errors: {} }, true],
    ['delivery', { status: 404, title: 'Not found' }, false],
    ['engine', { errors: ['Could not find engine.'] }, true],
    ['engine', { error: 'alias [shop] missing', status: 404 }, true],
    ['engine', { error: { reason: 'no such index' }, status: 404 }, true],
    ['engine', { errors: [] }, false],
    ['imagery', { status: 'error', errorMsg: 'Failed to get image' }, true],
    ['imagery', '404', false],
    ['spend', { status: 404, title: 'No such region' }, true],
    ['botcheck', { status: 404, title: 'Not found' }, false],
  ])('of %s with body %j is an answer: %s', (source, body, counts) => {
    expect(isDeclaredStatus(call(source), 404, body)).toBe(counts);
    expect(isDeclaredStatus(call(source), 410, body)).toBe(false);
  });

  test('may need a confirming body', () => {
    const missing = {
      ...call('delivery'),
      confirms: (body: unknown) => (body as { error_code: number }).error_code === 141,
    };
    expect(isDeclaredStatus(missing, 404, { error_message: 'not found', error_code: 141 })).toBe(true);
    expect(isDeclaredStatus(missing, 404, { error_message: 'bad query', error_code: 999 })).toBe(false);
  });
});

test.each([
  [302, 'SOURCE_REFUSED'],
  [400, 'SOURCE_REFUSED'],
  [401, 'SOURCE_MISCONFIGURED'],
  [403, 'SOURCE_MISCONFIGURED'],
  [404, 'SOURCE_REFUSED'],
  [408, 'SOURCE_UNAVAILABLE'],
  [412, 'SOURCE_MISCONFIGURED'],
  [429, 'SOURCE_UNAVAILABLE'],
  [503, 'SOURCE_UNAVAILABLE'],
])('status %d is %s', (status, code) => {
  expect(codeForStatus(status)).toBe(code);
});

test.each<[SourceErrorCode, boolean, boolean]>([
  ['SOURCE_TIMEOUT', true, true],
  ['SOURCE_UNAVAILABLE', true, true],
  ['SOURCE_MALFORMED', true, true],
  ['SOURCE_REFUSED', true, false],
  ['SOURCE_MISCONFIGURED', true, false],
  ['REQUEST_ABORTED', false, false],
])('%s is an outage for a read: %s, for a write: %s', (code, read, write) => {
  expect([isOutage(code, true), isOutage(code, false)]).toEqual([read, write]);
});

test('a rate limit on writes does not count against the circuit', () => {
  expect(countsAgainstCircuit('SOURCE_UNAVAILABLE', 429, false)).toBe(false);
  expect(countsAgainstCircuit('SOURCE_UNAVAILABLE', 429, true)).toBe(true);
  expect(countsAgainstCircuit('SOURCE_UNAVAILABLE', 503, false)).toBe(true);
});
