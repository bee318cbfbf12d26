import { describe, expect, test } from 'vitest';
import { operationResult, refusalReason, type AnsweredOperation } from './operationResult.rules.ts';

const error = (code?: string) => ({ extensions: code === undefined ? {} : { code } });

describe('an operation', () => {
  test.each<[string, AnsweredOperation, string]>([
    ['with data is ok', { data: { a: 1 } }, 'ok'],
    ['with null data is ok', { data: { a: null } }, 'ok'],
    [
      'with partial data is degraded when a source failed',
      { data: { a: 1, b: null }, errors: [error('SOURCE_TIMEOUT')] },
      'degraded',
    ],
    ['without data is an error', { data: { a: null }, errors: [error('SOURCE_UNAVAILABLE')] }, 'error'],
    [
      'with an unexpected error is an error',
      { data: { a: 1 }, errors: [error('INTERNAL_SERVER_ERROR')] },
      'error',
    ],
    [
      'with invalid variables is refused',
      { data: { a: null }, errors: [error('BAD_USER_INPUT')] },
      'refused',
    ],
    ['that was not run is refused', { errors: [error('CSRF_TOKEN_REQUIRED')] }, 'refused'],
    ['that could not be parsed is refused', { errors: [error()] }, 'refused'],
  ])('%s', (_, answer, result) => expect(operationResult(answer, false)).toBe(result));

  test('with a failed source call is degraded', () => {
    expect(operationResult({ data: { a: 1 } }, true)).toBe('degraded');
    expect(operationResult({ data: { a: 1 }, errors: [error('INTERNAL_SERVER_ERROR')] }, true)).toBe('error');
  });
});

describe('a refusal', () => {
  test.each<[string, number, string[], boolean, string | null]>([
    ['none', 200, [], false, null],
    ['by the firewall', 403, [], true, 'blocked'],
    ['by the rate limit', 429, [], true, 'rate_limited'],
    ['by the cost limit', 400, ['QUERY_TOO_LARGE'], false, 'too_costly'],
    ['for a missing anti-forgery token', 403, ['CSRF_TOKEN_REQUIRED'], false, 'csrf'],
    ['for an unknown operation', 404, ['PERSISTED_QUERY_NOT_IN_LIST'], false, 'not_persisted'],
    ['for a cross-site request', 403, ['CROSS_SITE'], false, 'csrf'],
    ['for an ad-hoc query', 400, ['FREE_TEXT_REFUSED'], false, 'not_persisted'],
    ['for a missing bot token', 200, ['BOT_CHECK_REQUIRED'], false, 'bot'],
    ['for a refused bot token', 200, ['BOT_CHECK_FAILED'], false, 'bot'],
    ['for a body that is too long', 413, [], false, 'too_large'],
    ['by load shedding', 503, [], true, 'overload'],
    ['not for an idempotency key used twice', 422, ['IDEMPOTENCY_KEY_REUSED'], false, null],
    ['not when a page failed', 503, [], false, null],
    ['not when a source failed', 200, ['SOURCE_TIMEOUT'], false, null],
  ])('%s', (_, status, codes, isBeforeSession, reason) =>
    expect(refusalReason({ status, codes, isBeforeSession })).toBe(reason),
  );
});
