import { builder } from '../../builder.ts';
import { isYes } from '../../content/wording/displayText.rules.ts';
import type { ProductModel } from '../products/productModel.ts';
import type { PriceModel } from './productPrice.ts';
import { productTags, type ProductTag as Tag } from './tags.rules.ts';

export const ProductTag = builder.enumType('ProductTag', {
  description: 'Tag on a product tile. A product has at most one.',
  values: {
    SALE: { description: 'Priced below the retail price, in a shopping region, and never for pros.' },
    NEW: { description: 'New, and not on sale.' },
    REDESIGNED: { description: 'Redesigned, and neither on sale nor new.' },
  },
});

/** `price` is the price of the tagged product, colour or variant. */
export function tagsOf(
  { entry }: ProductModel,
  price: PriceModel | null,
  inAddOnGrid: boolean | null | undefined,
): Tag[] {
  return productTags({
    isOnSale: price?.verdict.isOnSale ?? false,
    isNew: isYes(entry.is_new),
    isRedesigned: isYes(entry.is_redesigned),
    inAddOnGrid: inAddOnGrid ?? false,
  });
}
