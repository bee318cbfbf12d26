/** May it be bought here, and is there enough of it (catalogue.md 3, product and variant). */
import type { MarketFlags } from '../region/market.ts';

export type Availability = 'IN_STOCK' | 'LOW_STOCK' | 'SOLD_OUT' | 'NOT_SOLD_HERE';

/** The specification gives no number for "few": from this many units down, shoppers are told how many are left. */
export const FEW_UNITS = 3;

/** A product's stock in one store. */
export interface ProductStock {
  availability: string;
  isInStock: boolean;
  /** Units over all variants. */
  inventoryLevel: number;
}

/** A variant's stock in one store. */
export interface VariantStock {
  isInStock: boolean;
  isPurchasable: boolean;
  /** Units that a cart may hold. */
  quantity: number;
}

/** `null`: the store does not know the product. */
export function productAvailability(product: ProductStock | null, market: MarketFlags): Availability {
  if (!product || !market.hasShop || product.availability === 'disabled') return 'NOT_SOLD_HERE';
  if (!product.isInStock) return 'SOLD_OUT';
  return isFew(product.inventoryLevel) ? 'LOW_STOCK' : 'IN_STOCK';
}

export function variantAvailability(
  variant: VariantStock,
  product: Pick<ProductStock, 'availability'>,
  market: MarketFlags,
): Availability {
  if (!market.hasShop || product.availability === 'disabled' || !variant.isPurchasable)
    return 'NOT_SOLD_HERE';
  if (!variant.isInStock || variant.quantity <= 0) return 'SOLD_OUT';
  return isFew(variant.quantity) ? 'LOW_STOCK' : 'IN_STOCK';
}

/**
 * A colour of a product, by all of its variants: sold out when each of them is, few when all that can be bought are few
 * together. Variants that are not for sale count for nothing; a colour without any other is not sold here.
 */
export function colorAvailability(
  variants: readonly VariantStock[],
  product: Pick<ProductStock, 'availability'>,
  market: MarketFlags,
): Availability {
  const judged = variants.map((variant) => ({
    verdict: variantAvailability(variant, product, market),
    units: variant.quantity,
  }));
  const buyable = judged.filter(({ verdict }) => isBuyable(verdict));
  if (buyable.length === 0)
    return judged.some(({ verdict }) => verdict === 'SOLD_OUT') ? 'SOLD_OUT' : 'NOT_SOLD_HERE';
  return isFew(buyable.reduce((sum, { units }) => sum + units, 0)) ? 'LOW_STOCK' : 'IN_STOCK';
}

/** The verdict behind the button: may it go into the cart now. */
export function isBuyable(availability: Availability): boolean {
  return availability === 'IN_STOCK' || availability === 'LOW_STOCK';
}

/** Units left when few are; null when there are plenty or none. */
export function unitsLeft(quantity: number): number | null {
  return isFew(quantity) ? quantity : null;
}

function isFew(units: number): boolean {
  return units > 0 && units <= FEW_UNITS;
}
