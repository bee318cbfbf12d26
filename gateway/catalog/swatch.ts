/** One colour of a product, as a tile shows it: words and picture from content, what it costs and what is left from commerce. */
import { builder } from '../builder.ts';
import { Image } from '../media/image.ts';
import { marketFlags } from '../region/market.ts';
import { unlessIll } from '../sourceErrors.ts';
import { colorAvailability } from './availability.rules.ts';
import { platformProduct, productPath, type ProductModel } from './productModel.ts';
import { pictureOf } from './productPictures.ts';
import { priceOfColor, ProductPrice, type PriceModel } from './productPrice.ts';
import { inAddOnGridArg, ProductTag, tagsOf } from './productTag.ts';
import type { SwatchColor } from './swatches.rules.ts';
import { currentVariant, inColor } from './variant.rules.ts';
import { Availability, Variant, variantsOf } from './variant.ts';

interface SwatchModel extends SwatchColor {
  product: ProductModel;
  /** Worked out once for price and tags. */
  price: () => Promise<PriceModel | null>;
}

export function swatchOf(product: ProductModel, color: SwatchColor): SwatchModel {
  let price: Promise<PriceModel | null> | null = null;
  return { ...color, product, price: () => (price ??= priceOfColor(product, color.label)) };
}

export const Swatch = builder.objectRef<SwatchModel>('Swatch').implement({
  description:
    'One colour of a product: what it looks like, where it is shown, and what its tile says of it. All of its commerce comes with the product: a swatch costs no upstream call of its own.',
  fields: (t) => ({
    label: t.exposeString('label', {
      description: 'Name of the colour; the value of the colour option where there is a shop.',
    }),
    hexColors: t.exposeStringList('hexColors', {
      description: 'Colours of the swatch, the main one first; empty when nobody knows them.',
    }),
    image: t.field({
      type: Image,
      description: 'Front picture in this colour.',
      resolve: ({ product, label }) => pictureOf(product.entry, label),
    }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of the product with this colour chosen: its `color` parameter is in lower case.',
      resolve: ({ product, label }) => productPath(product, [['color', label]]),
    }),
    price: t.field({
      type: ProductPrice,
      nullable: true,
      description:
        'What the product costs in this colour, over its sizes; the product’s own price where there is no shop, and where the store has no variant in the colour. Null when no price is known in this market, and null with an error when the commerce service is down.',
      resolve: ({ price }) => price(),
    }),
    availability: t.field({
      type: Availability,
      nullable: true,
      description:
        'Verdict on the colour: sold out when all of its sizes are. Null with an error when the commerce service is down.',
      resolve: async ({ product, label }) => {
        const platform = await platformProduct(product);
        if (!platform) return 'NOT_SOLD_HERE';
        const variants = inColor(platform.variants ?? [], label);
        return colorAvailability(variants, platform, marketFlags(product.ctx.scope));
      },
    }),
    tags: t.field({
      type: [ProductTag],
      description:
        'Verdict: which tags the tile wears in this colour. While the commerce service is ill nothing counts as on sale, and the answer says so under `extensions.degraded`.',
      args: { inAddOnGrid: t.arg.boolean({ defaultValue: false, description: inAddOnGridArg }) },
      resolve: async ({ product, price }, { inAddOnGrid }) =>
        tagsOf(product, await unlessIll(price(), null), inAddOnGrid),
    }),
    variant: t.field({
      type: Variant,
      nullable: true,
      description:
        'The current variant with this colour selected and nothing else: null unless exactly one matches. Null with an error when the commerce service is down.',
      resolve: async ({ product, label }) => {
        const platform = await platformProduct(product);
        if (!platform) return null;
        const variant = currentVariant(inColor(platform.variants ?? [], label));
        return variantsOf(product, platform).find((model) => model.variant === variant) ?? null;
      },
    }),
  }),
});
