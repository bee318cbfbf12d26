/**
 * Builds the search indexes before the first search: columns, words, and word forms by language. For 20,000 products
 * that takes seconds, longer than the gateway's timeout.
 */
import type { DocumentIndex } from './documentIndex.ts';
import { lexiconOf } from './language/lexicon.ts';

export function prepareSearches(index: DocumentIndex): void {
  const locales = index.column('locale')?.values ?? [];
  index.column('rank')?.order('asc');
  const lexicon = lexiconOf(index);
  // Untranslated texts remain in English.
  const languages = new Set(['en', ...locales.map((locale) => String(locale).slice(0, 2))]);
  for (const language of languages) lexicon.forms('ski', language);
}
