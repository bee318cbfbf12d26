/**
 * Full-text relevance: which documents answer the words asked for, and how well. All words have to be answered; where no
 * document of a kind answers them all, those that answer at least half come behind, more words first. A word counts by
 * the field it stands in, by how few documents answer it, and by how surely it is what was meant; words that stand
 * together as they were asked count more, and a title that is the query goes before all that only hold it.
 */
import { Answers, rowAt } from './answers.ts';
import type { DocumentIndex } from '../documentIndex.ts';
import { rowsOf } from '../columns.ts';
import { lexiconOf } from './lexicon.ts';
import { queryUnits } from './queryUnits.ts';
import type { Reading } from './reading.ts';
import { isFiller } from './stems.ts';
import { words } from './words.ts';

export interface Matches {
  /** Relevance by row; higher is better. Null when the query is empty: every document matches with score 1. */
  scores: ReadonlyMap<number, number> | null;
  /** Words of the index that answered, folded: what to mark in snippets. */
  marks: ReadonlySet<string>;
}

/** How much more a title counts that the query covers wholly. */
const WHOLE_TITLE = 3;
/** What two words next to each other add, of their field's weight. */
const TOGETHER = 0.5;
/** What a word counts that a document need not answer. */
const OPTIONAL = 0.3;
/** Keeps documents that do not answer all words behind those that do. */
const INCOMPLETE = 0.05;

/**
 * @param weights by field, higher counts more; only these fields are searched.
 * @param mask 1 for each document in question, all when absent: what only others hold says nothing about a word.
 */
export function match(
  index: DocumentIndex,
  query: string,
  weights: Readonly<Record<string, number>> = index.weights,
  mask: Uint8Array = new Uint8Array(index.rows).fill(1),
): Matches {
  const marks = new Set<string>();
  // A query of marks alone, such as "!", asks for words and finds none; only an empty one asks for everything.
  if (query.trim() === '') return { scores: null, marks };
  const lexicon = lexiconOf(index);
  const rows = rowsOf(mask);
  const reading: Reading = {
    index,
    lexicon,
    languages: languagesOf(index, rows),
    isThere: (word) => lexicon.has(word) && lexicon.places(word).rows.some((row) => mask[row] === 1),
  };
  const units = queryUnits(query, reading);
  const answers = units.map((unit) => new Answers(unit, lexicon, weights, mask, marks));
  const scores = answers.length === 0 ? new Map<number, number>() : joint(answers, index, reading, rows);
  return { scores, marks };
}

/** Of the documents in question; English always, since what nobody translated stays in it. */
function languagesOf(index: DocumentIndex, rows: Uint32Array): string[] {
  const locales = index.column('locale');
  const counts = locales?.counts(rows) ?? [];
  const found = [...(locales?.values ?? [])].filter((_, number) => (counts[number] ?? 0) > 0);
  return [...new Set([...found.map((locale) => String(locale).slice(0, 2)), 'en'])];
}

function joint(
  answers: readonly Answers[],
  index: DocumentIndex,
  { languages }: Reading,
  rows: Uint32Array,
): Map<number, number> {
  const asked = answers.filter(({ isOptional }) => !isOptional);
  const rarities = answers.map(({ count }) => Math.log(1 + rows.length / (1 + count)));
  const answered = new Uint8Array(index.rows);
  for (const { scores } of asked)
    for (const row of rows) if ((scores[row] ?? 0) > 0) answered[row] = (answered[row] ?? 0) + 1;
  const kinds = kindsOf(index, rows);
  const most = mostByKind(answered, kinds, rows);
  const found = new Map<number, number>();
  const together = togetherness(answers, rarities);
  const titles = new Titles(index, languages);
  for (const row of rows) {
    const words = answered[row] ?? 0;
    const best = most[kinds[row] ?? 0] ?? 0;
    if (words < Math.min(best, Math.ceil(asked.length / 2)) || (words === 0 && asked.length > 0)) continue;
    if (best === asked.length && words < best) continue;
    let score = together.get(row) ?? 0;
    let covered = 0;
    answers.forEach(({ scores, inTitle, isOptional }, place) => {
      score += (scores[row] ?? 0) * (rarities[place] ?? 0) * (isOptional ? OPTIONAL : 1);
      covered += inTitle[row] ?? 0;
    });
    if (covered > 0) {
      const share = Math.min(1, covered / titles.length(row));
      score *= share === 1 ? WHOLE_TITLE : 1 + share / 2;
    }
    // A document of the shop that says nothing of its name still is one.
    const own = nearlyEqual(asked.length === 0 ? 1 + score : score);
    // More words before better ones, and any document that answers all of them before.
    found.set(row, words === asked.length ? own : ((words + own / (1000 + own)) / asked.length) * INCOMPLETE);
  }
  return found;
}

/** A number for each document's kind, by row: stories may tell what products cannot. */
function kindsOf(index: DocumentIndex, rows: Uint32Array): Uint32Array {
  const kinds = new Uint32Array(index.rows);
  const column = index.column('document_kind');
  if (column) for (const row of rows) kinds[row] = Math.max(0, column.firstNumber(row));
  return kinds;
}

/** How many of the words the best document of each kind answers. */
function mostByKind(answered: Uint8Array, kinds: Uint32Array, rows: Uint32Array): number[] {
  const most: number[] = [];
  for (const row of rows) {
    const kind = kinds[row] ?? 0;
    most[kind] = Math.max(most[kind] ?? 0, answered[row] ?? 0);
  }
  return most;
}

/** Scores a tenth apart become one: a word more in a long text says less than the editors' order. */
function nearlyEqual(score: number): number {
  return Math.exp(Math.round(Math.log(score) * 10) / 10);
}

/** What words that stand next to each other, in the order that was asked, add to their documents. */
function togetherness(answers: readonly Answers[], rarities: readonly number[]): Map<number, number> {
  const added = new Map<number, number>();
  answers.forEach(({ places }, unit) => {
    const before = answers[unit - 1]?.places;
    if (!before) return;
    for (const [number, weight] of places) {
      if (!before.has(number - 1)) continue;
      const row = rowAt(number);
      added.set(row, (added.get(row) ?? 0) + weight * TOGETHER * (rarities[unit] ?? 0));
    }
  });
  return added;
}

/** How many words titles have that say something. */
class Titles {
  readonly #index: DocumentIndex;
  readonly #languages: readonly string[];
  readonly #lengths = new Map<string, number>();

  constructor(index: DocumentIndex, languages: readonly string[]) {
    this.#index = index;
    this.#languages = languages;
  }

  length(row: number): number {
    const title = String(this.#index.column('title')?.first(row) ?? '');
    let length = this.#lengths.get(title);
    if (length === undefined) {
      length = Math.max(1, words(title).filter(({ word }) => !isFiller(word, this.#languages)).length);
      this.#lengths.set(title, length);
    }
    return length;
  }
}
