/** Site search: one call finds, counts and highlights; optional fields add calls as documented. */
import { MAX_NODES } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { filteredCategory } from '../../catalog/categories/filteredCategory.ts';
import {
  checkedSort,
  choicesFault,
  contentFilterFault,
  type ProductSort,
} from '../../catalog/products/productList.rules.ts';
import { choicesOf, type ProductFilterArgs } from '../../catalog/products/productListInput.ts';
import { documentOwner } from '../../../sources/engine/documentOwner.rules.ts';
import { badInput, withFallback } from '../../sourceErrors.ts';
import type { EngineFilter } from '../../../sources/engine/driver.ts';
import type { EngineAnswer, EngineSort } from '../../../sources/engine/engine.ts';
import { priceField } from '../facets/facets.rules.ts';
import { foundDocument, foundFields, kindOf } from '../foundDocument.rules.ts';
import { measuredTerm } from '../measureFilters.rules.ts';
import { facetMarket, Listing, placed, soldHere, type CountedFacet } from './listing.ts';
import { spellingCorrection, stemOf } from '../suggestions/spellingCorrection.rules.ts';
import { DEFAULT_FIRST, listPage, needsTotal, type ListPage, type Window } from './paging.rules.ts';
import {
  Fault,
  MAX_PAGES,
  names,
  narrowing,
  ownerFault,
  searchPaging,
  productSort,
  searchSort,
  searchSorts,
  searchTerm,
  type Narrowing,
  type PagingArgs,
  type SearchFilterArgs,
  type SearchKind,
  type SearchSort,
} from '../searchInput.rules.ts';
import { searchResults, type SearchResultModel } from '../searchResult.ts';

type Optional<Value> = Value | null | undefined;

export interface SearchArgs extends PagingArgs {
  searchTerm: string;
  kinds?: Optional<readonly SearchKind[]>;
  sortField?: Optional<string>;
  sortDirection?: Optional<'asc' | 'desc'>;
  filters?: Optional<readonly SearchFilterArgs[]>;
  filter?: Optional<ProductFilterArgs>;
  sort?: Optional<ProductSort>;
  stack?: Optional<string>;
  environment?: Optional<string>;
  includeLocales?: Optional<readonly string[]>;
  includeRegions?: Optional<readonly string[]>;
  excludeRegions?: Optional<readonly string[]>;
}

export interface SearchModel extends ListPage {
  ctx: RequestContext;
  requestId: string;
  /** The cleaned search term. */
  term: string;
  /** The corrected term of the results, if any. */
  correctedTerm: string | null;
  totalPages: number;
  results: { result: SearchResultModel; place: number }[];
  rawResponse: EngineAnswer['rawResponse'];
  facets(): Promise<CountedFacet[]>;
  kindCounts(): Promise<{ kind: SearchKind; count: number }[]>;
}

/** The value; throws BAD_USER_INPUT for a fault. */
export function valid<Value>(value: Value | Fault): Value {
  if (value instanceof Fault) throw badInput(`search: ${value.message}`);
  return value;
}

/** Products not sold by the store have no price field; other documents never have one. */
export function shownHere(ctx: RequestContext): EngineFilter[] {
  const sold = soldHere(ctx);
  const stories = { field: 'document_kind', values: ['category', 'page', 'post', 'support'] };
  return sold ? [{ either: [sold, stories] }] : [];
}

/** Fields that suggestions are made from. */
export const suggestingFields = ['title', 'category_titles'];
const MAX_SUGGESTIONS = 20;

export async function searchListing(args: SearchArgs, ctx: RequestContext): Promise<SearchModel> {
  const category = await filteredCategory(args.filter, ctx);
  const request = new SearchRequest(args, ctx, category);
  const { term, paging } = request;
  const typed = request.listing(term);
  const window = await typed.window('search', paging);
  const answer = await request.page(typed, window);
  if (answer.totalResults > 0 || needsTotal(paging)) return request.model(term, null, window, answer);
  const near = await correctedTermFor(term, ctx);
  const again = near === null ? null : await request.page(request.listing(near), window);
  return again !== null && again.totalResults > 0
    ? request.model(term, near, window, again)
    : request.model(term, null, window, answer);
}

/** Looks for a correction by prefix. If suggestions fail, the result stays empty. */
async function correctedTermFor(term: string, ctx: RequestContext): Promise<string | null> {
  const stem = stemOf(term);
  if (stem === null) return null;
  const suggested = ctx.engine.suggest({ term: stem, fields: suggestingFields, size: MAX_SUGGESTIONS });
  return spellingCorrection(term, (await withFallback(suggested, null))?.texts ?? []);
}

const kindCount = { document_kind: { type: 'value', size: 10 } } as const;

/** The search request, independent of spelling correction. */
class SearchRequest {
  readonly term: string;
  readonly paging: ReturnType<typeof relayPaging>;
  readonly #ctx: RequestContext;
  readonly #sort: SearchSort;
  readonly #narrowing: Narrowing;
  readonly #filters: readonly EngineFilter[];
  readonly #market: { locales?: readonly string[]; excludeRegions?: readonly string[] };

