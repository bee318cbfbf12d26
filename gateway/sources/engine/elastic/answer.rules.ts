/**
 * Converts answers to App Search's shape (wire-protocols 2.3): fields wrapped in `raw` and `snippet`, facets as lists,
 * pages counted (Elasticsearch reference, `Search API`, response body).
 */
import type {
  ResultFieldJson,
  SearchInput,
  SearchResponseJson,
  SearchResultJson,
  SuggestionInput,
  SuggestionResponseJson,
} from '../driver.ts';
import { facetsOf } from './facets.rules.ts';
import { pageOf } from './query.rules.ts';
import { typedWords } from './terms.rules.ts';
import type { HitJson, SearchAnswerJson } from './wire.ts';

const DEFAULT_PAGE = 10;
const DEFAULT_SNIPPET = 100;

export function searchResponse(input: SearchInput, answer: SearchAnswerJson): SearchResponseJson {
  const total = answer.hits.total.value;
  const size = input.resultsPerPage ?? DEFAULT_PAGE;
  const hasFacets = Object.keys(input.facets ?? {}).length > 0;
  return {
    results: pageOf(input).size === 0 ? [] : answer.hits.hits.map((hit) => result(hit, input.resultFields)),
    ...(hasFacets ? { facets: facetsOf(input.facets, answer.aggregations) } : {}),
    meta: {
      request_id: answer.request_id,
      page: {
        current: input.current ?? 1,
        size,
        total_pages: size === 0 ? 0 : Math.ceil(total / size),
        total_results: total,
      },
    },
  };
}

function result(hit: HitJson, fields: SearchInput['resultFields'] = {}): SearchResultJson {
  const { _source: source, highlight = {} } = hit;
  const names = Object.keys(fields);
  if (names.length === 0) {
    return Object.fromEntries(Object.entries(source).map(([name, raw]) => [name, { raw }]));
  }
  const marked = new Map(
    Object.entries(highlight).map(([path, fragments]) => [
      path.split('.').at(-1),
      normalisedHtml(fragments.join(' … ')),
    ]),
  );
  const wrapped = Object.entries(fields).map(([name, { raw, snippet }]): [string, ResultFieldJson] => {
    const value = source[name] ?? null;
    return [
      name,
      {
        ...(raw === undefined ? {} : { raw: cut(value, raw.size) }),
        ...(snippet === undefined ? {} : { snippet: marked.get(name) ?? unmarked(value, snippet) }),
      },
    ];
  });
  return { id: { raw: source['id'] ?? null }, ...Object.fromEntries(wrapped) };
}

function cut(value: ResultFieldJson['raw'], size: number | undefined): ResultFieldJson['raw'] {
  return typeof value === 'string' && size !== undefined ? value.slice(0, size) : value;
}

/** A snippet without a match: the beginning of the text, escaped; null without `fallback`. */
function unmarked(
  value: ResultFieldJson['raw'],
  { size = DEFAULT_SNIPPET, fallback = true }: { size?: number; fallback?: boolean },
): string | null {
  const text =
    value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value);
  return fallback && text !== '' ? escaped(text.slice(0, size)) : null;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes snippets equal to App Search's: other entities for two characters, and one mark for adjacent Japanese bigrams. */
function normalisedHtml(html: string): string {
  return html.replaceAll('&#x27;', '&#39;').replaceAll('&#x2F;', '/').replaceAll('</em><em>', '');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Words that a suggestion adds at most. */
const MOST_MORE_WORDS = 2;
const DEFAULT_SUGGESTIONS = 10;

/** Completions from names, in lower case: the most frequent first, then the shorter. */
export function suggestionResponse(
  input: SuggestionInput,
  answer: SearchAnswerJson,
  fields: readonly string[],
): SuggestionResponseJson {
  const typed = typedWords(input.query).map(folded);
  const counts = new Map<string, number>();
  for (const { _source: source } of answer.hits.hits) {
    const texts = fields.flatMap((field) => source[field] ?? []).map(String);
    for (const phrase of new Set(texts.flatMap((text) => phrasesFrom(text, typed)))) {
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  const suggestions = [...counts]
    .sort(
      ([left, inLeft], [right, inRight]) =>
        inRight - inLeft || left.length - right.length || (left < right ? -1 : 1),
    )
    .slice(0, input.size ?? DEFAULT_SUGGESTIONS);
  return {
    results: { documents: suggestions.map(([suggestion]) => ({ suggestion })) },
    meta: { request_id: answer.request_id },
  };
}

function phrasesFrom(text: string, typed: readonly string[]): string[] {
  const said = text.toLowerCase().split(/\s+/u).filter(Boolean);
  return said.flatMap((_, first) => {
    const fits = typed.every((word, place) => {
      const other = folded(said[first + place] ?? '');
      return place === typed.length - 1 ? other.startsWith(word) : other === word;
    });
    if (!fits) return [];
    const last = Math.min(said.length, first + typed.length + MOST_MORE_WORDS);
    const lengths = Array.from(
      { length: last - first - typed.length + 1 },
      (__, more) => typed.length + more,
    );
    return lengths.map((length) => said.slice(first, first + length).join(' '));
  });
}

function folded(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
