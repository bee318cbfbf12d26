import { expect, test } from 'vitest';
import { tokensOf } from './queryTokens.ts';

test.each([
  ['words in order', 'Timber Hitch 13', [{ word: 'timber' }, { word: 'hitch' }, { word: '13' }]],
  [
    'a number with its unit of measure is one token',
    'ropeway 178 cm',
    [{ word: 'ropeway' }, { word: '178', measured: { value: 178, field: 'length' } }],
  ],
  ['with or without a blank', '98mm', [{ word: '98', measured: { value: 98, field: 'waist' } }]],
  ['with a decimal comma', '17,5 m', [{ word: '17', measured: { value: 17.5, field: 'radius' } }]],
  ['in full-width letters', '１７８ｃｍ', [{ word: '178', measured: { value: 178, field: 'length' } }]],
  ['a size after its word', 'Größe M', [{ word: 'm', isSize: true }]],
  ['the word for size alone is a word', 'size chart', [{ word: 'size' }, { word: 'chart' }]],
  ['the possessive is an ending', "women’s Berit's", [{ word: 'women' }, { word: 'berit' }]],
  ['an elided article is a word', 'd’hiver', [{ word: 'd' }, { word: 'hiver' }]],
  ['a repeated word counts once', 'ski ski Ski', [{ word: 'ski' }]],
  ['punctuation is not a word', '"- * (', []],
])('%s: %s', (_, query, tokens) => {
  expect(tokensOf(query)).toEqual(tokens);
});

test('reads at most 32 words', () => {
  expect(tokensOf(Array.from({ length: 100 }, (_, number) => `w${number}`).join(' '))).toHaveLength(32);
});
