/** Models of offers and the choice each stands for. */
import type { ProductJson, VariantJson } from '../../../sources/commerce/products.ts';
import type { Choice } from './offer.rules.ts';
import type { ProductModel } from '../products/productModel.ts';
import type { SwatchColor } from '../variants/swatches.rules.ts';

/** One colour of a product. */
export interface SwatchModel extends SwatchColor {
  kind: 'swatch';
  product: ProductModel;
}

/** One purchasable variant. */
export interface VariantModel {
  kind: 'variant';
  product: ProductModel;
  platform: ProductJson;
  variant: VariantJson;
}

export type OfferModel = ProductModel | SwatchModel | VariantModel;

export function productOf(offer: OfferModel): ProductModel {
  return offer.kind === 'product' ? offer : offer.product;
}

/** In the store's own data. */
export function choiceOf(offer: OfferModel): Choice<VariantJson> {
  return {
    color: offer.kind === 'swatch' ? offer.label : null,
    variant: offer.kind === 'variant' ? offer.variant : null,
  };
}
