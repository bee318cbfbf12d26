import { describe, expect, test } from 'vitest';
import { formRemarks, outcomeOf } from './outcome.rules.ts';
import type { Outcome, UnionResult } from './outcome.rules.ts';

const words = { unavailable: 'Nothing came.', wait: (seconds: number) => `Wait ${seconds}.` };
const refused = (message: string | null, fields: Record<string, string> = {}): Outcome<string> => ({
  kind: 'refused',
  message,
  fields,
});

describe('outcome of a mutation', () => {
  test.each<[string, UnionResult<string> | null, object[] | null, Outcome<string>]>([
    ['a payload is a success', { payload: 'cart' }, null, { kind: 'done', payload: 'cart' }],
    ['a refusal has its own message', { refusal: { message: 'Signed out.' } }, null, refused('Signed out.')],
    [
      'field errors carry the messages, without a form-level one',
      {
        invalid: { fields: [{ path: ['input', 'city'], message: 'Which?' }] },
        refusal: { message: 'Look again.' },
      },
      [],
      refused(null, { city: 'Which?' }),
    ],
    [
      'without fields the refusal’s message is shown',
      { invalid: { fields: [] }, refusal: { message: 'Look again.' } },
      null,
      refused('Look again.'),
    ],
    [
      'too many attempts say how long to wait',
      { tooMany: { retryAfterSeconds: 60 }, refusal: { message: 'Too many.' } },
      null,
      refused('Wait 60.'),
    ],
    ['an error takes precedence over data', { payload: 'cart' }, [{}], refused('Nothing came.')],
    ['no response has a client-side message', null, null, refused('Nothing came.')],
    ['and so has an unknown member', {}, null, refused('Nothing came.')],
  ])('%s', (_, answer, errors, expected) => {
    expect(outcomeOf(answer, errors, words)).toEqual(expected);
  });
});

describe('messages in a form', () => {
  test.each<[string, Outcome<string> | null, ReturnType<typeof formRemarks>]>([
    ['nothing at first', null, { error: null, fieldErrors: {} }],
    ['nothing on success', { kind: 'done', payload: 'cart' }, { error: null, fieldErrors: {} }],
    ['the refusal’s message', refused('No.'), { error: 'No.', fieldErrors: {} }],
    ['the messages of the fields', refused(null, { a: 'b' }), { error: null, fieldErrors: { a: 'b' } }],
  ])('%s', (_, outcome, expected) => {
    expect(formRemarks(outcome)).toEqual(expected);
  });
});
