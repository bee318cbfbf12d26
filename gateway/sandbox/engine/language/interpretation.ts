/** Inputs and results of interpreting a query word. */
import type { DocumentIndex } from '../documentIndex.ts';
import type { Lexicon } from './lexicon.ts';

/** One interpretation of a unit. */
export interface Interpretation {
  /** 0 to 1: how certain it is. */
  quality: number;
  /** Adjacent words, each position with its alternatives. */
  sequence?: readonly (readonly string[])[];
  /** 1 for every document that matches by a field, such as a length. */
  mask?: Uint8Array;
}

/** What a query is interpreted against. */
export interface QueryContext {
  index: DocumentIndex;
  lexicon: Lexicon;
  /** Languages of the documents in question. */
  languages: readonly string[];
  /** False for a word that none of the documents in question contains. */
  isThere: (word: string) => boolean;
}

/** Certainty of a guess; facts and the word itself are certain. */
export const INFLECTED = 0.92;
export const SYNONYM = 0.85;
export const SYNONYM_FORM = 0.6;
export const BEGINNING = 0.6;
export const UNLIKELY_BEGINNING = 0.2;
export const PART = 0.5;
export const MISTYPED = 0.6;
export const MISTYPED_BEGINNING = 0.3;

/** All spellings and inflections of the word in the index. */
export function formsOf(word: string, { lexicon, languages }: QueryContext): string[] {
  const forms = languages.flatMap((language) => lexicon.forms(word, language));
  return [...new Set(lexicon.has(word) ? [word, ...forms] : forms)];
}
