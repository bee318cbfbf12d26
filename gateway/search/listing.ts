/**
 * The products of a category: the engine filters, counts and sorts, content and commerce say what the products are.
 * The number of upstream calls does not grow with the page: one search, one more a selected facet, and batched reads.
 */
import type { CategoryModel } from '../catalog/category.ts';
import { gridProducts, placeOf, type ProductModel } from '../catalog/productModel.ts';
import { isShownInGrids } from '../catalog/published.rules.ts';
import { MOST_NODES } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { priceCountry } from '../region/currency.rules.ts';
import { marketCurrency, marketFlags } from '../region/market.ts';
import { badInput, isSourceIll } from '../sourceErrors.ts';
import type { EngineAnswer, EngineQuery, EngineSort } from '../sources/engine/loaders.ts';
import {
  countedRange,
  countedValues,
  countRequests,
  type CountedRange,
  type CountedValue,
} from './facetCounts.rules.ts';
import {
  facetDefinitions,
  filterOf,
  priceField,
  type FacetChoice,
  type FacetDefinition,
  type FacetMarket,
} from './facets.rules.ts';
import { enginePage, needsTotal, windowOf, type ConnectionArgs, type Window } from './paging.rules.ts';

export type ProductSort = 'FEATURED' | 'PRICE_ASC' | 'PRICE_DESC' | 'NEWEST' | 'TITLE_ASC';

export interface ListingArgs extends ConnectionArgs {
  sort: ProductSort;
  choices: readonly FacetChoice[];
}

export interface CountedFacet {
  definition: FacetDefinition;
  values: CountedValue[];
  range: CountedRange | null;
  /** Products that would be listed without its choice; null when it has none. */
  countWithout: number | null;
}

export interface ListingModel {
  ctx: RequestContext;
  /** What it was asked to be narrowed by. */
  choices: readonly FacetChoice[];
  /** Places that this page covers; some may be empty, where the sources disagree about what is sold here. */
  window: Window;
  /** In order, each with its place in the whole list. */
  products: { product: ProductModel; place: number }[];
  totalCount: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Fails with the engine's error when the listing had to do without it. */
  facets(): Promise<CountedFacet[]>;
}

export async function categoryListing(
  { ctx, entry }: CategoryModel,
  args: ListingArgs,
): Promise<ListingModel> {
  const market = facetMarket(ctx);
  const definitions = facetDefinitions(market);
  const search = new CategorySearch(entry.uid, ctx, market, definitions, args.choices);
  try {
    const total = needsTotal(args) ? (await search.page({ from: 0, to: 0 }, args.sort)).totalResults : 0;
    const window = checkedWindow(args, total);
    const answer = await search.page(window, args.sort);
    return await listed(search, answer, { window, choices: args.choices });
  } catch (error) {
    if (!isSourceIll(error)) throw error;
    return listedByContent(entry.uid, ctx, args, error);
  }
}

function facetMarket(ctx: RequestContext): FacetMarket {
  const { scope } = ctx;
  return {
    hasShop: marketFlags(scope).hasShop,
    commerceRegion: scope.commerceRegion,
    country: priceCountry(scope.country),
    currency: marketCurrency(scope),
  };
}

function checkedWindow(args: ConnectionArgs, total: number): Window {
  const window = windowOf(args, MOST_NODES, total);
  if (typeof window === 'string') throw badInput(`products: ${window}`);
  return window;
}

/** One category's searches: the page, and the counts of facets that have a choice. */
class CategorySearch {
  readonly ctx: RequestContext;
  readonly #market: FacetMarket;
  readonly #definitions: FacetDefinition[];
  readonly #choices: readonly FacetChoice[];
  readonly #base: NonNullable<EngineQuery['filters']>;

