/** `Product.skiSet`: bindings and skins that fit a ski, to be bought with it, and `setTotal`, what parts cost together. */
import { builder } from '../../builder.ts';
import { words } from '../../content/wording/words.ts';
import { keyOfNode } from '../../nodeId.ts';
import { badInput } from '../../sourceErrors.ts';
import { Money, type MoneyModel } from '../../region/formats/money.ts';
import { loadInMarkets } from '../../region/markets/marketId.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { setChoiceFor, skiWaists } from '../addOns/addOnModel.ts';
import { brakeWidths, fittingSizes, productFit } from '../addOns/brakeFit.rules.ts';
import { sizeChoice } from '../addOns/sizeChoice.rules.ts';
import { isBuyable } from '../offers/availability.rules.ts';
import type { VariantModel } from '../offers/offerModel.ts';
import { priceOf } from '../offers/productPrice.ts';
import { Product } from '../products/product.ts';
import { gridProducts, platformProduct, productRef, type ProductModel } from '../products/productModel.ts';
import { availabilityOf, Variant, variantByKey, variantsOf } from '../variants/variant.ts';
import { ofSizes } from './setPart.rules.ts';
import { skinFitsWaist, skinLengths } from './skinFit.rules.ts';

interface SetPartModel {
  product: ProductModel;
  /** Labels of the sizes that fit, the best first; null when it has no sizes. */
  sizes: readonly string[] | null;
  message: string | null;
}

interface SkiSetModel {
  bindings: SetPartModel[];
  skins: SetPartModel[];
}

/** Parts of one kind: as many as can be compared at a glance. */
const MOST_PARTS = 6;

/** Parts of a set that one sum is for. */
const MOST_SUMMED = 10;

async function fittingVariants({ product, sizes }: SetPartModel): Promise<VariantModel[]> {
  const platform = await platformProduct(product);
  if (!platform) return [];
  return ofSizes(variantsOf(product, platform), product.entry.size_title, sizes);
}

const isPurchasable = (variant: VariantModel): boolean => isBuyable(availabilityOf(variant));

const SetPart = builder.objectRef<SetPartModel>('SetPart').implement({
  description: 'A binding or skin that fits a ski, by the measures of both.',
  fields: (t) => ({
    product: t.expose('product', { type: productRef, description: 'The binding or skin.' }),
    message: t.exposeString('message', {
      nullable: true,
      description:
        'Which of its sizes fit, in the request’s language; null while that depends on a length that was not given.',
    }),
    variants: t.field({
      type: [Variant],
      description:
        'Those that fit, the best size first, also when sold out. Empty while that depends on a length that was not given.',
      complexity: { field: 1, multiplier: 16 },
      resolve: fittingVariants,
    }),
    suggested: t.field({
      type: Variant,
      nullable: true,
      description: 'The first of `variants` that can be bought now; null when all are sold out.',
      resolve: async (part) => (await fittingVariants(part)).find(isPurchasable) ?? null,
    }),
  }),
});

const SkiSet = builder.objectRef<SkiSetModel>('SkiSet').implement({
  description: 'What can be bought with a ski as a set.',
  fields: (t) => ({
    bindings: t.expose('bindings', {
      type: [SetPart],
      description: `Bindings whose brake fits the waist, in the editors’ order, at most ${MOST_PARTS}.`,
    }),
    skins: t.expose('skins', {
      type: [SetPart],
      description: `Skins cut to the waist that exist in the length, in the editors’ order, at most ${MOST_PARTS}. Without a length, those cut to the waist.`,
    }),
  }),
});

