/** `Variant`: one purchasable variant of a product. */
import { builder } from '../../builder.ts';
import { contentPath } from '../../content/navigation/link.rules.ts';
import type { RequestContext } from '../../context.ts';
import { Image } from '../../media/image.ts';
import { calendarDate, CalendarDate } from '../../region/formats/calendarDate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { marketFlags } from '../../region/markets/market.ts';
import type { ProductJson, VariantJson } from '../../../sources/commerce/products.ts';
import {
  expectedDay,
  isBuyable,
  unitsLeft,
  variantAvailability,
  type Availability as AvailabilityVerdict,
} from '../offers/availability.rules.ts';
import { Availability } from '../offers/availability.ts';
import { Offer } from '../offers/offer.ts';
import { ProductPrice, publicPriceOf } from '../offers/productPrice.ts';
import type { VariantModel } from '../offers/offerModel.ts';
import { platformProduct, productByUid, type ProductModel } from '../products/productModel.ts';
import { pictureOf } from '../products/productPictures.ts';
import { choiceQuery, colorOf, inSizeOrder, selectionsOf } from './variant.rules.ts';
import { joinVariantKey, splitVariantKey } from './variantId.ts';

export const Selection = builder.objectRef<{ name: string; value: string }>('Selection').implement({
  description: 'One chosen value of one option, such as Length 178.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'Display name of the option, as `ProductOption.name`. As commerce has it, in one language for the whole store, whatever the locale.',
    }),
    value: t.exposeString('value', {
      description: 'Label of the value, such as `178`. Not translated either.',
    }),
  }),
});

export function availabilityOf({ product, platform, variant }: VariantModel): AvailabilityVerdict {
  return variantAvailability(variant, platform, marketFlags(product.ctx.scope));
}

export function variantOf(product: ProductModel, platform: ProductJson, variant: VariantJson): VariantModel {
  return { kind: 'variant', product, platform, variant };
}

export function variantsOf(product: ProductModel, platform: ProductJson): VariantModel[] {
  return inSizeOrder(platform.variants ?? []).map((variant) => variantOf(product, platform, variant));
}

export function variantNodeId({ product, platform, variant }: VariantModel): string {
  const { ctx, entry } = product;
  return joinMarketId(
    ctx.locale,
    joinVariantKey({ productUid: entry.uid, productId: platform.id, variantId: variant.variant_id }),
  );
}

/**
 * By the key of `variantId.ts` in this market; null when there is no such variant here. Fails when commerce is
 * unavailable.
 */
export async function variantByKey(text: string, ctx: RequestContext): Promise<VariantModel | null> {
  const key = splitVariantKey(text);
  const product = key && (await productByUid(key.productUid, ctx));
  const platform = product && (await platformProduct(product));
  if (!platform) return null;
  return variantsOf(product, platform).find(({ variant }) => variant.variant_id === key.variantId) ?? null;
}

const variantRef = builder.objectRef<VariantModel>('Variant');
export const Variant = builder.node(variantRef, {
  description:
    'A purchasable variant: a product in one colour and one size. From commerce; exists only where there is a shop.',
  id: { resolve: variantNodeId },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, variantByKey),
  interfaces: [Offer],
  fields: (t) => ({
    path: t.field({
      type: 'URLPath',
      description: 'Path of the product’s page with this variant chosen.',
      resolve: ({ product: { ctx, entry }, variant }) =>
        contentPath(ctx.locale, 'product', entry.url, choiceQuery(variant.option_values)),
    }),
    publicPrice: t.field({
      type: ProductPrice,
      nullable: true,
      description:
        'Like `price`, but for guests, whoever is signed in. Null when this market has no shop, and null with an error when the commerce service is down.',
      resolve: publicPriceOf,
    }),
    sku: t.string({
      description: 'Stock-keeping number of the store.',
      resolve: ({ variant }) => variant.sku,
    }),
    barcode: t.string({
      nullable: true,
      description: 'GTIN (EAN) or UPC, digits only; null when the store has none.',
      resolve: ({ variant }) => variant.gtin || variant.upc || null,
    }),
    mpn: t.string({
      nullable: true,
      description: 'Part number of the manufacturer; null when the store has none.',
      resolve: ({ variant }) => variant.mpn || null,
    }),
    selections: t.field({
      type: [Selection],
      description: 'One value per option; a choice that matches exactly one variant makes it current.',
      resolve: ({ variant }) => selectionsOf(variant.option_values),
    }),
    availability: t.field({
      type: Availability,
      description: 'Verdict on this variant alone.',
      resolve: availabilityOf,
    }),
    isPurchasable: t.boolean({
      description: 'Verdict: whether it can be added to the cart now.',
      resolve: (variant) => isBuyable(availabilityOf(variant)),
    }),
    unitsLeft: t.int({
      nullable: true,
      description: 'Units left when low; null when there are plenty or none.',
      resolve: (model) =>
        isBuyable(availabilityOf(model)) ? unitsLeft(model.variant, model.platform) : null,
    }),
    expectedOn: t.field({
      type: CalendarDate,
      nullable: true,
      description:
        'Day of a preorder, whose `availability` is EXPECTED, where it is known. Null for everything else, also for what is sold out: whether more arrive is not known.',
      resolve: (model) => {
        const { ctx } = model.product;
        const day = availabilityOf(model) === 'EXPECTED' ? expectedDay(model.platform, ctx.now) : null;
        return day === null ? null : calendarDate(ctx, day);
      },
    }),
    image: t.field({
      type: Image,
      description: 'Front picture in the variant’s colour; the product’s own when it has no colour.',
      resolve: ({ product, variant }) => pictureOf(product.entry, colorOf(variant.option_values)),
    }),
  }),
});
