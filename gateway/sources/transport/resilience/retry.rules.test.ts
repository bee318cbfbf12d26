import { describe, expect, test } from 'vitest';
import { SourceError } from '../errors.ts';
import type { SourceErrorCode } from '../sourceNames.ts';
import { isRetryable, retryAfterMs } from './retry.rules.ts';

const at = { source: 'delivery', call: 'getEntries' } as const;
const failed = (code: SourceErrorCode, more = {}): SourceError => new SourceError(code, at, 'failed', more);

describe('a retry', () => {
  test.each([
    ['on 408, as the content client', failed('SOURCE_UNAVAILABLE', { status: 408 }), true],
    ['on 429, as the content client', failed('SOURCE_UNAVAILABLE', { status: 429 }), true],
    ['not on 500, which is not listed', failed('SOURCE_UNAVAILABLE', { status: 500 }), false],
    ['not on wrong credentials', failed('SOURCE_MISCONFIGURED', { status: 412 }), false],
    ['not for a malformed answer', failed('SOURCE_MALFORMED', { status: 200 }), false],
    ['not for an aborted request', failed('REQUEST_ABORTED'), false],
    ['for a broken connection', failed('SOURCE_UNAVAILABLE', { cause: new Error('reset') }), true],
    ['not while the circuit is open', failed('SOURCE_UNAVAILABLE'), false],
    ['for a timeout', failed('SOURCE_TIMEOUT', { cause: new Error('aborted') }), true],
  ])('%s', (_, error, expected) => {
    expect(isRetryable(error, [408, 429])).toBe(expected);
  });
});

describe('the delay that an upstream asks for', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  test.each([
    ['seconds', { 'retry-after': '2' }, 2_000],
    ['a date', { 'retry-after': 'Fri, 20 Nov 2026 12:00:05 GMT' }, 5_000],
    ['milliseconds until the rate limit resets', { 'x-rate-limit-time-reset-ms': '800' }, 800],
    ['the longer of two', { 'x-retry-after': '1', 'x-rate-limit-time-reset-ms': '1500' }, 1_500],
    ['none', {}, null],
    ['a date in the past is none', { 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' }, null],
  ])('%s', (_, headers, expected) => {
    expect(retryAfterMs({ headers }, now)).toBe(expected);
  });
});