async function bindingParts(products: readonly ProductModel[], waists: number[]): Promise<SetPartModel[]> {
  const fitting = products.filter(({ entry }) => productFit(brakeWidths(entry), waists) === 'FITS');
  return Promise.all(
    fitting.slice(0, MOST_PARTS).map(async (product) => {
      const widths = brakeWidths(product.entry);
      const sizes = fittingSizes(widths, waists);
      const isSized = sizes.length > 0;
      return {
        product,
        sizes: isSized ? sizes : null,
        message: await (isSized
          ? words(product.ctx, 'set.brakes', { sizes: sizeChoice(sizes, product.ctx.scope.language) })
          : words(product.ctx, 'set.brake')),
      };
    }),
  );
}

async function skinParts(
  products: readonly ProductModel[],
  waists: number[],
  length: string | null,
): Promise<SetPartModel[]> {
  const parts = products
    .filter(({ entry }) => skinFitsWaist(entry, waists))
    .map((product) => ({ product, sizes: skinLengths(product.entry, length) }))
    .filter(({ sizes }) => length === null || sizes === null || sizes.length > 0);
  return Promise.all(
    parts.slice(0, MOST_PARTS).map(async ({ product, sizes }) => ({
      product,
      sizes,
      message:
        sizes === null
          ? await words(product.ctx, 'set.skin.any')
          : sizes.length === 0
            ? null
            : await words(product.ctx, 'set.skin', { sizes: sizeChoice(sizes, product.ctx.scope.language) }),
    })),
  );
}

builder.objectField(Product, 'skiSet', (t) =>
  t.field({
    type: SkiSet,
    nullable: true,
    description:
      'Bindings and skins that fit it, from those that editors chose for its category. Null for everything that is no ski, without such a choice, and where there is no shop; null with an error when content or commerce is down.',
    args: {
      size: t.arg.string({
        description: 'Label of the chosen length, such as `178`. Without it, parts fit every length.',
      }),
    },
    complexity: { field: 10, multiplier: 2 },
    resolve: async (product, { size }): Promise<SkiSetModel | null> => {
      const { ctx } = product;
      if (!marketFlags(ctx.scope).hasShop) return null;
      const [choice, waists] = await Promise.all([setChoiceFor(product), skiWaists(product, size ?? null)]);
      if (!choice || waists.length === 0) return null;
      const isBinding = new Set(choice.bindingUids);
      const products = await gridProducts([...choice.bindingUids, ...choice.skinUids], ctx);
      const [bindings, skins] = await Promise.all([
        bindingParts(
          products.filter(({ entry }) => isBinding.has(entry.uid)),
          waists,
        ),
        skinParts(
          products.filter(({ entry }) => !isBinding.has(entry.uid)),
          waists,
          size ?? null,
        ),
      ]);
      return { bindings, skins };
    },
  }),
);

builder.queryField('setTotal', (t) =>
  t.field({
    type: Money,
    nullable: true,
    description: `What one unit of each of these variants costs the viewer, together; at most ${MOST_SUMMED}. Null when one of them has no price here. An error when commerce is down.`,
    args: {
      variantIds: t.arg.idList({ required: true, description: 'Ids of `Variant` nodes of this market.' }),
    },
    complexity: { field: 10, multiplier: 1 },
    resolve: async (_root, { variantIds }, ctx): Promise<MoneyModel | null> => {
      if (variantIds.length === 0 || variantIds.length > MOST_SUMMED)
        throw badInput(`'variantIds' takes 1 to ${MOST_SUMMED} ids.`);
      const keys = variantIds.flatMap((id) => keyOfNode('Variant', id) ?? []);
      if (keys.length < variantIds.length) return null;
      const variants = await loadInMarkets(keys, ctx, variantByKey);
      const prices = await Promise.all(variants.map((variant) => variant && priceOf(variant)));
      const amounts = prices.flatMap((price) => (price ? price.money(price.verdict.current) : []));
      const [first] = amounts;
      // Ids of other markets may be priced in another currency.
      const isSummable =
        amounts.length === keys.length && amounts.every((one) => one.currency === first?.currency);
      if (!first || !isSummable) return null;
      return { ...first, minor: amounts.reduce((sum, { minor }) => sum + minor, 0) };
    },
  }),
);
