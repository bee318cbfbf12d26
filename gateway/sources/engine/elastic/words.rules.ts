/**
 * The search term as a query. Each word may match any searched field and may have a typo; the last one may be a prefix.
 * The term is only ever the `query` of a `multi_match`, whose text is analysed and never parsed
 * (Elasticsearch reference, `Multi-match query`; OpenSearch documentation, `Multi-match query`).
 */
import type { MultiMatch, Query } from './dsl.ts';
import type { Language } from './language.rules.ts';

/** Further words are ignored: a pasted page must not become a thousand clauses. */
const MOST_WORDS = 16;
/** Of three words and more, 75 % must match, rounded down. */
const ENOUGH_WORDS = '2<75%';

export interface Wording {
  languages: readonly Language[];
  weights: Readonly<Record<string, number>>;
}

export function typedWords(term: string): string[] {
  return term.trim().split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
}

/** Null for an empty term: then every document matches. */
export function wordsQuery(term: string, wording: Wording): Query | null {
  const words = typedWords(term);
  if (words.length === 0) return null;
  const stemmed = weighted(wording, '');
  const plain = weighted(wording, '.plain');
  const clauses = words.map((word, place) =>
    place === words.length - 1
      ? oneOf([wholeWord(word, stemmed), prefix(word, plain)])
      : wholeWord(word, stemmed),
  );
  const [only] = clauses;
  if (clauses.length === 1 && only) return only;
  return oneOf([
    // All words together, each in any field: synonyms of several words apply only here.
    {
      multi_match: { query: words.join(' '), type: 'cross_fields', fields: stemmed, operator: 'and' },
    },
    { bool: { should: clauses, minimum_should_match: ENOUGH_WORDS } },
  ]);
}

function oneOf(should: readonly Query[]): Query {
  return { bool: { should, minimum_should_match: 1 } };
}

/** No fuzziness for numbers: 178 is another ski than 179. */
function wholeWord(query: string, fields: readonly string[]): MultiMatch {
  const forgiving = /\p{N}/u.test(query) ? {} : { fuzziness: 'AUTO' as const, prefix_length: 1 };
  return { multi_match: { query, type: 'best_fields', fields, operator: 'and', ...forgiving } };
}

/** On unstemmed words: a prefix of a word may not be a prefix of its stem. */
function prefix(query: string, fields: readonly string[]): MultiMatch {
  return { multi_match: { query, type: 'bool_prefix', fields, operator: 'and' } };
}

function weighted({ languages, weights }: Wording, form: '' | '.plain'): string[] {
  return languages.flatMap((language) =>
    Object.entries(weights).map(([field, weight]) => `words.${language}.${field}${form}^${weight}`),
  );
}