  constructor(
    categoryUid: string,
    ctx: RequestContext,
    market: FacetMarket,
    definitions: FacetDefinition[],
    choices: readonly FacetChoice[],
  ) {
    this.ctx = ctx;
    this.#market = market;
    this.#definitions = definitions;
    this.#choices = choices;
    const price = priceField(market);
    this.#base = [
      { field: 'category_uids', values: [categoryUid] },
      // What the store does not sell has no price there, and would leave holes in the page.
      ...(market.hasShop && price !== null ? [{ field: price, values: [{ from: 0 }] }] : []),
    ];
  }

  async page(window: Window, sort: ProductSort): Promise<EngineAnswer> {
    const page = enginePage(window);
    if (!page) throw badInput('products: the list ends before this cursor.');
    return this.ctx.engine.search({
      filters: [...this.#base, ...this.#filters(null)],
      facets: this.#facetRequests(this.#definitions),
      sort: this.#sorting(sort),
      page,
      resultFields: ['uid'],
    });
  }

  /**
   * A facet with a choice is counted without its own choice, so that a shopper can still switch: one more search each,
   * at most as many as there are facets. Facets that have nothing to choose are left out.
   */
  async facets(answer: EngineAnswer): Promise<CountedFacet[]> {
    const all = await Promise.all(
      this.#definitions.map(async (definition) => {
        const choices = this.#choicesOf(definition);
        const isChosen = filterOf(definition, choices) !== null;
        const counts = isChosen ? await this.#countsWithout(definition) : answer;
        const buckets = (counts.facets[definition.field] ?? []).map(({ data }) => data);
        return {
          definition,
          values: countedValues(definition, buckets, choices),
          range: countedRange(definition, buckets, choices),
          countWithout: isChosen ? counts.totalResults : null,
        };
      }),
    );
    return all.filter(({ values, range }) => values.length > 0 || range !== null);
  }

  #countsWithout(definition: FacetDefinition): Promise<EngineAnswer> {
    return this.ctx.engine.search({
      filters: [...this.#base, ...this.#filters(definition.name)],
      facets: this.#facetRequests([definition]),
      page: { size: 0 },
    });
  }

  #choicesOf({ name }: FacetDefinition): FacetChoice[] {
    return this.#choices.filter(({ facet }) => facet === name);
  }

  /** A facet that is not known here narrows nothing: an old or foreign link still shows the category. */
  #filters(except: string | null): NonNullable<EngineQuery['filters']> {
    return this.#definitions
      .filter(({ name }) => name !== except)
      .flatMap((definition) => {
        const filter = filterOf(definition, this.#choicesOf(definition));
        return filter ? [{ ...filter, type: 'any' as const }] : [];
      });
  }

  #facetRequests(definitions: readonly FacetDefinition[]): NonNullable<EngineQuery['facets']> {
    return Object.fromEntries(definitions.map((definition) => [definition.field, countRequests(definition)]));
  }

  #sorting(sort: ProductSort): EngineSort[] {
    const price = priceField(this.#market);
    const first: Record<ProductSort, EngineSort[]> = {
      FEATURED: [],
      // Where nothing has a price the editors' order stands.
      PRICE_ASC: price === null ? [] : [{ field: price, direction: 'asc' }],
      PRICE_DESC: price === null ? [] : [{ field: price, direction: 'desc' }],
      NEWEST: [{ field: 'season', direction: 'desc' }],
      TITLE_ASC: [{ field: 'title', direction: 'asc' }],
    };
    return [...first[sort], { field: 'rank', direction: 'asc' }];
  }
}

async function listed(
  search: CategorySearch,
  answer: EngineAnswer,
  { window, choices }: Pick<ListingModel, 'window' | 'choices'>,
): Promise<ListingModel> {
  const page = enginePage(window) ?? { size: 0, current: 1 };
  const offset = (page.current - 1) * page.size;
  const places = new Map<string, number>();
  answer.results.forEach((result, index) => {
    const uid = result['uid']?.raw;
    const place = offset + index;
    if (typeof uid === 'string' && place >= window.from && place < window.to) places.set(uid, place);
  });
  const products = await gridProducts([...places.keys()], search.ctx);
  return {
    ctx: search.ctx,
    choices,
    products: products.map((product) => ({ product, place: places.get(product.entry.uid) ?? window.from })),
    window: { from: window.from, to: Math.min(window.to, answer.totalResults) },
    totalCount: answer.totalResults,
    hasNextPage: window.to < answer.totalResults,
    hasPreviousPage: window.from > 0,
    facets: () => search.facets(answer),
  };
}

/** Light entries read when the engine is down: five pages of the content service. */
const CONTENT_LIMIT = 500;

/** Without the engine: the editors' order, unfiltered and unsorted; the facets fail with the engine's error. */
async function listedByContent(
  categoryUid: string,
  ctx: RequestContext,
  args: ListingArgs,
  error: unknown,
): Promise<ListingModel> {
  const place = placeOf(ctx);
  const all = (
    await ctx.delivery.productsWhere({ categoryUids: [categoryUid], limit: CONTENT_LIMIT })
  ).filter((pick) => isShownInGrids(pick, place));
  const window = checkedWindow(args, all.length);
  const places = new Map(
    all.slice(window.from, window.to).map(({ uid }, index) => [uid, window.from + index]),
  );
  const products = await gridProducts([...places.keys()], ctx);
  return {
    ctx,
    // Nothing narrows it, so no colour is preferred.
    choices: [],
    products: products.map((product) => ({ product, place: places.get(product.entry.uid) ?? window.from })),
    window: { from: window.from, to: Math.min(window.to, all.length) },
    totalCount: all.length,
    hasNextPage: window.to < all.length,
    hasPreviousPage: window.from > 0,
    facets: () => Promise.reject(error),
  };
}