  /** @param categoryUid of `filter.category`; null without one. */
  constructor(args: SearchArgs, ctx: RequestContext, categoryUid: string | null) {
    const fault = ownerFault(documentOwner, args);
    if (fault) valid(fault);
    this.#ctx = ctx;
    this.term = valid(searchTerm(args.searchTerm));
    this.paging = relayPaging(args);
    this.#sort = valid(sortOf(args));
    this.#narrowing = valid(narrowingOf(args));
    const locales = valid(names('includeLocales', 'locale', args.includeLocales));
    const regions = valid(names('includeRegions', 'region', args.includeRegions));
    const excluded = valid(names('excludeRegions', 'region', args.excludeRegions));
    this.#market = { ...(locales ? { locales } : {}), ...(excluded ? { excludeRegions: excluded } : {}) };
    // The market's own region always applies: documents not shown here have no page.
    this.#filters = [
      ...shownHere(ctx),
      ...(regions ? [{ field: 'regions', values: regions }] : []),
      ...(categoryUid === null ? [] : [{ field: 'category_uids', values: [categoryUid] }]),
    ];
  }

  listing(term: string): Listing {
    const kinds = this.#narrowing.kinds.map((kind) => ({ field: 'document_kind', ...kind }));
    const { words, filters: measures } = measuredTerm(term);
    const filters = [...this.#filters, ...measures, ...kinds];
    return new Listing(this.#ctx, { ...this.#market, term: words, filters }, this.#narrowing.choices);
  }

  page(listing: Listing, window: Window): Promise<EngineAnswer> {
    return listing.page('search', {
      window,
      sort: this.#sorting(),
      resultFields: foundFields,
      counted: kindCount,
    });
  }

  async model(
    term: string,
    correctedTerm: string | null,
    window: Window,
    answer: EngineAnswer,
  ): Promise<SearchModel> {
    const found = placed(answer, window).flatMap(({ result, place }) => {
      const document = foundDocument(result);
      return document ? [{ document, place }] : [];
    });
    const { choices } = this.#narrowing;
    const of = correctedTerm ?? term;
    const size = this.paging.first ?? this.paging.last ?? DEFAULT_FIRST;
    return {
      ...listPage(window, answer.totalResults),
      ctx: this.#ctx,
      requestId: answer.requestId,
      term,
      correctedTerm,
      totalPages: Math.min(MAX_PAGES, Math.ceil(answer.totalResults / size)),
      results: await searchResults(found, { term: of, choices }, this.#ctx),
      rawResponse: answer.rawResponse,
      facets: () => this.listing(of).facets(answer),
      kindCounts: async () => kindCounts(this.#isNarrowed() ? await this.#whole(of) : answer),
    };
  }

  #isNarrowed(): boolean {
    return this.#narrowing.kinds.length > 0 || this.#narrowing.choices.length > 0;
  }

  #whole(term: string): Promise<EngineAnswer> {
    const { words, filters } = measuredTerm(term);
    return this.#ctx.engine.search({
      ...this.#market,
      term: words,
      filters: [...this.#filters, ...filters],
      facets: kindCount,
      page: { size: 0 },
    });
  }

  #sorting(): EngineSort[] {
    const { field, direction } = this.#sort;
    const price = priceField(facetMarket(this.#ctx));
    const relevance: EngineSort = { field: '_score', direction: 'desc' };
    // Without a term nothing has relevance, so the editors' order applies.
    const isSilent = measuredTerm(this.term).words === '';
    const usual: EngineSort[] = isSilent ? [{ field: 'rank', direction: 'asc' }] : [relevance];
    switch (field) {
      case 'relevance':
        return isSilent ? usual : [{ field: '_score', direction }];
      case 'rank':
        return [{ field: 'rank', direction: 'asc' }];
      case 'price':
        return price === null ? usual : [{ field: price, direction }, ...usual];
      default:
        return [{ field, direction }, ...usual];
    }
  }
}

/** The specified and the shop's own arguments say the same: a mixture of both is refused. */
function sortOf({ sort, sortField, sortDirection }: SearchArgs): SearchSort | Fault {
  const isSpecified = (sortField ?? null) !== null || (sortDirection ?? null) !== null;
  if (isSpecified && (sort ?? null) !== null) return new Fault('Use either sort or sortField.');
  if (isSpecified) return searchSort(sortField, sortDirection);
  const checked = checkedSort(sort, searchSorts);
  return typeof checked === 'string' ? new Fault(checked) : productSort(checked.sort);
}

function narrowingOf({ kinds, filter, filters }: SearchArgs): Narrowing | Fault {
  const choices = choicesOf(filter);
  if (choices.length > 0 && (filters ?? []).length > 0) return new Fault('Use either filter or filters.');
  const fault = choicesFault(choices) ?? contentFilterFault(filter);
  if (fault !== null) return new Fault(fault);
  const named = choices.map(({ facet, ...choice }) => ({ field: facet, ...choice }));
  return narrowing(kinds, choices.length > 0 ? named : filters);
}

function relayPaging(args: SearchArgs) {
  return valid(searchPaging(args, MAX_NODES, DEFAULT_FIRST));
}

/** All kinds, including those without results. */
function kindCounts({ facets }: EngineAnswer): { kind: SearchKind; count: number }[] {
  const counts = new Map<SearchKind, number>();
  for (const { value, count } of facets['document_kind']?.[0]?.data ?? []) {
    const kind = kindOf(value);
    if (kind !== null) counts.set(kind, count);
  }
  return (['PRODUCT', 'CATEGORY', 'PAGE', 'POST', 'SUPPORT'] as const).map((kind) => ({
    kind,
    count: counts.get(kind) ?? 0,
  }));
}
