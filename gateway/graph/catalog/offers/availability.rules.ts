/** Availability of products and variants (catalogue.md 3, product and variant). */
import type { MarketFlags } from '../../region/markets/market.ts';

export type Availability = 'IN_STOCK' | 'LOW_STOCK' | 'EXPECTED' | 'SOLD_OUT' | 'NOT_SOLD_HERE';

/** Not specified: up to this many units, shoppers see how many are left. */
export const FEW_UNITS = 3;

/** A product's stock in one store. */
export interface ProductStock {
  /** available, disabled or preorder. */
  availability: string;
  /**
   * What stock is tracked for: each variant, the product as a whole, or nothing, in which case it is always in stock.
   */
  inventory_tracking: string;
  isInStock: boolean;
  /** Units over all variants; meaningless without tracking. */
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

/** Expected day of a preorder, `yyyy-mm-dd`; null when it is not a preorder, the day is unknown, or it is past. */
export function expectedDay(
  product: { availability: string; preorder_release_date?: string | null | undefined },
  now: Date,
): string | null {
  const day = product.preorder_release_date?.slice(0, 10) ?? '';
  if (product.availability !== 'preorder' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  return day >= now.toISOString().slice(0, 10) ? day : null;
}

/**
 * Availability of a colour over its variants: sold out when each is, low when the purchasable ones are low in total.
 * Variants not for sale are ignored; a colour with no others is not sold here.
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

/** Whether it can be added to the cart now. */
export function isBuyable(availability: Availability): boolean {
  return availability === 'IN_STOCK' || availability === 'LOW_STOCK' || availability === 'EXPECTED';
}

/** Units left when low; null when there are plenty or none, and without tracking. */
export function unitsLeft(
  { quantity }: Pick<VariantStock, 'quantity'>,
  product: Pick<ProductStock, 'inventory_tracking'>,
): number | null {
  return countsStock(product) && isFew(quantity) ? quantity : null;
}

function isFew(units: number): boolean {
  return units > 0 && units <= FEW_UNITS;
}
