/** A document as indexed: the indexer's fields, and their search text under the language of its locale. */
import type { EngineDocument, IndexSettings } from '../documents.ts';
import { languageOf, type Language } from './language.rules.ts';

type Words = Readonly<Record<string, string | readonly string[]>>;
export type KeptDocument = EngineDocument & {
  words: Partial<Record<Language, Words>>;
  /** The fields that the search text was made of: when they change, the document has to be sent again. */
  words_of: string;
};

export function keptDocument(document: EngineDocument, weights: IndexSettings['weights']): KeptDocument {
  const values = new Map<string, unknown>(Object.entries(document));
  const words = Object.keys(weights).flatMap((field): [string, string | readonly string[]][] => {
    const value = values.get(field);
    if (value === undefined || value === null) return [];
    return [[field, Array.isArray(value) ? value.map(String) : String(value)]];
  });
  return {
    ...document,
    words: { [languageOf(document.locale)]: Object.fromEntries(words) },
    words_of: wordsOf(weights),
  };
}

export function wordsOf(weights: IndexSettings['weights']): string {
  return Object.keys(weights).sort().join(' ');
}
