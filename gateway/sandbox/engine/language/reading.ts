/** What a query is read against, and what reading it gives. */
import type { DocumentIndex } from '../documentIndex.ts';
import type { Lexicon } from './lexicon.ts';

/** One way of answering a unit. */
export interface Choice {
  /** From 0 to 1: how surely it is what was meant. */
  quality: number;
  /** Words that stand next to each other, each place with all that may stand there. */
  sequence?: readonly (readonly string[])[];
  /** 1 for every document that answers by a fact of its own, such as a length. */
  mask?: Uint8Array;
}

/** What a query is read against. */
export interface Reading {
  index: DocumentIndex;
  lexicon: Lexicon;
  /** Languages of the documents in question. */
  languages: readonly string[];
  /** False for a word that none of the documents in question holds. */
  isThere: (word: string) => boolean;
}

/** How surely a guess is right; facts and the word itself are sure. */
export const INFLECTED = 0.92;
export const SYNONYM = 0.85;
export const SYNONYM_FORM = 0.6;
export const BEGINNING = 0.6;
export const UNLIKELY_BEGINNING = 0.2;
export const PART = 0.5;
export const MISTYPED = 0.6;
export const MISTYPED_BEGINNING = 0.3;

/** All words of the index that are the word, in any spelling and form. */
export function formsOf(word: string, { lexicon, languages }: Reading): string[] {
  const forms = languages.flatMap((language) => lexicon.forms(word, language));
  return [...new Set(lexicon.has(word) ? [word, ...forms] : forms)];
}
