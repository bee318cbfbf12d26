import { describe, expect, test } from 'vitest';
import type { SourceErrorCode, SourceName } from '../sourceNames.ts';
import {
  codeOfStatus,
  doubtEndsMs,
  doubtMs,
  isBad,
  isBelieved,
  isDeclared,
  isOutage,
  saysNothing,
} from './illness.ts';

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
  ])('of %s with %j counts: %s', (source, body, counts) => {
    expect(isDeclared(call(source), 404, body)).toBe(counts);
    expect(isDeclared(call(source), 410, body)).toBe(false);
  });

  test('may have to say just that', () => {
    const missing = {
      ...call('delivery'),
      confirms: (body: unknown) => (body as { error_code: number }).error_code === 141,
    };
    expect(isDeclared(missing, 404, { error_message: 'not found', error_code: 141 })).toBe(true);
    expect(isDeclared(missing, 404, { error_message: 'bad query', error_code: 999 })).toBe(false);
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
  expect(codeOfStatus(status)).toBe(code);
});

test.each<[SourceErrorCode, boolean, boolean]>([
  ['SOURCE_TIMEOUT', true, true],
  ['SOURCE_UNAVAILABLE', true, true],
  ['SOURCE_MALFORMED', true, true],
  ['SOURCE_REFUSED', true, false],
  ['SOURCE_MISCONFIGURED', true, false],
  ['REQUEST_ABORTED', false, false],
])('%s is an outage of a read: %s, of a write: %s', (code, read, write) => {
  expect([isOutage(code, true), isOutage(code, false)]).toEqual([read, write]);
});

test('a limit on somebody’s writes opens no circuit', () => {
  expect(isBad('SOURCE_UNAVAILABLE', 429, false)).toBe(false);
  expect(isBad('SOURCE_UNAVAILABLE', 429, true)).toBe(true);
  expect(isBad('SOURCE_UNAVAILABLE', 503, false)).toBe(true);
});

test.each([
  [null, true],
  [[], true],
  [{ items: [], pagination: {} }, true],
  [{ entries: [], count: 0 }, true],
  [[1], false],
  [{ items: [1] }, false],
  [{}, false],
  [0, false],
  ['', false],
])('%j says nothing: %s', (value, nothing) => {
  expect(saysNothing(value)).toBe(nothing);
});

test.each([
  [null, false],
  [0, false],
  [doubtMs - 1, false],
  [doubtMs, true],
  [doubtEndsMs, true],
  [doubtEndsMs + 1, false],
])('what was doubted %s ms ago is believed: %s', (ago, believed) => {
  const now = 1_000_000;
  expect(isBelieved(ago === null ? null : now - ago, now)).toBe(believed);
});
