/** Category listings: the engine filters, counts and sorts; content and commerce provide the products. */
import type { CategoryModel } from '../../catalog/categories/category.ts';
import type { ProductConnectionModel, ProductEdgeModel } from '../../catalog/products/productConnection.ts';
import { gridProducts, placeOf } from '../../catalog/products/productModel.ts';
import type { FacetChoice, ProductSort } from '../../catalog/products/productList.rules.ts';
import { isShownInGrids } from '../../catalog/products/published.rules.ts';
import type { RequestContext } from '../../context.ts';
import { isSourceUnavailable } from '../../sourceErrors.ts';
import type { EngineSort } from '../../../sources/engine/engine.ts';
import { priceField } from '../facets/facets.rules.ts';
import { checkedWindow, facetMarket, Listing, placed, soldHere, type CountedFacet } from './listing.ts';
import { cursorAt, listPage, pageInfoOf, type ConnectionArgs, type ListPage } from './paging.rules.ts';

/** The orders of `Category.products`; the first is its default. */
export const categorySorts = [
  'FEATURED',
  'PRICE_ASC',
  'PRICE_DESC',
  'NEWEST',
  'TITLE_ASC',
  'TITLE_DESC',
] as const satisfies readonly ProductSort[];
type CategorySort = (typeof categorySorts)[number];

export interface CategoryListingArgs extends ConnectionArgs {
  sort: CategorySort;
  /** Of a category that the products are also in; null without one. */
  withinUid: string | null;
  choices: readonly FacetChoice[];
}

/** A product of a filtered list. */
export interface ListedProduct extends ProductEdgeModel {
  choices: readonly FacetChoice[];
}

export interface CategoryListingModel extends ProductConnectionModel {
  ctx: RequestContext;
  edges: readonly ListedProduct[];
  /** Fails with the engine's error when the listing is the content fallback. */
  facets(): Promise<CountedFacet[]>;
}

export async function categoryListing(
  { ctx, entry }: CategoryModel,
  { sort, choices, withinUid, ...args }: CategoryListingArgs,
): Promise<CategoryListingModel> {
  const sold = soldHere(ctx);
  const uids = [entry.uid, ...(withinUid === null ? [] : [withinUid])];
  const filters = [
    ...uids.map((uid) => ({ field: 'category_uids', values: [uid] })),
    ...(sold ? [sold] : []),
  ];
  const listing = new Listing(ctx, { filters }, choices);
  try {
    const window = await listing.window('products', args);
    const answer = await listing.page('products', {
      window,
      sort: sorting(ctx, sort),
      resultFields: ['uid'],
    });
    const places = placed(answer, window).flatMap(({ result, place }): [string, number][] => {
      const uid = result['uid']?.raw;
      return typeof uid === 'string' ? [[uid, place]] : [];
    });
    return {
      ...pageModel(listPage(window, answer.totalResults)),
      ctx,
      edges: await edgesAt(new Map(places), choices, ctx),
      facets: () => listing.facets(answer),
    };
  } catch (error) {
    if (!isSourceUnavailable(error)) throw error;
    return listedByContent(entry.uid, ctx, args, error);
  }
}

function sorting(ctx: RequestContext, sort: CategorySort): EngineSort[] {
  const price = priceField(facetMarket(ctx));
  const first: Record<CategorySort, EngineSort[]> = {
    FEATURED: [],
    // Without prices, falls back to the editors' order.
    PRICE_ASC: price === null ? [] : [{ field: price, direction: 'asc' }],
    PRICE_DESC: price === null ? [] : [{ field: price, direction: 'desc' }],
    NEWEST: [{ field: 'season', direction: 'desc' }],
    TITLE_ASC: [{ field: 'title', direction: 'asc' }],
    TITLE_DESC: [{ field: 'title', direction: 'desc' }],
  };
  return [...first[sort], { field: 'rank', direction: 'asc' }];
}

function pageModel(page: ListPage): Pick<CategoryListingModel, 'pageInfo' | 'totalCount'> {
  return { pageInfo: pageInfoOf(page), totalCount: () => page.totalCount };
}

/** @param places positions in the whole list by uid. */
async function edgesAt(
  places: ReadonlyMap<string, number>,
  choices: readonly FacetChoice[],
  ctx: RequestContext,
): Promise<ListedProduct[]> {
  const products = await gridProducts([...places.keys()], ctx);
  return products.map((product) => ({
    product,
    cursor: cursorAt(places.get(product.entry.uid) ?? 0),
    choices,
  }));
}

/** Entries read while the engine is down: five content pages. */
const CONTENT_LIMIT = 500;

/** Fallback without the engine: the editors' order, unfiltered and unsorted; facets fail with the engine's error. */
async function listedByContent(
  categoryUid: string,
  ctx: RequestContext,
  args: ConnectionArgs,
  error: unknown,
): Promise<CategoryListingModel> {
  const place = placeOf(ctx);
  const all = (
    await ctx.delivery.productsWhere({ categoryUids: [categoryUid], limit: CONTENT_LIMIT })
  ).filter((pick) => isShownInGrids(pick, place));
  const window = checkedWindow('products', args, all.length);
  const places = all
    .slice(window.from, window.to)
    .map(({ uid }, index): [string, number] => [uid, window.from + index]);
  return {
    ...pageModel(listPage(window, all.length)),
    ctx,
    // Unfiltered, so no colour is preferred.
    edges: await edgesAt(new Map(places), [], ctx),
    facets: () => Promise.reject(error),
  };
}
