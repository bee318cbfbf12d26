/** `search`: products, categories, pages, stories and support articles at once (catalogue.md 3 Search, 7.3, 9). */
import { builder, MOST_NODES } from '../builder.ts';
import { costliestFacetOf, Facet, facetsOf } from './facet.ts';
import { facetNames } from './facets.rules.ts';
import { cursorAt, DEFAULT_FIRST, pageInfoOf } from './paging.rules.ts';
import { RawSearchResponse } from './rawSearch.ts';
import { LONGEST_TERM, MOST_PAGES, sortFields, type SearchKind } from './searchInput.rules.ts';
import { searchListing, type SearchModel } from './searchListing.ts';
import { SearchKindRef, SearchResult, type SearchResultModel } from './searchResult.ts';

const SearchFilterType = builder.enumType('SearchFilterType', {
  description: 'How several values of a filter meet.',
  values: {
    ANY: { value: 'any', description: 'At least one of them; on ranges from the lowest end to the highest.' },
    ALL: { value: 'all', description: 'All of them at once, such as both of two colours.' },
    NONE: { value: 'none', description: 'None of them.' },
  } as const,
});

const SortDirection = builder.enumType('SortDirection', {
  description: 'Which end of an order comes first.',
  values: {
    ASC: { value: 'asc', description: 'The least first.' },
    DESC: { value: 'desc', description: 'The most first.' },
  } as const,
});

const SearchFilter = builder.inputType('SearchFilter', {
  description: 'What a search is narrowed by. Several filters narrow each other.',
  fields: (t) => ({
    field: t.string({
      required: true,
      description: `\`kind\`, whose values are those of \`SearchKind\`, or a facet: ${facetNames.join(', ')}. Another one is refused; one that this market does not have, such as a price where nobody names any, narrows nothing.`,
    }),
    values: t.stringList({
      description:
        'As `FacetValue.value` gives them; on ranges texts such as `80..90`. At most 64, and of types ALL and NONE 8 in all filters together.',
    }),
    type: t.field({
      type: SearchFilterType,
      defaultValue: 'any',
      description: 'How several values meet.',
    }),
    min: t.float({ description: 'Lower end of a range, inclusive; on ranges.' }),
    max: t.float({ description: 'Upper end of a range, inclusive; on ranges.' }),
  }),
});

const SearchKindCount = builder.objectRef<{ kind: SearchKind; count: number }>('SearchKindCount').implement({
  description: 'How much of one kind a search finds.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchKindRef, description: 'The kind.' }),
    count: t.exposeInt('count', { description: 'Documents of it; 0 for a kind that nothing was found of.' }),
  }),
});

const SearchEdge = builder.objectRef<{ result: SearchResultModel; place: number }>('SearchEdge').implement({
  description: 'One result of a search.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Place in the list, for `after` and `before`. Good for the same term, sort and filters.',
      resolve: ({ place }) => cursorAt(place),
    }),
    node: t.expose('result', { type: SearchResult, description: 'The result.' }),
  }),
});

