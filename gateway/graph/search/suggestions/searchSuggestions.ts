/** `searchSuggestions`: suggestions while typing in a search box. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { withFallback } from '../../sourceErrors.ts';
import { completions } from './completions.rules.ts';
import { foundDocument, foundFields, type FoundDocument } from '../foundDocument.rules.ts';
import { searchTerm, type SearchKind } from '../searchInput.rules.ts';
import { shownHere, suggestingFields, valid } from '../listing/searchListing.ts';
import { SearchResult, searchResults, TextPart, type SearchResultModel } from '../searchResult.ts';
import { completionParts } from './textParts.rules.ts';

const SHORTEST = 2;
const MAX_QUERIES = 4;
const MAX_SUGGESTIONS = 20;
/** One search covers all kinds, so it fetches more than the few of each that are shown. */
const FETCHED = 60;

/** In display order. */
const offered: readonly { kinds: readonly SearchKind[]; most: number }[] = [
  { kinds: ['PRODUCT'], most: 4 },
  { kinds: ['CATEGORY'], most: 2 },
  { kinds: ['POST', 'SUPPORT'], most: 2 },
];
/** Spare candidates, as a product may turn out not to be sold here. */
const SPARE = 2;

interface SuggestionsModel {
  requestId: string;
  term: string;
  queries: string[];
  results: SearchResultModel[];
}

async function suggestionsFor(given: string, ctx: RequestContext): Promise<SuggestionsModel> {
  const term = valid(searchTerm(given));
  if ([...term].length < SHORTEST) return { requestId: '', term, queries: [], results: [] };
  const [answer, suggested] = await Promise.all([
    ctx.engine.search({
      term,
      filters: [
        ...shownHere(ctx),
        { field: 'document_kind', values: ['product', 'category', 'post', 'support'] },
      ],
      resultFields: foundFields,
      page: { size: FETCHED, current: 1 },
    }),
    // Results are useful without completions.
    withFallback(ctx.engine.suggest({ term, fields: suggestingFields, size: MAX_SUGGESTIONS }), null),
  ]);
  const found = answer.results.flatMap((result) => foundDocument(result) ?? []);
  return {
    requestId: answer.requestId,
    term,
    queries: completions(term, suggested?.texts ?? [], found.flatMap(wordsOf)).slice(0, MAX_QUERIES),
    results: await offeredResults(found, term, ctx),
  };
}

function wordsOf({ title, categoryTitles }: FoundDocument): string[] {
  return [title, ...categoryTitles];
}

async function offeredResults(
  found: readonly FoundDocument[],
  term: string,
  ctx: RequestContext,
): Promise<SearchResultModel[]> {
  const ofKinds = ({ kinds, most }: (typeof offered)[number], spare: number): FoundDocument[] =>
    found.filter(({ kind }) => kinds.includes(kind)).slice(0, most + spare);
  const candidates = offered.flatMap((group) => ofKinds(group, SPARE)).map((document) => ({ document }));
  const results = await searchResults(candidates, { term, choices: [] }, ctx);
  return offered.flatMap(({ kinds, most }) =>
    results
      .map(({ result }) => result)
      .filter(({ kind }) => kinds.includes(kind))
      .slice(0, most),
  );
}

const SearchQuerySuggestion = builder
  .objectRef<{ text: string; term: string }>('SearchQuerySuggestion')
  .implement({
    description: 'A suggested query.',
    fields: (t) => ({
      text: t.exposeString('text', { description: 'The query text.' }),
      parts: t.field({
        type: [TextPart],
        complexity: { field: 1, multiplier: 2 },
        description: 'The text in parts, with the typed part highlighted.',
        resolve: ({ text, term }) => completionParts(text, term),
      }),
    }),
  });

const SearchSuggestions = builder.objectRef<SuggestionsModel>('SearchSuggestions').implement({
  description: 'Suggestions for a search box.',
  fields: (t) => ({
    requestId: t.exposeString('requestId', {
      description:
        'The search service’s id of this search, for `reportSearchClick`; empty when no search was made.',
    }),
    term: t.exposeString('term', {
      description: 'The typed term, without extra spaces and invisible characters.',
    }),
    queries: t.field({
      type: [SearchQuerySuggestion],
      complexity: { field: 1, multiplier: MAX_QUERIES },
      description: `At most ${MAX_QUERIES} completions with results here, most likely first; none while the service cannot suggest.`,
      resolve: ({ queries, term }) => queries.map((text) => ({ text, term })),
    }),
    results: t.field({
      type: [SearchResult],
      complexity: { field: 1, multiplier: 8 },
      description: 'Up to 4 products, 2 categories, and 2 stories or support articles, in that order.',
      resolve: ({ results }) => results,
    }),
  }),
});

builder.queryField('searchSuggestions', (t) =>
  t.field({
    type: SearchSuggestions,
    description: `Completions and top results while typing. Empty for fewer than ${SHORTEST} characters. Costs one search and one suggestion call, cached for half a minute. The whole field is an error when the search service is down.`,
    args: {
      term: t.arg.string({ required: true, description: 'The text typed so far, at most 128 characters.' }),
    },
    complexity: 10,
    resolve: (_root, { term }, ctx) => suggestionsFor(term, ctx),
  }),
);
