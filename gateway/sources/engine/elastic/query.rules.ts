/** A search as the body of `POST /{index}/_search` (Elasticsearch reference, `Search API`; OpenSearch, `Search`). */
import type { SearchInput, SuggestionInput } from '../driver.ts';
import type { Highlight, Query, SearchBody, Sort } from './dsl.ts';
import { aggregations } from './facets.rules.ts';
import { filterClauses, localesOf, type Market } from './filters.rules.ts';
import { languages, languagesOf, type Language } from './language.rules.ts';
import { namingFields, ownFields, sortsOf, type IndexSchema } from './schema.rules.ts';
import { typedWords, wordsQuery } from './words.rules.ts';

/** The service refuses larger offsets (`index.max_result_window`). */
const WINDOW = 10_000;
const DEFAULT_PAGE = 10;
const DEFAULT_SNIPPET = 100;

export function pageOf({ resultsPerPage = DEFAULT_PAGE, current = 1 }: SearchInput): {
  from: number;
  size: number;
} {
  const from = (current - 1) * resultsPerPage;
  // The window's last page may be shorter; the service refuses pages beyond it.
  return { from, size: from < WINDOW ? Math.min(resultsPerPage, WINDOW - from) : resultsPerPage };
}

export function searchBody(input: SearchInput, market: Market, schema: IndexSchema): SearchBody {
  const spoken = languagesOf(localesOf(input, market));
  const words = wordsQuery(input.searchTerm, { languages: spoken, weights: schema.weights });
  const { filter, mustNot } = filterClauses(input, market);
  const sort = sorting(input);
  const aggs = aggregations(input.facets, schema);
  const highlight = words === null ? undefined : highlighting(input, words, spoken, schema);
  return {
    query: {
      bool: {
        must: [words ?? { match_all: {} }],
        ...(filter.length === 0 ? {} : { filter }),
        ...(mustNot.length === 0 ? {} : { must_not: mustNot }),
      },
    },
    ...pageOf(input),
    track_total_hits: true,
    ...(sort === undefined ? {} : { sort }),
    ...(aggs === undefined ? {} : { aggs }),
    ...(highlight === undefined ? {} : { highlight }),
    _source: sourceOf(input),
  };
}

/** Ties are ordered by id, so that no document is on two pages. */
function sorting(input: SearchInput): Sort[] {
  const asked = sortsOf(input).map(({ field, direction }): Sort =>
    field === '_score'
      ? { _score: { order: direction } }
      : { [field]: { order: direction, missing: '_last' } },
  );
  const first: Sort[] = asked.length === 0 ? [{ _score: { order: 'desc' } }] : asked;
  return [...first, { id: { order: 'asc' } }];
}

/** `id` is always part of the answer. */
function sourceOf({ resultFields }: SearchInput): SearchBody['_source'] {
  const names = Object.keys(resultFields ?? {});
  return names.length === 0
    ? { excludes: ownFields }
    : { includes: [...new Set(['id', ...names])], excludes: ownFields };
}

function highlighting(
  { resultFields = {} }: SearchInput,
  words: Query,
  spoken: readonly Language[],
  { weights }: IndexSchema,
): Highlight | undefined {
  const marked = Object.entries(resultFields).flatMap(([field, { snippet }]) =>
    snippet === undefined || !Object.hasOwn(weights, field)
      ? []
      : spoken.map((language) => [
          `words.${language}.${field}`,
          { fragment_size: snippet.size ?? DEFAULT_SNIPPET, number_of_fragments: 1 },
        ]),
  );
  if (marked.length === 0) return undefined;
  return {
    pre_tags: ['<em>'],
    post_tags: ['</em>'],
    encoder: 'html',
    require_field_match: false,
    highlight_query: words,
    fields: Object.fromEntries(marked),
  };
}

/** Documents that suggestions are counted over. */
const SUGGESTING_DOCUMENTS = 100;

/** Finds names by their indexed prefixes. Null without a term or a field to suggest from. */
export function suggestionBody(input: SuggestionInput, schema: IndexSchema): SearchBody | null {
  const words = typedWords(input.query);
  const fields = suggestingFields(input, schema);
  if (words.length === 0 || fields.length === 0) return null;
  return {
    query: {
      multi_match: {
        query: words.join(' '),
        type: 'best_fields',
        fields: languages.flatMap((language) =>
          fields.map((field) => `words.${language}.${field}.start^${schema.weights[field] ?? 1}`),
        ),
        operator: 'and',
      },
    },
    from: 0,
    size: SUGGESTING_DOCUMENTS,
    track_total_hits: true,
    _source: { includes: fields, excludes: ownFields },
  };
}

export function suggestingFields({ fields }: SuggestionInput, { weights }: IndexSchema): string[] {
  const naming = namingFields.filter((field) => Object.hasOwn(weights, field));
  return fields === undefined ? naming : naming.filter((field) => fields.includes(field));
}
