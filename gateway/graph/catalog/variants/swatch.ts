/** `Swatch`: one colour of a product as an offer. Texts and images from content, price and stock from commerce. */
import { whenBothKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import { Image } from '../../media/image.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { withFallback } from '../../sourceErrors.ts';
import { isBuyable } from '../offers/availability.rules.ts';
import { Offer } from '../offers/offer.ts';
import { offeredAvailability } from '../offers/offer.rules.ts';
import type { SwatchModel } from '../offers/offerModel.ts';
import {
  platformOptions,
  platformOptionsAtHand,
  platformProduct,
  platformProductOrNull,
  productPath,
  type ProductModel,
} from '../products/productModel.ts';
import { pictureOf } from '../products/productPictures.ts';
import { contentHexColors, openingFirst, swatchColors } from './swatches.rules.ts';
import { currentVariant, inColor } from './variant.rules.ts';
import { Variant, variantOf } from './variant.ts';

/** The initially selected one first: the first that can be bought. Empty when there is only one colour. */
export function swatchesOf(product: ProductModel): Awaitable<SwatchModel[]> {
  const { ctx, entry } = product;
  if (entry.color_images.length < 2) return [];
  const market = marketFlags(ctx.scope);
  const platformOrNull = platformProductOrNull(product);
  const optionsOrNull = withFallback(platformOptionsAtHand(product), null);
  return whenBothKnown(platformOrNull, optionsOrNull, (platform, options) => {
    const colors = swatchColors({ colors: entry.color_images, options });
    return openingFirst(colors, ({ label }) =>
      isBuyable(offeredAvailability(platform, { color: label, variant: null }, market)),
    ).map((color) => ({ kind: 'swatch', product, ...color }));
  });
}

/** From content, where editors repeat them; the store is asked for those that it did not give and content lacks. */
async function otherHexColors(product: ProductModel, label: string): Promise<string[]> {
  const { own, ofGroup } = contentHexColors(
    label,
    await withFallback(product.ctx.delivery.colorGroups(), []),
  );
  if (own.length > 0) return [...own];
  const options = await withFallback(platformOptions(product), null);
  const { hexColors = [] } =
    swatchColors({ colors: product.entry.color_images, options }).find((color) => color.label === label) ??
    {};
  return hexColors.length > 0 ? [...hexColors] : [...ofGroup];
}

export const Swatch = builder.objectRef<SwatchModel>('Swatch').implement({
  description:
    'One colour of a product with its image, price and stock. Its commerce data is loaded with the product: a swatch costs no upstream call of its own.',
  interfaces: [Offer],
  fields: (t) => ({
    label: t.exposeString('label', {
      description: 'Name of the colour; the value of the colour option where there is a shop.',
    }),
    hexColors: t.stringList({
      description:
        'Hex colours of the swatch, main colour first: the store’s, else those of its colour group. Empty when unknown.',
      resolve: ({ product, label, hexColors }) =>
        hexColors.length > 0 ? [...hexColors] : otherHexColors(product, label),
    }),
    image: t.field({
      type: Image,
      description: 'Front image in this colour.',
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
