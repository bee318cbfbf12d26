/** catalogue.md 3: display text and choice fields. */
import { expect, test } from 'vitest';
import { displayText, isYes } from './displayText.rules.ts';

const pairs = [
  { title: ' Related Products ', text: 'Goes well with' },
  { title: 'Empty', text: '' },
];

test.each([
  [
    'pairs of title and text, matched case-insensitively after trimming',
    'related products',
    'Goes well with',
  ],
  ['a title nobody wrote', 'sale', null],
  ['an empty text is none', 'empty', null],
])('%s', (_sentence, title, text) => {
  expect(displayText(pairs, title)).toBe(text);
});

test.each([
  ['Yes', true],
  ['True', true],
  [true, true],
  ['No', false],
  ['', false],
  [false, false],
])('is_new %s reads as %s', (choice, verdict) => {
  expect(isYes(choice)).toBe(verdict);
});
