import { expect, test } from 'vitest';
import { addressOf, longestQuestion, questionOf } from './question.rules.ts';

test.each([
  ['no parameter', '', ''],
  ['blanks are empty', '?q=%20%20', ''],
  ['surplus blanks are removed', '?q=+brake%20%20%20width+', 'brake width'],
  ['other parameters are ignored', '?topic=care', ''],
])('%s', (_case, search, question) => {
  expect(questionOf(new URLSearchParams(search))).toBe(question);
});

test('a term is limited to the gateway’s maximum length', () => {
  expect(questionOf(new URLSearchParams({ q: 'a'.repeat(500) }))).toHaveLength(longestQuestion);
});

test('the address has the term, or no parameter without one', () => {
  expect(addressOf('/de-de/support', ' Fell & Wachs ')).toBe('/de-de/support?q=Fell+%26+Wachs');
  expect(addressOf('/de-de/support', '  ')).toBe('/de-de/support');
});
