/** How add-ons are read: the editors' configuration names them, the store says which of them can be had. */
import type { RequestContext } from '../context.ts';
import { lineageOf } from '../content/categoryTree.rules.ts';
import { marketFlags } from '../region/market.ts';
import { nearestChoice, type AddOnChoice } from './addOns.rules.ts';
import { isBuyable, productAvailability } from './availability.rules.ts';
import { waistsOf } from './brakeFit.rules.ts';
import { gridProducts, platformProduct, type ProductModel } from './productModel.ts';

/** A thing that goes with others, and the waists of the skis that it is meant for. */
export interface AddOnModel {
  product: ProductModel;
  /** Millimetres; empty when it is shown beside no ski. */
  waists: readonly number[];
}

export interface AddOnGridModel {
  heading: string;
  addOns: AddOnModel[];
  /** The waists are those of a ski whose sizes differ in them. */
  variesBySize: boolean;
}

/** Address of the top category of skis (catalogue.md 9, Product categories). */
const SKIS = '/skis';

/** What the editors chose for the product's nearest category; null when they chose nothing. */
export async function addOnChoiceFor({ ctx, entry }: ProductModel): Promise<AddOnChoice | null> {
  const [categories, configs] = await Promise.all([
    ctx.delivery.categories(),
    ctx.delivery.categoryProductAddOnConfigs(),
  ]);
  const ways = entry.categories.map((category) =>
    lineageOf(categories, category.uid)
      .map(({ uid }) => uid)
      .toReversed(),
  );
  return nearestChoice(
    ways,
    configs.flatMap(({ product_category: of, product_add_on_config: config }) =>
      config
        ? {
            categoryUids: of.map(({ uid }) => uid),
            heading: config.heading,
            productUids: config.products.map(({ uid }) => uid),
          }
        : [],
    ),
  );
}

/**
 * What of these can be put into the cart now, in the order given: an add-on that cannot be had is none. Fails with a
 * source error when commerce is ill; batched.
 */
export async function purchasableProducts(
  uids: readonly string[],
  ctx: RequestContext,
): Promise<ProductModel[]> {
  const products = await gridProducts(uids, ctx);
  const verdicts = await Promise.all(
    products.map(async (product) =>
      isBuyable(productAvailability(await platformProduct(product), marketFlags(ctx.scope))),
    ),
  );
  return products.filter((_product, index) => verdicts[index]);
}

/** Waists in millimetres when the product is a ski, of one size or of all; empty for everything else. */
export async function skiWaists({ ctx, entry }: ProductModel, size: string | null): Promise<number[]> {
  const categories = await ctx.delivery.categories();
  const isSki = entry.categories.some(({ uid }) => lineageOf(categories, uid)[0]?.url === SKIS);
  return isSki ? waistsOf(entry, size) : [];
}
