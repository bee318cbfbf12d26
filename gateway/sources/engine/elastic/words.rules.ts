/**
 * What was typed, as a query. Every word may stand in any searched field; a word may be mistyped, and the last one may
 * still be growing. Typed text only ever is the `query` of a `multi_match`, whose text is analysed and never parsed
 * (Elasticsearch reference, `Multi-match query`; OpenSearch documentation, `Multi-match query`).
 */
import type { MultiMatch, Query } from './dsl.ts';
import type { Language } from './language.rules.ts';

/** Words that are looked at: a pasted page shall not become a thousand clauses. */
const MOST_WORDS = 16;
/** Of three words and more a quarter may be missing, rounded down to what must be there. */
const ENOUGH_WORDS = '2<75%';

export interface Wording {
  languages: readonly Language[];
  weights: Readonly<Record<string, number>>;
}

export function typedWords(term: string): string[] {
  return term.trim().split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
}

/** Null when nothing was typed: then every document matches. */
export function wordsQuery(term: string, wording: Wording): Query | null {
  const words = typedWords(term);
  if (words.length === 0) return null;
  const stemmed = weighted(wording, '');
  const plain = weighted(wording, '.plain');
  const clauses = words.map((word, place) =>
    place === words.length - 1
      ? oneOf([wholeWord(word, stemmed), growing(word, plain)])
      : wholeWord(word, stemmed),
  );
  const [only] = clauses;
  if (clauses.length === 1 && only) return only;
  return oneOf([
    // All words at once, whatever field each is in: only here do synonyms of several words apply.
    {
      multi_match: { query: words.join(' '), type: 'cross_fields', fields: stemmed, operator: 'and' },
    },
    { bool: { should: clauses, minimum_should_match: ENOUGH_WORDS } },
  ]);
}

function oneOf(should: readonly Query[]): Query {
  return { bool: { should, minimum_should_match: 1 } };
}

/** Numbers are not forgiven: 178 is another ski than 179. */
function wholeWord(query: string, fields: readonly string[]): MultiMatch {
  const forgiving = /\p{N}/u.test(query) ? {} : { fuzziness: 'AUTO' as const, prefix_length: 1 };
  return { multi_match: { query, type: 'best_fields', fields, operator: 'and', ...forgiving } };
}

/** On unstemmed words: the beginning of a word is not the beginning of its stem. */
function growing(query: string, fields: readonly string[]): MultiMatch {
  return { multi_match: { query, type: 'bool_prefix', fields, operator: 'and' } };
}

function weighted({ languages, weights }: Wording, form: '' | '.plain'): string[] {
  return languages.flatMap((language) =>
    Object.entries(weights).map(([field, weight]) => `words.${language}.${field}${form}^${weight}`),
  );
}
