/**
 * Full-text relevance: which documents match the query's words, and how well. All words must match; where no document
 * of a kind matches all, those that match at least half follow, more words first. A word counts by its field, by its
 * rarity, and by how certain its meaning is; adjacent words in the query's order count more, and a title that equals
 * the query precedes those that only contain it.
 */
import { UnitMatches, rowAt } from './unitMatches.ts';
import type { DocumentIndex } from '../documentIndex.ts';
import { rowsOf } from '../columns.ts';
import { lexiconOf } from './lexicon.ts';
import { queryUnits } from './queryUnits.ts';
import type { QueryContext } from './interpretation.ts';
import { isStopWord } from './stems.ts';
import { words } from './words.ts';

export interface Matches {
  /** Relevance by row; higher is better. Null for an empty query: every document matches with score 1. */
  scores: ReadonlyMap<number, number> | null;
  /** Matched words of the index, folded: for marking in snippets. */
  marks: ReadonlySet<string>;
}

/** Bonus of a title that the query covers entirely. */
const WHOLE_TITLE = 3;
/** Bonus of two adjacent words, relative to their field's weight. */
const TOGETHER = 0.5;
/** Weight of an optional word. */
const OPTIONAL = 0.3;
/** Ranks documents that match only some words behind those that match all. */
const INCOMPLETE = 0.05;

/**
 * @param weights by field, higher counts more; only these fields are searched.
 * @param mask 1 for each document in question, all when absent: words of other documents are ignored.
 */
export function match(
  index: DocumentIndex,
  query: string,
  weights: Readonly<Record<string, number>> = index.weights,
  mask: Uint8Array = new Uint8Array(index.rows).fill(1),
): Matches {
  const marks = new Set<string>();
  // A query of punctuation alone, such as "!", matches nothing; only an empty one matches everything.
  if (query.trim() === '') return { scores: null, marks };
  const lexicon = lexiconOf(index);
  const rows = rowsOf(mask);
  const context: QueryContext = {
    index,
    lexicon,
    languages: languagesOf(index, rows),
    isThere: (word) => lexicon.has(word) && lexicon.places(word).rows.some((row) => mask[row] === 1),
  };
  const units = queryUnits(query, context);
  const answers = units.map((unit) => new UnitMatches(unit, lexicon, weights, mask, marks));
  const scores = answers.length === 0 ? new Map<number, number>() : joint(answers, index, context, rows);
  return { scores, marks };
}

/** Languages of the documents in question; always includes English, in which untranslated texts remain. */
function languagesOf(index: DocumentIndex, rows: Uint32Array): string[] {
  const locales = index.column('locale');
  const counts = locales?.counts(rows) ?? [];
  const found = [...(locales?.values ?? [])].filter((_, number) => (counts[number] ?? 0) > 0);
  return [...new Set([...found.map((locale) => String(locale).slice(0, 2)), 'en'])];
}

function joint(
  answers: readonly UnitMatches[],
  index: DocumentIndex,
  { languages }: QueryContext,
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
  const together = adjacencyBonus(answers, rarities);
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
    // The brand name is optional: documents of the shop need not contain it.
    const own = nearlyEqual(asked.length === 0 ? 1 + score : score);
    // More words rank above better words, and documents that match all above the others.
    found.set(row, words === asked.length ? own : ((words + own / (1000 + own)) / asked.length) * INCOMPLETE);
  }
  return found;
}

/** A number for each document's kind, by row: stories may match words that products cannot. */
function kindsOf(index: DocumentIndex, rows: Uint32Array): Uint32Array {
  const kinds = new Uint32Array(index.rows);
  const column = index.column('document_kind');
  if (column) for (const row of rows) kinds[row] = Math.max(0, column.firstNumber(row));
  return kinds;
}

/** Most words that a document of each kind matches. */
function mostByKind(answered: Uint8Array, kinds: Uint32Array, rows: Uint32Array): number[] {
  const most: number[] = [];
  for (const row of rows) {
    const kind = kinds[row] ?? 0;
    most[kind] = Math.max(most[kind] ?? 0, answered[row] ?? 0);
  }
  return most;
}

/** Equalises scores within a tenth: an extra word in a long text matters less than the editors' order. */
function nearlyEqual(score: number): number {
  return Math.exp(Math.round(Math.log(score) * 10) / 10);
}

/** Bonus for adjacent words in the query's order, added to their documents. */
function adjacencyBonus(answers: readonly UnitMatches[], rarities: readonly number[]): Map<number, number> {
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

/** Number of significant words in each title. */
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
      length = Math.max(1, words(title).filter(({ word }) => !isStopWord(word, this.#languages)).length);
      this.#lengths.set(title, length);
    }
    return length;
  }
}
