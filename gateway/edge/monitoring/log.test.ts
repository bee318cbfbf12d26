import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SourceError } from '../../sources/transport/errors.ts';
import { createLog, loggedError } from './log.ts';

const at = { source: 'commerce', call: 'login' } as const;
const secret = 'ann.smith@example.com';

function lineOf(facts: object): string {
  let line = '';
  createLog('info', { write: (text) => void (line += text) }).info(facts, 'something');
  return line;
}

describe('a log line', () => {
  test.each<[string, unknown]>([
    [
      'text of an upstream',
      new SourceError('SOURCE_REFUSED', at, 'answered 422', {
        status: 422,
        detail: { body: { email: secret } },
      }),
    ],
    [
      'the input of a parser',
      new SourceError('SOURCE_MALFORMED', at, 'the answer is not JSON', {
        cause: parserError(`<p>${secret}</p>`),
      }),
    ],
    [
      'a value that failed validation',
      z.object({ email: z.literal('x') }).safeParse({ email: secret }).error,
    ],
    ['an address in a message', new Error(`no customer ${secret}`)],
    ['an error’s own properties', Object.assign(new Error('odd'), { customer: { name: secret } })],
    ['a thrown value that is not an error', secret],
  ])('contains no personal data: %s', (_, err) => {
    expect(lineOf({ err })).not.toContain('ann.smith');
  });

  test.each([
    [{ email: secret }],
    [{ input: { email: secret } }],
    [{ customer: { email: secret } }],
    [{ request: { headers: { cookie: secret } } }],
    [{ variables: [secret] }],
  ])('redacts %j', (facts) => {
    expect(lineOf(facts)).not.toContain(secret);
  });

  test('has the error’s type and location', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4100'), { code: 'ECONNREFUSED' });
    const error = new SourceError('SOURCE_UNAVAILABLE', at, 'no connection', { cause });
    expect(loggedError(error)).toMatchObject({
      type: 'SourceError',
      code: 'SOURCE_UNAVAILABLE',
      source: 'commerce',
      call: 'login',
      message: 'commerce.login: no connection',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:4100' },
    });
  });

  test('handles an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).length).toBeLessThan(20_000);
  });
});

function parserError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
