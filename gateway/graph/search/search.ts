/** `search`: products, categories, pages, stories and support articles at once (catalogue.md 3 Search, 7.3, 9). */
import { builder, MAX_NODES } from '../builder.ts';
import { facetNames } from '../catalog/products/productList.rules.ts';
import { FilterMatch, ProductFilter, ProductSort } from '../catalog/products/productListInput.ts';
import { costliestFacetOf, Facet, facetsOf } from './facets/facet.ts';
import { cursorAt, DEFAULT_FIRST, pageInfoOf } from './listing/paging.rules.ts';
import { MAX_TERM_LENGTH, MAX_PAGES, searchSorts, sortFields, type SearchKind } from './searchInput.rules.ts';
import { searchListing, type SearchModel } from './listing/searchListing.ts';
import { UnsoldKind, unsoldKindIn } from './unsold/unsoldKind.ts';
import { SearchKindRef, SearchResult, type SearchResultModel } from './searchResult.ts';

const SortDirection = builder.enumType('SortDirection', {
  description: 'Specification contract: the direction of `sortField`. `ProductSort` names both.',
  values: {
    ASC: { value: 'asc', description: 'Ascending.' },
    DESC: { value: 'desc', description: 'Descending.' },
  } as const,
});

const SearchFilter = builder.inputType('SearchFilter', {
  description: 'Specification contract: a filter of `search`, by field. `FacetFilter` says the same.',
  fields: (t) => ({
    field: t.string({
      required: true,
      description: `\`kind\`, whose values are those of \`SearchKind\`, or a facet: ${facetNames.join(', ')}. Unknown fields are refused; those this market lacks, such as price in a country without prices, are ignored.`,
    }),
    values: t.stringList({
      description:
        'As in `FacetValue.value`; for ranges, strings such as `80..90`. At most 64, and 8 in all filters of types ALL and NONE together.',
    }),
    type: t.field({
      type: FilterMatch,
      defaultValue: 'any',
      description: 'How several values are combined.',
    }),
    min: t.float({ description: 'Lower end of a range, inclusive; on ranges.' }),
    max: t.float({ description: 'Upper end of a range, inclusive; on ranges.' }),
  }),
});

const SearchKindCount = builder.objectRef<{ kind: SearchKind; count: number }>('SearchKindCount').implement({
  description: 'Number of results of one kind.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SearchKindRef, description: 'The kind.' }),
    count: t.exposeInt('count', { description: 'Number of documents; 0 for kinds without results.' }),
  }),
});

const SearchResultEdge = builder
  .objectRef<{ result: SearchResultModel; place: number }>('SearchResultEdge')
  .implement({
    description: 'One result of a search.',
    fields: (t) => ({
      cursor: t.string({
        description:
          'Position in the list, for `after` and `before`. Valid for the same term, sort and filters.',
        resolve: ({ place }) => cursorAt(place),
      }),
      node: t.expose('result', { type: SearchResult, description: 'The result.' }),
    }),
  });

