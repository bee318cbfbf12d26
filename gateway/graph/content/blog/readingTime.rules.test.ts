import { expect, test } from 'vitest';
import { readingMinutes } from './readingTime.rules.ts';

test.each<[string, string, number | null]>([
  ['an empty text has no reading time', '', null],
  ['nor do dashes and blanks', ' – … ', null],
  ['a few words take a minute', 'Dry them.', 1],
  ['220 words a minute', 'wax '.repeat(660), 3],
  ['a minute that has begun counts', 'wax '.repeat(221), 2],
  ['punctuation is no word', 'wax – '.repeat(220), 1],
  ['words with apostrophes are one', 'l’hiver '.repeat(440), 2],
  ['Japanese counts characters, 500 a minute', '雪が降った。'.repeat(250), 3],
  ['Cyrillic counts words', 'снег '.repeat(440), 2],
  ['both where both are mixed', `${'スキー板'.repeat(125)} ${'wax '.repeat(440)}`, 3],
])('%s', (_sentence, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
