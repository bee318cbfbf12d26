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
    ['a payload says that it was done', { payload: 'cart' }, null, { kind: 'done', payload: 'cart' }],
    ['a refusal speaks for itself', { refusal: { message: 'Signed out.' } }, null, refused('Signed out.')],
    [
      'named fields carry the words, and nothing stands above them',
      { invalid: { fields: [{ field: 'city', message: 'Which?' }] }, refusal: { message: 'Look again.' } },
      [],
      refused(null, { city: 'Which?' }),
    ],
    [
      'where no field is named, the refusal speaks',
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
    ['an error counts more than anything beside it', { payload: 'cart' }, [{}], refused('Nothing came.')],
    ['no answer is said in words too', null, null, refused('Nothing came.')],
    ['and so is an answer of an unknown kind', {}, null, refused('Nothing came.')],
  ])('%s', (_, answer, errors, expected) => {
    expect(outcomeOf(answer, errors, words)).toEqual(expected);
  });
});

describe('messages in a form', () => {
  test.each<[string, Outcome<string> | null, ReturnType<typeof formRemarks>]>([
    ['nothing at first', null, { error: null, fieldErrors: {} }],
    ['nothing when it was done', { kind: 'done', payload: 'cart' }, { error: null, fieldErrors: {} }],
    ['the words of a refusal', refused('No.'), { error: 'No.', fieldErrors: {} }],
    ['the words at each field', refused(null, { a: 'b' }), { error: null, fieldErrors: { a: 'b' } }],
  ])('%s', (_, outcome, expected) => {
    expect(formRemarks(outcome)).toEqual(expected);
  });
});