const SearchConnection = builder.objectRef<SearchModel>('SearchConnection').implement({
  description: 'One page of what a search found. From the search service.',
  fields: (t) => ({
    edges: t.field({
      type: [SearchEdge],
      // The connection's own multiplier counts the results already.
      complexity: { field: 1, multiplier: 1 },
      description:
        'The results, best first unless sorted. Fewer than asked at the end of the list, and where the sources disagree about what is shown here.',
      resolve: ({ results }) => results,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where this page stands in the whole list.',
      resolve: pageInfoOf,
    }),
    requestId: t.exposeString('requestId', {
      description: 'The search service’s name for this search, for `reportSearchClick`.',
    }),
    resultSearchTerm: t.exposeString('term', {
      description: 'What was looked for, without needless blanks and invisible characters.',
    }),
    totalPages: t.exposeInt('totalPages', {
      description: `Pages of this size in the whole list, at most ${MOST_PAGES}: the search service gives no more.`,
    }),
    totalResults: t.exposeInt('totalCount', {
      description: 'Results in the whole list, as it is narrowed.',
    }),
    kindCounts: t.field({
      type: [SearchKindCount],
      nullable: true,
      complexity: { field: 1, multiplier: 5 },
      description:
        'Results of each kind for the whole term, whatever kinds are asked for and however else it is narrowed. Null with an error when the search service is down. Costs one upstream call when the search is narrowed.',
      resolve: (search) => search.kindCounts(),
    }),
    facets: t.field({
      type: [Facet],
      nullable: true,
      complexity: { field: 1, multiplier: 1 },
      description:
        'What the list can be narrowed by, counting products only; facets with nothing to choose are left out. Null with an error when the search service is down. Costs one upstream call for each facet that has a choice.',
      resolve: facetsOf,
    }),
    costliestFacet: t.field({
      type: Facet,
      nullable: true,
      complexity: 1,
      description:
        'Of an empty list: the facet whose choice costs most, the one to take back first. Null when the list is not empty, no facet is chosen, or taking back a single one brings nothing; null with an error when the search service is down. Costs nothing beside `facets`.',
      resolve: costliestFacetOf,
    }),
    rawResponse: t.expose('rawResponse', {
      type: RawSearchResponse,
      description: 'The search service’s own answer that this one was made of.',
    }),
    correctedTerm: t.exposeString('correctedTerm', {
      nullable: true,
      description:
        'The spelling that found something when the typed one found nothing: the results, their number and their facets are of it. Null when what was typed found something, and when no near spelling did.',
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: SearchConnection,
    description: `Finds what the words mean in this market: typing errors and plurals are forgiven. ${DEFAULT_FIRST} results when nothing says how many. When the search service is down the whole field is an error.`,
    args: {
      searchTerm: t.arg.string({
        required: true,
        description: `What somebody typed, at most ${LONGEST_TERM} characters. Empty finds everything, in the editors’ order.`,
      }),
      kinds: t.arg({
        type: [SearchKindRef],
        description: 'Only these kinds; all of them when absent or empty.',
      }),
      resultsPerPage: t.arg.int({
        description: `Results of a page: 1 to ${MOST_NODES}. Not with \`first\`.`,
      }),
      current: t.arg.int({
        description: `Number of the page, from 1 to ${MOST_PAGES}. Not with Relay’s arguments.`,
      }),
      ...t.arg.connectionArgs(),
      sortField: t.arg.string({
        description: `One of ${Object.keys(sortFields).join(', ')}; relevance when absent. Prices are those that guests are asked in this market.`,
      }),
      sortDirection: t.arg({
        type: SortDirection,
        description:
          'ASC for price and title, DESC for relevance and season when absent. What lacks the field comes last.',
      }),
      filters: t.arg({
        type: [SearchFilter],
        description: 'What the results are narrowed by, at most 16; all of them together.',
      }),
      stack: t.arg.string({
        description:
          'Stack of the documents. Only the shop’s own is served, another is refused: what is rehearsed there is not for shoppers.',
      }),
      environment: t.arg.string({
        description: 'Environment of the documents. Only the published one is served, another is refused.',
      }),
      includeLocales: t.arg.stringList({
        description:
          'Locales of content, such as `de` or `en-us`, instead of the market’s own; at most 16. Something found in several of them is listed in each.',
      }),
      includeRegions: t.arg.stringList({
        description:
          'Only what is also shown in one of these regions, such as `eu_region_1`; at most 16. What is not shown in this market is never found.',
      }),
      excludeRegions: t.arg.stringList({
        description: 'Without what is shown in any of these regions; at most 16.',
      }),
    },
    complexity: ({ resultsPerPage, first, last }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(resultsPerPage ?? first ?? last ?? DEFAULT_FIRST, MOST_NODES)),
    }),
    resolve: (_root, args, ctx) => searchListing(args, ctx),
  }),
);
