/** Loads add-ons: configured by editors, filtered by what the store can sell. */
import type { RequestContext } from '../../context.ts';
import { lineageOf } from '../../content/navigation/categoryTree.rules.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { nearestChoice, type AddOnChoice, type SetChoice } from './addOns.rules.ts';
import { isBuyable, productAvailability } from '../offers/availability.rules.ts';
import { waistsOf } from './brakeFit.rules.ts';
import { gridProducts, platformProduct, type ProductModel } from '../products/productModel.ts';

/** An add-on product and the ski waists it is matched against. */
export interface AddOnModel {
  product: ProductModel;
  /** Millimetres; empty when it is not shown with a ski. */
  waists: readonly number[];
}

export interface AddOnGridModel {
  heading: string;
  addOns: AddOnModel[];
  /** True when the waists belong to a ski whose waist depends on its size. */
  variesBySize: boolean;
}

/** URL of the top category of skis (catalogue.md 9, Product categories). */
const SKIS = '/skis';

/** The editors' add-ons for the product's nearest category; null when none are configured. */
export function addOnChoiceFor(product: ProductModel): Promise<AddOnChoice | null> {
  return choiceFor(product, ({ heading, products }) =>
    products.length === 0 ? null : { heading, productUids: products.map(({ uid }) => uid) },
  );
}

/** The editors' parts of a set for the product's nearest category; null when none are configured. */
export function setChoiceFor(product: ProductModel): Promise<SetChoice | null> {
  return choiceFor(product, ({ set_bindings: bindings, set_skins: skins }) =>
    bindings.length + skins.length === 0
      ? null
      : { bindingUids: bindings.map(({ uid }) => uid), skinUids: skins.map(({ uid }) => uid) },
  );
}

type AddOnConfig = NonNullable<
  Awaited<
    ReturnType<RequestContext['delivery']['categoryProductAddOnConfigs']>
  >[number]['product_add_on_config']
>;

/** @param choiceIn null for a configuration that leaves this choice to an ancestor's. */
async function choiceFor<Choice extends object>(
  { ctx, entry }: ProductModel,
  choiceIn: (config: AddOnConfig) => Choice | null,
): Promise<(Choice & { categoryUids: string[] }) | null> {
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
    configs.flatMap(({ product_category: of, product_add_on_config: config }) => {
      const choice = config && choiceIn(config);
      return choice ? { ...choice, categoryUids: of.map(({ uid }) => uid) } : [];
    }),
  );
}

/**
 * The products that can be bought now, in the order given. Batched; fails with a source error when commerce is
 * unavailable.
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

/** Waists in millimetres of a ski, for one size or for all; empty for other products. */
export async function skiWaists({ ctx, entry }: ProductModel, size: string | null): Promise<number[]> {
  const categories = await ctx.delivery.categories();
  const isSki = entry.categories.some(({ uid }) => lineageOf(categories, uid)[0]?.url === SKIS);
  return isSki ? waistsOf(entry, size) : [];
}
