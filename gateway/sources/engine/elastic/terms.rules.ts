/**
 * The words of a search term. A number with its unit of measure is one, and so is a size; words that tell nothing are left
 * out. The words become values of clauses, so the service never parses them.
 */
import { isStopWord, type Language } from './language.rules.ts';

/** Further words are ignored: a pasted page must not become a thousand clauses. */
const MOST_WORDS = 16;
const MOST_CHARACTERS = 2_000;
/** Longer words are searched as they are: without typos, beginnings and parts. */
export const LONGEST_WORD = 40;

export interface Term {
  word: string;
  /** A number with its unit of measure, and the field that it measures. */
  measured?: { value: number; field: string };
  /** A label such as M after the word for size. */
  isSize?: boolean;
  /** Tells nothing, but may be part of a synonym: "sac à dos". */
  isStopWord?: boolean;
}

const units: Readonly<Record<string, string>> = {
  cm: 'length',
  センチ: 'length',
  mm: 'waist',
  ミリ: 'waist',
  m: 'radius',
};
const measure = /(?<![\p{L}\p{N}])(\d{1,4}(?:[.,]\d{1,2})?)\s*(cm|mm|m|センチ|ミリ)(?![\p{L}\p{N}])/giu;
const sizeWords = new Set(
  'size sizes größe grösse groesse gr taille tailles storlek størrelse storrelse talla tallas taglia サイズ'.split(
    ' ',
  ),
);
const sizeLabel = /^(?:x{0,3}s|m|x{0,3}l|\d{2,3})$/;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

export function isSizeLabel(word: string): boolean {
  return sizeLabel.test(word);
}

/** Separated by whitespace, as typed. */
export function typedWords(term: string): string[] {
  return term.trim().split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
}

export function termsOf(typed: string, spoken: readonly Language[]): Term[] {
  const text = typed
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    // The possessive: "women’s" is about women.
    .replaceAll(/(\p{L})['’]s(?!\p{L})/gu, '$1');
  const found: Term[] = [];
  let read = 0;
  for (const match of text.matchAll(measure)) {
    found.push(...wordsOf(text.slice(read, match.index)));
    const [whole, number = '', unit = ''] = match;
    const value = Number(number.replace(',', '.'));
    found.push({ word: number, measured: { value, field: units[unit] ?? 'length' } });
    read = match.index + whole.length;
  }
  found.push(...wordsOf(text.slice(read)));
  const unique = [...new Map(found.map((term) => [JSON.stringify(term), term])).values()];
  const terms = withSizes(unique.slice(0, MOST_WORDS));
  const isTelling = ({ word }: Term): boolean => !isStopWord(word, spoken);
  return terms.some(isTelling)
    ? terms.map((term) => (isTelling(term) ? term : { ...term, isStopWord: true }))
    : terms;
}

function wordsOf(text: string): Term[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(([run]) =>
    isUnspaced(run) ? [...segmenter.segment(run)].map(({ segment }) => ({ word: segment })) : [{ word: run }],
  );
}

function withSizes(terms: readonly Term[]): Term[] {
  const isSizeWord = (term: Term | undefined): boolean => term !== undefined && sizeWords.has(term.word);
  return terms.flatMap((term, place) => {
    if (isSizeWord(term) && isSizeLabel(terms[place + 1]?.word ?? '')) return [];
    const isSize = isSizeWord(terms[place - 1]) && isSizeLabel(term.word);
    return [isSize ? { ...term, isSize } : term];
  });
}
