/** A product in one market, and how products are read: content names them, commerce prices them. */
import type { RequestContext } from '../context.ts';
import { contentPath, type Query } from '../content/link.rules.ts';
import { marketFlags } from '../region/market.ts';
import { isShownIn } from '../region/region.rules.ts';
import { unlessIll } from '../sourceErrors.ts';
import type { ProductJson } from '../sources/commerce/wire.ts';
import type { ProductEntryJson } from '../sources/delivery/wire.ts';
import { isShownInGrids, platformId, type Place } from './published.rules.ts';

export interface ProductModel {
  kind: 'product';
  /** The market it is shown in. */
  ctx: RequestContext;
  entry: ProductEntryJson;
}

export function placeOf(ctx: RequestContext): Place {
  const { contentRegion, commerceRegion } = ctx.scope;
  return { contentRegion, commerceRegion, hasShop: marketFlags(ctx.scope).hasShop };
}

/** The last segment of its address, as `product(uid:)` takes it. */
export function productKey(url: string): string {
  return url.replace(/^\//, '');
}

export function displayTitleOf(entry: Pick<ProductEntryJson, 'title' | 'display_title'>): string {
  return entry.display_title || entry.title;
}

export function productPath({ ctx, entry }: ProductModel, query: Query = []): string {
  return contentPath(ctx.locale, 'product', entry.url, query);
}

/** Null when it is not published in this region. */
export async function productByKey(uid: string, ctx: RequestContext): Promise<ProductModel | null> {
  return shownProduct(await ctx.delivery.productByUrl(`/${uid}`), ctx);
}

/** By the entry's uid; null when it is not published in this region. */
export async function productByUid(uid: string, ctx: RequestContext): Promise<ProductModel | null> {
  return shownProduct(await ctx.delivery.productByUid(uid), ctx);
}

/** By the id of the market's store, as orders name it; null when content does not know it or does not publish it here. */
export async function productByPlatformId(id: number, ctx: RequestContext): Promise<ProductModel | null> {
  return shownProduct(await ctx.delivery.productByPlatformId(ctx.scope.commerceRegion, id), ctx);
}

function shownProduct(entry: ProductEntryJson | null, ctx: RequestContext): ProductModel | null {
  if (!entry || entry.url === '' || !isShownIn(entry.regions, ctx.scope.contentRegion)) return null;
  return { kind: 'product', ctx, entry };
}

/**
 * The store's product: null when this market has no shop or its store does not have it. Fails with a source error when
 * commerce is ill; batched.
 */
export async function platformProduct({ ctx, entry }: ProductModel): Promise<ProductJson | null> {
  if (!marketFlags(ctx.scope).hasShop) return null;
  const id = platformId(entry.bc_products, ctx.scope.commerceRegion);
  return id === null ? null : ctx.commerce.productById(id);
}

/** As `platformProduct`, but an ill commerce service reads as null: for what a page can show without it. */
export function platformProductIfWell(product: ProductModel): Promise<ProductJson | null> {
  return unlessIll(platformProduct(product), null);
}

/**
 * Products for a grid, in the order of the uids: only what may stand in grids here (catalogue.md 5). One the store does
 * not know is left out too; while commerce is ill nobody can tell, and all stay.
 */
export async function gridProducts(uids: readonly string[], ctx: RequestContext): Promise<ProductModel[]> {
  return shownInGrids(await Promise.all([...new Set(uids)].map((uid) => productByUid(uid, ctx))), ctx);
}

/** As `gridProducts`, by the last segments of their addresses. */
export async function gridProductsByKey(
  keys: readonly string[],
  ctx: RequestContext,
): Promise<ProductModel[]> {
  return shownInGrids(await Promise.all([...new Set(keys)].map((key) => productByKey(key, ctx))), ctx);
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
      unlessIll(
        platformProduct(product).then((platform) => platform === null),
        false,
      ),
    ),
  );
  return shown.filter((_product, index) => !isUnknown[index]);
}
