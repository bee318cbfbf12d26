/**
 * Tokenisation, shared by indexing, queries and highlighting. Case and accents are ignored; Japanese, which has no
 * spaces, is segmented by `Intl.Segmenter`.
 */
export interface Word {
  /** Folded: lower case, without accents. */
  word: string;
  /** Position in the text, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
}

const run = /[\p{L}\p{N}\p{M}]+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(run)) {
    if (!unspaced.test(match[0])) {
      found.push({ word: fold(match[0]), start: match.index, end: match.index + match[0].length });
      continue;
    }
    for (const { segment, index } of segmenter.segment(match[0])) {
      const start = match.index + index;
      found.push({ word: fold(segment), start, end: start + segment.length });
    }
  }
  return found;
}

/** Words joined by spaces, ready for the index. */
export function wordText(text: string): string {
  return words(text)
    .map(({ word }) => word)
    .join(' ');
}

/**
 * Normalises transliterations of a folded word: `skistoecke` and `skistöcke`, `bjoern` and `bjørn`, `maane` and `måne`.
 * Only for comparison with other normalised words.
 */
export function alike(word: string): string {
  return word.replaceAll(/([aou])e/g, '$1').replaceAll('aa', 'a');
}

/** True for scripts without spaces between words. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/** Strips accents of alphabets only: voicing marks of kana change the word. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[øæœßłđðþ]/g, (letter) => letters[letter] ?? letter);
}
