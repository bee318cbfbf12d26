import { expect, test } from 'vitest';
import { fold, words, wordText } from './words.ts';

test.each([
  ['case does not count', 'Lodestar', 'lodestar'],
  ['accents of alphabets do not count', 'Måne Ångström Größe Bjørn', 'mane angstrom grosse bjorn'],
  ['the voicing of kana counts', 'ガラス', 'ガラス'],
  ['full-width letters are letters', 'ＳＫＩ９８', 'ski98'],
])('%s', (_, text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('punctuation separates words, and a word knows its position', () => {
  expect(words('All-Mountain, 18.5 m')).toEqual([
    { word: 'all', start: 0, end: 3 },
    { word: 'mountain', start: 4, end: 12 },
    { word: '18', start: 14, end: 16 },
    { word: '5', start: 17, end: 18 },
    { word: 'm', start: 19, end: 20 },
  ]);
});

test('Japanese is segmented although it has no spaces', () => {
  expect(wordText('新雪のスキー').split(' ')).toContain('スキー');
});
