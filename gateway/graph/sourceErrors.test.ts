/** Masking of errors. */
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { badInput, isSourceUnavailable, maskSourceError, withFallback } from './sourceErrors.ts';
import { SourceError } from '../sources/transport/errors.ts';
import type { SourceErrorCode } from '../sources/transport/sourceNames.ts';

const failure = (code: SourceErrorCode): SourceError =>
  new SourceError(code, { source: 'commerce', call: 'getCart' }, 'https://secret.example/api answered 500', {
    status: 500,
    detail: { body: { token: 'secret' } },
  });
const inField = (originalError: Error): GraphQLError =>
  new GraphQLError(originalError.message, { originalError, path: ['cart'] });

test.each([
  ['SOURCE_TIMEOUT', 'The commerce service did not respond in time.', true],
  ['SOURCE_UNAVAILABLE', 'The commerce service is not available.', true],
  ['SOURCE_MALFORMED', 'The commerce service returned a malformed response.', true],
  ['SOURCE_MISCONFIGURED', 'The commerce service does not accept our credentials.', true],
  ['SOURCE_REFUSED', 'The commerce service refused the request.', false],
  ['REQUEST_ABORTED', 'The commerce service was not awaited.', false],
] as const)('%s exposes its source and nothing else', async (code, message, isUnavailable) => {
  const masked = maskSourceError(inField(failure(code)), 'Unexpected error.') as GraphQLError;
  expect(masked.toJSON()).toEqual({ message, path: ['cart'], extensions: { code, source: 'commerce' } });
  expect(JSON.stringify(masked)).not.toContain('secret');
  expect(isSourceUnavailable(failure(code))).toBe(isUnavailable);
  const answer = withFallback(Promise.reject(failure(code)), 'without it');
  if (isUnavailable) expect(await answer).toBe('without it');
  else await expect(answer).rejects.toThrow();
});

test('our own errors pass unchanged', () => {
  const error = badInput('first and last are 1 to 100.');
  expect(maskSourceError(error, 'Unexpected error.')).toBe(error);
  expect(maskSourceError(inField(error), 'Unexpected error.')).toMatchObject({ message: error.message });
});

test('unexpected errors are masked', () => {
  const masked = maskSourceError(
    inField(new TypeError('secret is not a function')),
    'Unexpected error.',
  ) as GraphQLError;
  expect(masked.toJSON()).toEqual({
    message: 'Unexpected error.',
    path: ['cart'],
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
});
