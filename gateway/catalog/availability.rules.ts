/** May it be bought here, and is there enough of it (catalogue.md 3, product and variant). */
import type { MarketFlags } from '../region/market.ts';

export type Availability = 'IN_STOCK' | 'LOW_STOCK' | 'EXPECTED' | 'SOLD_OUT' | 'NOT_SOLD_HERE';

/** The specification gives no number for "few": from this many units down, shoppers are told how many are left. */
export const FEW_UNITS = 3;

/** A product's stock in one store. */
export interface ProductStock {
  /** available, disabled or preorder. */
  availability: string;
  /** What is counted: every variant, the product as a whole, or nothing (then there is always another one). */
  inventory_tracking: string;
  isInStock: boolean;
  /** Units over all variants; means nothing when nothing is counted. */
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
  const isCounted = countsStock(product);
  if (isCounted && !product.isInStock) return 'SOLD_OUT';
  if (product.availability === 'preorder') return 'EXPECTED';
  return isCounted && isFew(product.inventoryLevel) ? 'LOW_STOCK' : 'IN_STOCK';
}

export function variantAvailability(
  variant: VariantStock,
  product: Pick<ProductStock, 'availability' | 'inventory_tracking'>,
  market: MarketFlags,
): Availability {
  if (!market.hasShop || product.availability === 'disabled' || !variant.isPurchasable)
    return 'NOT_SOLD_HERE';
  const isCounted = countsStock(product);
  if (isCounted && (!variant.isInStock || variant.quantity <= 0)) return 'SOLD_OUT';
  if (product.availability === 'preorder') return 'EXPECTED';
  return isCounted && isFew(variant.quantity) ? 'LOW_STOCK' : 'IN_STOCK';
}

function countsStock({ inventory_tracking: tracking }: Pick<ProductStock, 'inventory_tracking'>): boolean {
  return tracking !== 'none';
}

/** Day that a preorder is expected, `yyyy-mm-dd`; null when it is none, no day is known, or the day is over. */
export function expectedDay(
  product: { availability: string; preorder_release_date?: string | null | undefined },
  now: Date,
): string | null {
  const day = product.preorder_release_date?.slice(0, 10) ?? '';
  if (product.availability !== 'preorder' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  return day >= now.toISOString().slice(0, 10) ? day : null;
}

/**
 * A colour of a product, by all of its variants: sold out when each of them is, few when all that can be bought are few
 * together. Variants that are not for sale count for nothing; a colour without any other is not sold here.
 */
export function colorAvailability(
  variants: readonly VariantStock[],
  product: Pick<ProductStock, 'availability' | 'inventory_tracking'>,
  market: MarketFlags,
): Availability {
  const judged = variants.map((variant) => ({
    verdict: variantAvailability(variant, product, market),
    units: variant.quantity,
  }));
  const buyable = judged.filter(({ verdict }) => isBuyable(verdict));
  if (buyable.length === 0)
    return judged.some(({ verdict }) => verdict === 'SOLD_OUT') ? 'SOLD_OUT' : 'NOT_SOLD_HERE';
  if (buyable.every(({ verdict }) => verdict === 'EXPECTED')) return 'EXPECTED';
  const units = buyable.reduce((sum, each) => sum + each.units, 0);
  return countsStock(product) && isFew(units) ? 'LOW_STOCK' : 'IN_STOCK';
}

/** The verdict behind the button: may it go into the cart now. */
export function isBuyable(availability: Availability): boolean {
  return availability === 'IN_STOCK' || availability === 'LOW_STOCK' || availability === 'EXPECTED';
}

/** Units left when few are; null when there are plenty or none, and when nobody counts. */
export function unitsLeft(
  { quantity }: Pick<VariantStock, 'quantity'>,
  product: Pick<ProductStock, 'inventory_tracking'>,
): number | null {
  return countsStock(product) && isFew(quantity) ? quantity : null;
}

function isFew(units: number): boolean {
  return units > 0 && units <= FEW_UNITS;
}
