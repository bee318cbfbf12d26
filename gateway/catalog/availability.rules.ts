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
