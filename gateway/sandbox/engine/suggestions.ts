/**
 * Query suggestions: one to three more words of what documents say, beginning with what was typed, those in most
 * documents first (the vendor's `query_suggestion`, as its library calls it).
 */
import type { DocumentIndex } from './documentIndex.ts';
import { isObject, numberOf } from './ranges.ts';
import { searchable } from './tables.ts';
import { words } from './words.ts';

const DEFAULT_SIZE = 10;
const MOST_SIZE = 20;
const MOST_MORE_WORDS = 2;
/** Long texts suggest sentences nobody asks for. */
const suggesting = Object.keys(searchable).filter((field) => field !== 'body' && field !== 'tagline');

export interface SuggestionRequest {
  query: string;
  fields: readonly string[];
  size: number;
}

/** The request, or the vendor's error texts. */
export function readSuggestionRequest(index: DocumentIndex, json: unknown): SuggestionRequest | string[] {
  if (!isObject(json)) return ['Options must be an object'];
  const errors = Object.keys(json)
    .filter((key) => key !== 'query' && key !== 'types' && key !== 'size')
    .map((key) => `Options contains invalid key: ${key}`);
  const { query, types = {}, size = DEFAULT_SIZE } = json;
  if (typeof query !== 'string') errors.push('Missing required parameter: query');
  const count = numberOf(size);
  if (count === null || !Number.isInteger(count) || count < 1 || count > MOST_SIZE) {
    errors.push(`Size must be an integer between 1 and ${MOST_SIZE}`);
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
  const typed = words(query).map(({ word }) => word);
  if (typed.length === 0) return [];
  const weights = new Map<string, number>();
  for (const field of fields) {
    const column = index.column(field);
    if (!column) continue;
    const perValue = column.counts(Uint32Array.from({ length: index.rows }, (_, row) => row));
    column.values.forEach((value, number) => {
      for (const phrase of new Set(phrases(String(value), typed))) {
        weights.set(phrase, (weights.get(phrase) ?? 0) + (perValue[number] ?? 0));
      }
    });
  }
  return [...weights]
    .sort(
      ([left, inLeft], [right, inRight]) =>
        inRight - inLeft || left.length - right.length || (left < right ? -1 : 1),
    )
    .slice(0, size)
    .map(([phrase]) => phrase);
}

function phrases(text: string, typed: readonly string[]): string[] {
  const said = words(text);
  const found: string[] = [];
  for (let first = 0; first + typed.length <= said.length; first += 1) {
    const fits = typed.every((word, place) => {
      const other = said[first + place]?.word ?? '';
      return place === typed.length - 1 ? other.startsWith(word) : other === word;
    });
    if (!fits) continue;
    for (let last = first + typed.length - 1; last < said.length; last += 1) {
      if (last - first >= typed.length + MOST_MORE_WORDS) break;
      found.push(text.slice(said[first]?.start, said[last]?.end).toLowerCase());
    }
  }
  return found;
}
