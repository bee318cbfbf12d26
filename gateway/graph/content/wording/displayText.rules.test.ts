/** catalogue.md 3: display text and choice fields. */
import { describe, expect, test } from 'vitest';
import { displayTexts, isYes, normalTitle } from './displayText.rules.ts';

describe('display texts', () => {
  const texts = displayTexts(
    [
      { title: 'RRP', text: 'Suggested' },
      { title: 'sale', text: 'Bargain' },
    ],
    [
      { title: ' Related Products ', text: 'Goes well with' },
      { title: 'Empty', text: '' },
      { title: 'SALE', text: 'Reduced' },
      { title: 'sale', text: 'Written twice' },
    ],
  );

  test.each([
    [
      'pairs of title and text, matched case-insensitively after trimming',
      'RELATED products  ',
      'Goes well with',
    ],
    ['a missing title', 'new', undefined],
    ['an empty text is ignored', 'empty', undefined],
    ['a later list wins, within it the first entry', 'Sale', 'Reduced'],
    ['an earlier list fills gaps', 'rrp', 'Suggested'],
  ])('%s', (_sentence, title, text) => {
    expect(texts.get(normalTitle(title))).toBe(text);
  });

  test('a missing list is empty', () => {
    expect(displayTexts(null, undefined).size).toBe(0);
  });
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