export const SearchResultConnection = builder.objectRef<SearchModel>('SearchResultConnection').implement({
  description: 'One page of search results. From the search service.',
  fields: (t) => ({
    edges: t.field({
      type: [SearchResultEdge],
      // Already counted by the connection's own multiplier.
      complexity: { field: 1, multiplier: 1 },
      description:
        'The results, best match first unless sorted. Fewer than requested at the end of the list, and when the sources disagree about what is shown here.',
      resolve: ({ results }) => results,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Position of this page in the whole list.',
      resolve: pageInfoOf,
    }),
    requestId: t.exposeString('requestId', {
      description: 'The search service’s id of this search, for `reportSearchClick`.',
    }),
    resultSearchTerm: t.exposeString('term', {
      description: 'The search term, without extra spaces and invisible characters.',
    }),
    totalPages: t.exposeInt('totalPages', {
      description: `Number of pages of this size, at most ${MAX_PAGES}, the search service’s limit.`,
    }),
    totalCount: t.exposeInt('totalCount', {
      description: 'Results in the whole filtered list.',
    }),
    kindCounts: t.field({
      type: [SearchKindCount],
      nullable: true,
      complexity: { field: 1, multiplier: 5 },
      description:
        'Results of each kind for the term, regardless of requested kinds and filters. Null with an error when the search service is down. Costs one upstream call when the search is filtered.',
      resolve: (search) => search.kindCounts(),
    }),
    facets: t.field({
      type: [Facet],
      nullable: true,
      complexity: { field: 1, multiplier: 1 },
      description:
        'Available facets, counting products only, without those that offer no choice. Null with an error when the search service is down. Costs one upstream call per facet with a selection.',
      resolve: facetsOf,
    }),
    costliestFacet: t.field({
      type: Facet,
      nullable: true,
      complexity: 1,
      description:
        'For an empty list: the most restrictive facet, the one to reset first. Null when the list is not empty, no facet is selected, or resetting a single one yields nothing; null with an error when the search service is down. Costs nothing beyond `facets`.',
      resolve: (search) => costliestFacetOf(search, search.totalCount),
    }),
    unsoldKind: t.field({
      type: UnsoldKind,
      nullable: true,
      complexity: 1,
      description:
        'What the term asks for and this shop does not sell, such as snowboards: results are then near it at best. Null for any other term. Makes no upstream call.',
      resolve: unsoldKindIn,
    }),
    correctedTerm: t.exposeString('correctedTerm', {
      nullable: true,
      description:
        'The corrected term when the typed one found nothing: results, totals and facets are for it. Null when the typed term found something, and when no correction did: a title with the same beginning, in which at most every third letter differs. A typo in the first letters, such as `tuoring`, is not corrected.',
    }),
  }),
});

builder.queryField('search', (t) =>
  t.field({
    type: SearchResultConnection,
    description: `Searches this market, tolerating plurals and, where nothing else is found, typos, see \`SearchResultConnection.correctedTerm\`. ${DEFAULT_FIRST} results by default. The whole field is an error when the search service is down.`,
    args: {
      searchTerm: t.arg.string({
        required: true,
        description: `The typed term, at most ${MAX_TERM_LENGTH} characters. Empty finds everything, in the editors’ order.`,
      }),
      kinds: t.arg({
        type: [SearchKindRef],
        description: 'Only these kinds; all of them when absent or empty.',
      }),
      resultsPerPage: t.arg.int({
        description: `Specification contract, see \`first\`: results per page, 1 to ${MAX_NODES}.`,
      }),
      current: t.arg.int({
        description: `Specification contract, see \`skip\`: page number, 1 to ${MAX_PAGES}.`,
      }),
      ...t.arg.connectionArgs(),
      skip: t.arg.int({
        description: 'Number of results to skip, for numbered pages. `after` takes precedence.',
      }),
      filter: t.arg({
        type: ProductFilter,
        description: 'Only products that match. Not with `filters`.',
      }),
      sort: t.arg({
        type: ProductSort,
        description: `Order: ${searchSorts.join(', ')}; the first by default. Not with \`sortField\`.`,
      }),
      sortField: t.arg.string({
        description: `Specification contract, see \`sort\`: one of ${Object.keys(sortFields).join(', ')}; relevance when absent. Prices are this market’s guest prices.`,
      }),
      sortDirection: t.arg({
        type: SortDirection,
        description:
          'Specification contract, see `sort`: ASC for price and title, DESC for relevance and season when absent. Documents without the field come last.',
      }),
      filters: t.arg({
        type: [SearchFilter],
        description: 'Specification contract, see `filter`: at most 16, combined with AND.',
      }),
      stack: t.arg.string({
        description:
          'Stack of the documents. Only the shop’s own is allowed; others, such as staging, are refused.',
      }),
      environment: t.arg.string({
        description: 'Environment of the documents. Only the production one is allowed; others are refused.',
      }),
      includeLocales: t.arg.stringList({
        description:
          'Content locales, such as `de` or `en-us`, instead of the market’s own; at most 16. A document found in several of them is listed for each.',
      }),
      includeRegions: t.arg.stringList({
        description:
          'Only documents also shown in one of these regions, such as `eu_region_1`; at most 16. Documents not shown in this market are never found.',
      }),
      excludeRegions: t.arg.stringList({
        description: 'Excludes documents shown in any of these regions; at most 16.',
      }),
    },
    complexity: ({ resultsPerPage, first, last }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(resultsPerPage ?? first ?? last ?? DEFAULT_FIRST, MAX_NODES)),
    }),
    resolve: (_root, args, ctx) => searchListing(args, ctx),
  }),
);
