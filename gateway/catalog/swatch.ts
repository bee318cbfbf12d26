/**
 * One colour of a product, as an offer: words and picture from content, what it costs and what is left from commerce.
 */
import { builder } from '../builder.ts';
import { Image } from '../media/image.ts';
import { unlessIll } from '../sourceErrors.ts';
import { Offer } from './offer.ts';
import type { SwatchModel } from './offerModel.ts';
import { platformProduct, platformProductIfWell, productPath, type ProductModel } from './productModel.ts';
import { pictureOf } from './productPictures.ts';
import { hexColorsOfGroup, swatchColors } from './swatches.rules.ts';
import { currentVariant, inColor } from './variant.rules.ts';
import { Variant, variantOf } from './variant.ts';

/** The one that is selected at first in front; empty when there is one colour only. */
export async function swatchesOf(product: ProductModel): Promise<SwatchModel[]> {
  const { entry } = product;
  if (entry.color_images.length < 2) return [];
  const options = (await platformProductIfWell(product))?.product_options ?? null;
  return swatchColors({ colors: entry.color_images, options }).map((color) => ({
    kind: 'swatch',
    product,
    ...color,
  }));
}

export const Swatch = builder.objectRef<SwatchModel>('Swatch').implement({
  description:
    'One colour of a product: what it looks like, where it is shown, and what its tile says of it. All of its commerce comes with the product: a swatch costs no upstream call of its own.',
  interfaces: [Offer],
  fields: (t) => ({
    label: t.exposeString('label', {
      description: 'Name of the colour; the value of the colour option where there is a shop.',
    }),
    hexColors: t.stringList({
      description:
        'Colours of the swatch, the main one first: the store’s, else those of its colour group. Empty when nobody knows them.',
      resolve: async ({ product, label, hexColors }) =>
        hexColors.length > 0
          ? [...hexColors]
          : hexColorsOfGroup(label, await unlessIll(product.ctx.delivery.colorGroups(), [])),
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
    variant: t.field({
      type: Variant,
      nullable: true,
      description:
        'The current variant with this colour selected and nothing else: null unless exactly one matches. Null with an error when the commerce service is down.',
      resolve: async ({ product, label }) => {
        const platform = await platformProduct(product);
        if (!platform) return null;
        const variant = currentVariant(inColor(platform.variants ?? [], label));
        return variant && variantOf(product, platform, variant);
      },
    }),
  }),
});
