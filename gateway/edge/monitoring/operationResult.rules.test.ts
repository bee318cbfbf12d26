import { describe, expect, test } from 'vitest';
import { operationResult, refusalReason, type AnsweredOperation } from './operationResult.rules.ts';

const error = (code?: string) => ({ extensions: code === undefined ? {} : { code } });

describe('an operation', () => {
  test.each<[string, AnsweredOperation, string]>([
    ['with an answer is ok', { data: { a: 1 } }, 'ok'],
    ['whose answer holds nothing is ok', { data: { a: null } }, 'ok'],
    [
      'with the rest of an answer is degraded when a source failed',
      { data: { a: 1, b: null }, errors: [error('SOURCE_TIMEOUT')] },
      'degraded',
    ],
    [
      'of which nothing is left is an error',
      { data: { a: null }, errors: [error('SOURCE_UNAVAILABLE')] },
      'error',
    ],
    [
      'that the gateway broke is an error',
      { data: { a: 1 }, errors: [error('INTERNAL_SERVER_ERROR')] },
      'error',
    ],
    [
      'that was asked wrongly is refused',
      { data: { a: null }, errors: [error('BAD_USER_INPUT')] },
      'refused',
    ],
    ['that was never run is refused', { errors: [error('CSRF_TOKEN_REQUIRED')] }, 'refused'],
    ['that could not be read is refused', { errors: [error()] }, 'refused'],
  ])('%s', (_, answer, result) => expect(operationResult(answer, false)).toBe(result));

  test('with a failed source call is degraded', () => {
    expect(operationResult({ data: { a: 1 } }, true)).toBe('degraded');
    expect(operationResult({ data: { a: 1 }, errors: [error('INTERNAL_SERVER_ERROR')] }, true)).toBe('error');
  });
});

describe('a refusal', () => {
  test.each<[string, number, string[], boolean, string | null]>([
    ['not at all', 200, [], false, null],
    ['at the firewall', 403, [], true, 'blocked'],
    ['for asking too often', 429, [], true, 'rate_limited'],
    ['for asking too much', 400, ['QUERY_TOO_LARGE'], false, 'too_costly'],
    ['for a missing token', 403, ['CSRF_TOKEN_REQUIRED'], false, 'csrf'],
    ['for text that was not shipped', 400, ['PERSISTED_QUERY_NOT_FOUND'], false, 'not_persisted'],
    ['for calling from another site', 403, ['CROSS_SITE'], false, 'csrf'],
    ['for text of his own', 400, ['FREE_TEXT_REFUSED'], false, 'not_persisted'],
    ['for a form without proof', 200, ['BOT_CHECK_REQUIRED'], false, 'bot'],
    ['for a form that a script sent', 200, ['BOT_CHECK_FAILED'], false, 'bot'],
    ['for a body that is too long', 413, [], false, 'too_large'],
    ['as one too many', 503, [], true, 'overload'],
    ['never when a page could not be made', 503, [], false, null],
    ['never when a source failed', 200, ['SOURCE_TIMEOUT'], false, null],
  ])('%s', (_, status, codes, isBeforeSession, reason) =>
    expect(refusalReason({ status, codes, isBeforeSession })).toBe(reason),
  );
});
