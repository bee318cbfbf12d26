import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { siteVerifyJson } from '../../sources/botcheck/botcheck.ts';
import { botVerdict, guardedFields } from './botCheck.rules.ts';
import { operationOf } from '../graphql/inContext.ts';

const fieldsOf = (text: string): readonly string[] => {
  const document = parse(text);
  const operation = operationOf(document, null);
  if (!operation) throw new Error('no operation');
  return guardedFields(document, operation);
};

describe('a form is protected', () => {
  test.each([
    ['signing in', 'mutation { signIn { __typename } }', ['signIn']],
    ['opening an account', 'mutation { createAccount { __typename } }', ['createAccount']],
    ['changing the password', 'mutation { changeCredentials { __typename } }', ['changeCredentials']],
    ['closing an account', 'mutation { deleteAccount { __typename } }', ['deleteAccount']],
    ['looking up an order', 'mutation { findOrder { __typename } }', ['findOrder']],
    ['subscribing to the newsletter', 'mutation { joinEmailLists { __typename } }', ['joinEmailLists']],
    ['a pro code', 'mutation { joinProProgramme { __typename } }', ['joinProProgramme']],
    ['requesting a stock notice', 'mutation { requestStockNotice { __typename } }', ['requestStockNotice']],
    ['under an alias', 'mutation { a: signIn { __typename } }', ['signIn']],
    ['once per occurrence', 'mutation { a: signIn { x } b: signIn { x } }', ['signIn', 'signIn']],
    ['even when it may be skipped', 'mutation { signIn @skip(if: true) { x } }', ['signIn']],
    ['in a fragment', 'mutation { ...F } fragment F on Mutation { ... { signIn { x } } }', ['signIn']],
    ['in a recursive fragment', 'mutation { ...F } fragment F on Mutation { signIn ...F }', ['signIn']],
  ])('%s', (_, text, expected) => {
    expect(fieldsOf(text)).toEqual(expected);
  });

  test.each([
    ['a cart mutation', 'mutation { addCartItem { __typename } }'],
    ['signing out', 'mutation { signOut { isSignedOut } }'],
    ['a field of the result with the same name', 'mutation { signOut { signIn } }'],
    ['an unknown fragment', 'mutation { ...Gone }'],
  ])('but not %s', (_, text) => {
    expect(fieldsOf(text)).toEqual([]);
  });
});

describe('a token', () => {
  const good = { success: true, score: 0.9, action: 'signIn', hostname: 'skarn.example' };
  test.each<[string, object, ReturnType<typeof botVerdict>]>([
    ['of a person passes', good, { verdict: 'passed', why: null }],
    ['with exactly the minimum score passes', { ...good, score: 0.5 }, { verdict: 'passed', why: null }],
    ['with a lower score is refused', { ...good, score: 0.49 }, { verdict: 'refused', why: 'low score' }],
    [
      'for another form is refused',
      { ...good, action: 'findOrder' },
      { verdict: 'refused', why: 'another action' },
    ],
    [
      'that expired or was used is refused',
      { success: false, 'error-codes': ['timeout-or-duplicate'] },
      { verdict: 'refused', why: 'timeout-or-duplicate' },
    ],
    [
      'refused without a reason is refused',
      { success: false },
      { verdict: 'refused', why: 'no reason given' },
    ],
    [
      'is not judged when the gateway’s own secret is wrong',
      { success: false, 'error-codes': ['invalid-input-response', 'invalid-input-secret'] },
      { verdict: 'unjudged', why: 'invalid-input-secret' },
    ],
  ])('%s', (_, answer, expected) => {
    expect(botVerdict(siteVerifyJson.parse(answer), 'signIn', 0.5)).toEqual(expected);
  });
});
