import { describe, expect, test } from 'vitest';
import { termsOf, typedWords } from './terms.rules.ts';

describe('typed words', () => {
  test.each<[string, string, string[]]>([
    ['are separated by any whitespace', '  Lodestar\t98\n\u3000 Tarn ', ['Lodestar', '98', 'Tarn']],
    ['are none in a blank term', ' \n ', []],
    ['are sixteen at most', Array.from({ length: 40 }, (_, n) => `w${n}`).join(' '), Array.from({ length: 16 }, (_, n) => `w${n}`)],
  ])('%s', (_, term, words) => {
    expect(typedWords(term)).toEqual(words);
  }); // oxfmt-ignore
});

describe('terms', () => {
  test.each<[string, string, 'en' | 'de' | 'fr' | 'ja', object[]]>([
    ['are words in lower case, without punctuation', 'Lodestar-106, "Tarn"!', 'en', [{ word: 'lodestar' }, { word: '106' }, { word: 'tarn' }]],
    ['are none in punctuation', '*?!', 'en', []],
    ['count once', 'ski SKI ski', 'en', [{ word: 'ski' }]],
    ['are sixteen at most', Array.from({ length: 40 }, (_, n) => `w${n}`).join(' '), 'en', Array.from({ length: 16 }, (_, n) => ({ word: `w${n}` }))],
    ['lose the possessive', 'Berit’s file', 'en', [{ word: 'berit' }, { word: 'file' }]],
    ['a number with its unit is one', '178cm 17,5 m 98 mm', 'de', [{ word: '178', measured: { value: 178, field: 'length' } }, { word: '17,5', measured: { value: 17.5, field: 'radius' } }, { word: '98', measured: { value: 98, field: 'waist' } }]],
    ['in full-width letters, too', '１７８ｃｍ', 'ja', [{ word: '178', measured: { value: 178, field: 'length' } }]],
    ['a unit must end the word: 98 models is no width', '98 models', 'en', [{ word: '98' }, { word: 'models' }]],
    ['a size is one', 'hoodie Größe XL', 'de', [{ word: 'hoodie' }, { word: 'xl', isSize: true }]],
    ['words that tell nothing are marked', 'sac à dos', 'fr', [{ word: 'sac' }, { word: 'à', isStopWord: true }, { word: 'dos' }]],
    ['also in English', 'ski for Damen', 'de', [{ word: 'ski' }, { word: 'for', isStopWord: true }, { word: 'damen' }]],
    ['unless there are no others', 'to be', 'en', [{ word: 'to' }, { word: 'be' }]],
    ['Japanese is cut into words', 'ジュニアのスキー', 'ja', [{ word: 'ジュニア' }, { word: 'の', isStopWord: true }, { word: 'スキー' }]],
  ])('%s', (_, term, language, terms) => {
    expect(termsOf(term, [language])).toEqual(terms);
  }); // oxfmt-ignore
});
