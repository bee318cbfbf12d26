/**
 * Full-text relevance: which documents hold the words asked for, and how well. The last word may be half typed,
 * a plural may stand for its singular and the other way round, and a word that is in no document stands for its
 * nearest ones. All words must be there; when no document has them all, any will do. A title that is the query, word
 * for word, goes before all that only hold it.
 */
import { searchable } from './tables.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { nearest } from './spelling.ts';
import { words } from './words.ts';

/** A word to look for, folded. `isPrefix`: longer words that begin with it count too. */
export interface Term {
  word: string;
  isPrefix: boolean;
}

export interface Matches {
  /** Relevance by row; higher is better. Null when the query is empty: every document matches with score 1. */
  scores: ReadonlyMap<number, number> | null;
  /** What to mark in snippets. */
  terms: readonly Term[];
}

const MOST_WORDS = 32;

/** `weights` by field, higher counts more; only these fields are searched. */
export function match(
  index: DocumentIndex,
  query: string,
  weights: Readonly<Record<string, number>> = searchable,
): Matches {
  const asked = words(query).slice(0, MOST_WORDS);
  // A query of marks alone, such as "!", asks for words and finds none; only an empty one asks for everything.
  if (query.trim() === '') return { scores: null, terms: [] };
  const choices = asked.map(({ word }, place) => termsFor(index, word, place === asked.length - 1));
  const terms = choices.flat();
  if (terms.length === 0) return { scores: new Map(), terms };
  const all = choices.every((choice) => choice.length > 0)
    ? find(index, choices, 'AND', weights)
    : new Map<number, number>();
  const scores = all.size > 0 || choices.length === 1 ? all : find(index, choices, 'OR', weights);
  liftTitles(index, asked.map(({ word }) => word).join(' '), scores);
  return { scores, terms };
}

/** More than any other title can make up for by holding the words elsewhere too. */
const WHOLE_TITLE = 3;

function liftTitles(index: DocumentIndex, titleWords: string, scores: Map<number, number>): void {
  for (const { row } of index.db
    .prepare('SELECT row FROM document WHERE title_words = ?')
    .iterate(titleWords)) {
    const score = scores.get(Number(row));
    if (score !== undefined) scores.set(Number(row), score * WHOLE_TITLE);
  }
}

function termsFor(index: DocumentIndex, word: string, isLast: boolean): Term[] {
  const forms = [word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`].filter(
    (form) => form.length > 2 || form === word,
  );
  const terms = forms
    .map((form) => ({ word: form, isPrefix: isLast && form === word }))
    .filter((term) => isKnown(index.vocabulary, term));
  if (terms.length > 0) return terms;
  return nearest(word, index.vocabulary).map((near) => ({ word: near, isPrefix: false }));
}

/** Binary search: the vocabulary is sorted, so whatever begins with the word stands right behind it. */
function isKnown(vocabulary: readonly string[], { word, isPrefix }: Term): boolean {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const found = vocabulary[low];
  return found !== undefined && (isPrefix ? found.startsWith(word) : found === word);
}

function find(
  index: DocumentIndex,
  choices: readonly (readonly Term[])[],
  joint: 'AND' | 'OR',
  weights: Readonly<Record<string, number>>,
): Map<number, number> {
  const fields = Object.keys(weights);
  const expression = choices
    .filter((choice) => choice.length > 0)
    .map(
      (choice) => `(${choice.map(({ word, isPrefix }) => `"${word}"${isPrefix ? '*' : ''}`).join(' OR ')})`,
    )
    .join(` ${joint} `);
  const columns = Object.keys(searchable).map((field) => weights[field] ?? 0);
  const found = index.db
    .prepare(
      `SELECT rowid AS row, bm25(words${', ?'.repeat(columns.length)}) AS badness FROM words WHERE words MATCH ?`,
    )
    .all(...columns, `{${fields.join(' ')}} : (${expression})`);
  return new Map(found.map(({ row, badness }) => [Number(row), -Number(badness)]));
}
