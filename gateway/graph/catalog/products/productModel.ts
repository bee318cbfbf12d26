/** Product model and loaders: products come from content, prices from commerce. */
import { whenKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { contentPath, type Query } from '../../content/navigation/link.rules.ts';
import { unknownHandle } from '../../handleHint.ts';
import { memoizePer } from '../../memoizePerContext.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { ProductJson, ProductOptionJson } from '../../../sources/commerce/products.ts';
import type { ProductEntryJson } from '../../../sources/delivery/products.ts';
import { isShownInGrids, platformId, type Place } from './published.rules.ts';

export interface ProductModel {
  kind: 'product';
  /** The market it is shown in. */
  ctx: RequestContext;
  entry: ProductEntryJson;
}

/** For types that a product leads to; its fields are in product.ts. */
export const productRef = builder.objectRef<ProductModel>('Product');

export function placeOf(ctx: RequestContext): Place {
  const { contentRegion, commerceRegion } = ctx.scope;
  return { contentRegion, commerceRegion, hasShop: marketFlags(ctx.scope).hasShop };
}

/** The last segment of its URL, as `product(handle:)` takes it. */
export function productHandle(url: string): string {
  return url.replace(/^\//, '');
}

export function displayTitleOf(entry: Pick<ProductEntryJson, 'title' | 'display_title'>): string {
  return entry.display_title || entry.title;
}

export function productPath({ ctx, entry }: ProductModel, query: Query = []): string {
  return contentPath(ctx.locale, 'product', entry.url, query);
}

/** Null when it is not published in this region. */
export async function productByHandle(handle: string, ctx: RequestContext): Promise<ProductModel | null> {
  return shownProduct(await ctx.delivery.productByUrl(`/${handle}`), ctx);
}

/** By the entry's uid; null when it is not published in this region. */
export async function productByUid(uid: string, ctx: RequestContext): Promise<ProductModel | null> {
  return shownProduct(await ctx.delivery.productByUid(uid), ctx);
}

/** By the store's product id, as in orders; null when content does not have it or does not publish it here. */
export async function productByPlatformId(id: number, ctx: RequestContext): Promise<ProductModel | null> {
  return shownProduct(await ctx.delivery.productByPlatformId(ctx.scope.commerceRegion, id), ctx);
}

function shownProduct(entry: ProductEntryJson | null, ctx: RequestContext): ProductModel | null {
  if (!entry || entry.url === '' || !isShownIn(entry.regions, ctx.scope.contentRegion)) return null;
  return { kind: 'product', ctx, entry };
}

/**
 * The store's product; null without a shop or when the store does not have it. Batched; fails with a source error when
 * commerce is unavailable.
 */
export const platformProduct = memoizePer((product: ProductModel): Awaitable<ProductJson | null> => {
  const id = platformIdHere(product);
  return id === null ? null : product.ctx.commerce.productById(id);
});

/** Options of the store's product; empty without a shop. Batched; fails like `platformProduct`. */
export function platformOptions(product: ProductModel): Awaitable<ProductOptionJson[]> {
  const id = platformIdHere(product);
  return id === null ? [] : product.ctx.commerce.productOptions(id);
}

/** Like `platformOptions`, but null in long lists at stores where options take calls of their own. */
export function platformOptionsAtHand(product: ProductModel): Awaitable<ProductOptionJson[] | null> {
  const id = platformIdHere(product);
  return id === null ? [] : product.ctx.commerce.productOptionsAtHand(id);
}

function platformIdHere({ ctx, entry }: ProductModel): number | null {
  return marketFlags(ctx.scope).hasShop ? platformId(entry.bc_products, ctx.scope.commerceRegion) : null;
}

/** Like `platformProduct`, but null when commerce is unavailable. */
export function platformProductOrNull(product: ProductModel): Awaitable<ProductJson | null> {
  return withFallback(platformProduct(product), null);
}

/**
 * Products for a grid, in the order of the uids, without those not shown in grids here (catalogue.md 5) or unknown to
 * the store; while commerce is unavailable the latter stay.
 */
export async function gridProducts(uids: readonly string[], ctx: RequestContext): Promise<ProductModel[]> {
  return shownInGrids(await Promise.all([...new Set(uids)].map((uid) => productByUid(uid, ctx))), ctx);
}

/** Like `gridProducts`, by the last segments of their URLs. */
export async function gridProductsByHandle(
  handles: readonly string[],
  ctx: RequestContext,
): Promise<ProductModel[]> {
  return shownInGrids(
    await Promise.all(
      [...new Set(handles)].map(
        async (handle) => (await productByHandle(handle, ctx)) ?? unknownHandle(ctx, handle),
      ),
    ),
    ctx,
  );
}

/** Like `gridProducts`, by the store's ids: the first of those that meet a condition. */
export async function gridProductsByPlatformId(
  ids: readonly number[],
  ctx: RequestContext,
  { first, where }: { first: number; where(product: ProductModel): boolean },
): Promise<ProductModel[]> {
  const place = placeOf(ctx);
  const products = await Promise.all(ids.map((id) => productByPlatformId(id, ctx)));
  const wanted = products.filter(
    (product) => product !== null && isShownInGrids(product.entry, place) && where(product),
  );
  return shownInGrids(wanted.slice(0, first), ctx);
}

async function shownInGrids(
  products: readonly (ProductModel | null)[],
  ctx: RequestContext,
): Promise<ProductModel[]> {
  const place = placeOf(ctx);
  const shown = products.filter(
    (product): product is ProductModel => product !== null && isShownInGrids(product.entry, place),
  );
  if (!place.hasShop) return shown;
  const isUnknown = await Promise.all(
    shown.map((product) =>
      withFallback(
        whenKnown(platformProduct(product), (platform) => platform === null),
        false,
      ),
    ),
  );
  return shown.filter((_product, index) => !isUnknown[index]);
}
