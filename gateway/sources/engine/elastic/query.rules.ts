/** A search as the body of `POST /{index}/_search` (Elasticsearch reference, `Search API`; OpenSearch, `Search`). */
import type { SearchInput, SuggestionInput } from '../driver.ts';
import type { Highlight, Query, SearchBody, Sort, WordsBody } from './dsl.ts';
import { aggregations } from './facets.rules.ts';
import { filterClauses, localesOf, type Market } from './filters.rules.ts';
import { languages, languagesOf, type Language } from './language.rules.ts';
import { namingFields, ownFields, sortsOf, type IndexSchema } from './schema.rules.ts';
import { candidates, oneOf, unitsOf, type Asked, type Counts, type Unit } from './readings.rules.ts';
import { termsOf, typedWords } from './terms.rules.ts';
import { allOf, wordsQuery } from './words.rules.ts';
import type { WordsAnswerJson } from './wire.ts';

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

/** Null for an empty term: every document matches. */
export function askedOf(input: SearchInput, market: Market, schema: IndexSchema): Asked | null {
  if (input.searchTerm.trim() === '') return null;
  const spoken = languagesOf(localesOf(input, market));
  return { terms: termsOf(input.searchTerm, spoken), spoken, schema, stack: input.stack };
}

/** What the words mean is decided in the whole market: other filters only narrow the list. */
export function wordsBody(asked: Asked, input: SearchInput, market: Market): WordsBody {
  const filters = candidates(asked, null);
  const sure = Object.keys(filters).filter((name) =>
    / (?:plain|words|set |joined|beginning|fact)/.test(name),
  );
  const words = asked.terms.flatMap((term, place) => {
    if (term.isStopWord || term.word === asked.stack) return [];
    const own = sure.filter((name) => name.startsWith(`${place} `)).flatMap((name) => filters[name] ?? []);
    return [oneOf(own)];
  });
  return counting(input, market, {
    ...(Object.keys(filters).length === 0 ? {} : { words: { filters: { filters } } }),
    ...(words.length < 2 ? {} : { together: togetherness({ bool: { filter: words } }) }),
  });
}

/** Null when every word was found. */
export function guessesBody(
  asked: Asked,
  counts: Counts,
  input: SearchInput,
  market: Market,
): WordsBody | null {
  const filters = candidates(asked, counts);
  return Object.keys(filters).length === 0
    ? null
    : counting(input, market, { words: { filters: { filters } } });
}

/** Which kinds have documents with all words, in the readings that were found. */
export function togetherBody(
  units: readonly Unit[],
  asked: Asked,
  input: SearchInput,
  market: Market,
): WordsBody {
  return counting(input, market, { together: togetherness(allOf(units, asked)) });
}

function togetherness(filter: Query): NonNullable<WordsBody['aggs']['together']> {
  return { filter, aggs: { kinds: { terms: { field: 'document_kind', size: MOST_KINDS } } } };
}

function counting(input: SearchInput, market: Market, aggs: WordsBody['aggs']): WordsBody {
  const { filter, mustNot } = filterClauses(marketOnly(input), market);
  return {
    query: { bool: { filter, ...(mustNot.length === 0 ? {} : { must_not: mustNot }) } },
    size: 0,
    track_total_hits: true,
    aggs,
  };
}

/** The part of a search that decides what its words mean. */
export function marketOnly({
  searchTerm,
  stack,
  environment,
  includeLocales,
  includeRegions,
  excludeRegions,
}: SearchInput): SearchInput {
  return {
    searchTerm,
    ...(stack === undefined ? {} : { stack }),
    ...(environment === undefined ? {} : { environment }),
    ...(includeLocales === undefined ? {} : { includeLocales }),
    ...(includeRegions === undefined ? {} : { includeRegions }),
    ...(excludeRegions === undefined ? {} : { excludeRegions }),
  };
}

/** What the words of a term mean in a market. */
export interface Meaning {
  units: readonly Unit[];
  total: number;
  /** Null: a single word, so all documents that match have all words. */
  complete: readonly string[] | null;
}

export function meaningOf(asked: Asked, { total, counts, kinds }: WordsAnswerJson): Meaning {
  const units = unitsOf(asked, counts satisfies Counts);
  const isSingle = units.filter(({ isOptional }) => !isOptional).length < 2;
  return { units, total, complete: isSingle ? null : kinds };
}

export function searchBody(
  input: SearchInput,
  market: Market,
  schema: IndexSchema,
  meaning: Meaning | null,
): SearchBody {
  const spoken = languagesOf(localesOf(input, market));
  const words = meaning === null ? null : wordsQuery({ ...meaning, spoken, schema });
  const { filter, mustNot } = filterClauses(input, market);
  const sort = sorting(input, schema);
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

/** Kinds of documents, which are few. */
const MOST_KINDS = 50;

/** Ties are ordered as the editors do, then by id, so that no document is on two pages. */
function sorting(input: SearchInput, { fields }: IndexSchema): Sort[] {
  const asked = sortsOf(input).map(({ field, direction }): Sort =>
    field === '_score'
      ? { _score: { order: direction } }
      : { [field]: { order: direction, missing: '_last' } },
  );
  const first: Sort[] = asked.length === 0 ? [{ _score: { order: 'desc' } }] : asked;
  const isRanked = Object.hasOwn(fields, 'rank') && !asked.some((one) => Object.hasOwn(one, 'rank'));
  return [
    ...first,
    ...(isRanked ? [{ rank: { order: 'asc', missing: '_last' } } as const] : []),
    { id: { order: 'asc' } },
  ];
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
