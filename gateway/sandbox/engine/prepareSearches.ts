/**
 * Makes what searches read before the first of them asks: columns, words, and the words' forms by language. Of 20,000
 * products that takes seconds, which is longer than the gateway waits for an answer.
 */
import type { DocumentIndex } from './documentIndex.ts';
import { lexiconOf } from './language/lexicon.ts';

export function prepareSearches(index: DocumentIndex): void {
  const locales = index.column('locale')?.values ?? [];
  index.column('rank')?.order('asc');
  const lexicon = lexiconOf(index);
  // What nobody translated stays in English.
  const languages = new Set(['en', ...locales.map((locale) => String(locale).slice(0, 2))]);
  for (const language of languages) lexicon.forms('ski', language);
}
