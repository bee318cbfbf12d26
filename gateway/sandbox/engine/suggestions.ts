/**
 * Query suggestions: phrases of the documents with one to three words beyond the typed text, most frequent first (the
 * vendor's `query_suggestion`, as its library calls it). Accents, case and spelling variants are ignored; without a
 * match, one typo is tolerated. The call has no filter: suggestions come from all languages.
 */
import type { Column } from './columns.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { isObject, numberOf } from './ranges.ts';
import { distance, typosAllowed } from './language/spelling.ts';
import { isStopWord } from './language/stems.ts';
import { searchable } from './tables.ts';
import { alike, words, type Word } from './language/words.ts';

const DEFAULT_SIZE = 10;
const MAX_SIZE = 20;
const MAX_ADDED_WORDS = 2;
/** Longer texts would suggest sentences. */
const suggesting = Object.keys(searchable).filter((field) => field !== 'body' && field !== 'tagline');
/** Separators within a phrase; a comma ends it. */
const together = /^[\s’'./&×–-]*$/;
/** Suggestions do not end on these: "skis for" is incomplete. */
const languages = ['en', 'de', 'fr', 'sv', 'no', 'es', 'it', 'ja'];

export interface SuggestionRequest {
  query: string;
  fields: readonly string[];
  size: number;
}

/** The request, or the vendor's error messages. */
export function readSuggestionRequest(index: DocumentIndex, json: unknown): SuggestionRequest | string[] {
  if (!isObject(json)) return ['Options must be an object'];
  const errors = Object.keys(json)
    .filter((key) => key !== 'query' && key !== 'types' && key !== 'size')
    .map((key) => `Options contains invalid key: ${key}`);
  const { query, types = {}, size = DEFAULT_SIZE } = json;
  if (typeof query !== 'string') errors.push('Missing required parameter: query');
  const count = numberOf(size);
  if (count === null || !Number.isInteger(count) || count < 1 || count > MAX_SIZE) {
    errors.push(`Size must be an integer between 1 and ${MAX_SIZE}`);
  }
  const documents = isObject(types) ? (types['documents'] ?? {}) : null;
  const asked = isObject(documents) ? (documents['fields'] ?? suggesting) : null;
  const fields = Array.isArray(asked) ? asked.map(String) : [];
  if (!Array.isArray(asked)) errors.push('Types must be an object with documents and their fields');
  for (const field of fields) {
    if (index.column(field)?.type !== 'text' && asked !== suggesting) {
      errors.push(`Types contains invalid field: ${field}`);
    }
  }
  return errors.length > 0 ? errors : { query: String(query), fields, size: count ?? DEFAULT_SIZE };
}

export function suggestions(index: DocumentIndex, { query, fields, size }: SuggestionRequest): string[] {
  const typed = words(query.normalize('NFKC')).map(({ word }) => alike(word));
  if (typed.length === 0 || typed.length > MAX_TYPED_LENGTH) return [];
  const texts = fields.flatMap((field) => {
    const column = index.column(field);
    return column ? textsOf(column) : [];
  });
  const exact = counted(texts, typed, (typedWord, said, isLast) =>
    isLast ? said.startsWith(typedWord) : said === typedWord,
  );
  const found = exact.length > 0 ? exact : counted(texts, typed, isNearly);
  return found.slice(0, size);
}

/** Longer texts get no suggestions. */
const MAX_TYPED_LENGTH = 8;

interface Text {
  text: string;
  said: readonly Word[];
  /** The words as compared. */
  compared: readonly string[];
  /** Number of documents that contain it. */
  count: number;
}

const known = new WeakMap<Column, { rows: number; texts: readonly Text[] }>();

/** A column's tokenised values, cached until the documents change. */
function textsOf(column: Column): readonly Text[] {
  const kept = known.get(column);
  if (kept?.rows === column.rows) return kept.texts;
  const counts = column.counts(Uint32Array.from({ length: column.rows }, (_, row) => row));
  const texts = column.values.flatMap((value, number): Text[] => {
    const [text, count] = [String(value), counts[number] ?? 0];
    const said = words(text);
    return count === 0 ? [] : [{ text, said, compared: said.map(({ word }) => alike(word)), count }];
  });
  known.set(column, { rows: column.rows, texts });
  return texts;
}

type Fits = (typed: string, said: string, isLast: boolean) => boolean;

/** Phrases that begin with the typed text, most frequent first, shorter before longer. */
function counted(texts: readonly Text[], typed: readonly string[], fits: Fits): string[] {
  const phrases = new Map<string, { count: number; phrase: string; most: number }>();
  for (const text of texts) {
    for (const [key, phrase] of phrasesOf(text, typed, fits)) {
      const kept = phrases.get(key) ?? { count: 0, phrase, most: 0 };
      // The most frequent spelling is shown.
      if (text.count > kept.most) Object.assign(kept, { phrase, most: text.count });
      kept.count += text.count;
      phrases.set(key, kept);
    }
  }
  return [...phrases.values()]
    .sort(
      (left, right) =>
        right.count - left.count ||
        left.phrase.length - right.phrase.length ||
        (left.phrase < right.phrase ? -1 : 1),
    )
    .map(({ phrase }) => phrase);
}

/** Grouped by normalised form, so that variants in case or accents are one. */
function phrasesOf(
  { text, said, compared }: Text,
  typed: readonly string[],
  fits: Fits,
): Map<string, string> {
  const found = new Map<string, string>();
  for (let first = 0; first + typed.length <= said.length; first += 1) {
    const isHere = typed.every((word, place) =>
      fits(word, compared[first + place] ?? '', place === typed.length - 1),
    );
    if (!isHere) continue;
    for (let last = first + typed.length - 1; last < said.length; last += 1) {
      if (last - first >= typed.length + MAX_ADDED_WORDS) break;
      if (last > first && !together.test(text.slice(said[last - 1]?.end, said[last]?.start))) break;
      if (last > first && isStopWord(said[last]?.word ?? '', languages)) continue;
      const key = compared.slice(first, last + 1).join(' ');
      if (!found.has(key)) found.set(key, text.slice(said[first]?.start, said[last]?.end).toLowerCase());
    }
  }
  return found;
}

function isNearly(typed: string, said: string, isLast: boolean): boolean {
  if (typed === said) return true;
  const most = Math.min(1, typosAllowed(typed));
  if (most === 0 || typed[0] !== said[0]) return isLast && said.startsWith(typed);
  const ends = isLast
    ? [said.slice(0, typed.length - 1), said.slice(0, typed.length), said.slice(0, typed.length + 1)]
    : [said];
  return ends.some((end) => distance(typed, end, most) <= most);
}
