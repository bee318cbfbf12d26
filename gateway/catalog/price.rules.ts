/** Which price a shopper sees, and whether it is a sale (catalogue.md 4 Tags, 5). */
import type { MarketFlags } from '../region/market.ts';

/** A product's prices in one store, in currency units. */
export interface ProductPrices {
  calculatedPrice: { value: number };
  retailPrice: { value: number } | null;
  variationPriceRange: { lowPrice: number; highPrice: number } | null;
}

/** A variant's prices in one store, in currency units. */
export interface VariantPrices {
  price: { value: number };
  salePrice: { value: number } | null;
  retailPrice: { value: number };
}

export interface PriceVerdict {
  /** Asked now; the lower end of a range. */
  current: number;
  /** Upper end; null when there is one price. */
  highest: number | null;
  /** Struck through; null when not on sale. */
  regular: number | null;
  isOnSale: boolean;
  /** To be labelled as the recommended retail price. */
  isRetailPrice: boolean;
}

/** Shopping region, customer is not pro, and calculated price below retail price. */
export function isOnSale(calculated: number, retail: number | null, market: MarketFlags): boolean {
  return market.hasShop && !market.isPro && retail !== null && calculated < retail;
}

/**
 * The RRP label is shown only in the EU region when the region is a shopping region; never beside a group's price that
 * is below it and has no struck-through one to label: that would be called what it is not.
 */
export function isRetailPriceLabelled(current: number, retail: number | null, market: MarketFlags): boolean {
  const isBelow = retail !== null && current < retail;
  return market.isEu && market.hasShop && (!isBelow || isOnSale(current, retail, market));
}

/**
 * A range when the variation price range has different ends, else a single price. On sale the normal price is struck
 * through: of a range that is the retail price of its lower end, which is what the platform calls the product's.
 */
export function productPrice(prices: ProductPrices, market: MarketFlags): PriceVerdict {
  const { calculatedPrice, retailPrice, variationPriceRange: range } = prices;
  const isRange = range !== null && range.lowPrice !== range.highPrice;
  return {
    ...verdict(calculatedPrice.value, retailPrice?.value ?? null, market),
    ...(isRange ? { current: range.lowPrice, highest: range.highPrice } : {}),
  };
}

/** One variant has one price. */
export function variantPrice(prices: VariantPrices, market: MarketFlags): PriceVerdict {
  return verdict(prices.salePrice?.value ?? prices.price.value, prices.retailPrice.value, market);
}

/**
 * The variants of one colour as the platform writes a product: what the cheapest of them is asked and is meant to cost,
 * and from where to where the sizes go. Null when the store has none in the colour.
 */
export function colorPrices(variants: readonly VariantPrices[]): ProductPrices | null {
  const asked = variants
    .map(({ price, salePrice, retailPrice }) => ({ value: (salePrice ?? price).value, retailPrice }))
    .toSorted((a, b) => a.value - b.value);
  const [lowest, highest] = [asked[0], asked.at(-1)];
  if (!lowest || !highest) return null;
  return {
    calculatedPrice: { value: lowest.value },
    retailPrice: lowest.retailPrice,
    variationPriceRange: { lowPrice: lowest.value, highPrice: highest.value },
  };
}

/** Where there is no shop the price that content names for the country is shown as it is. Null when it names none. */
export function contentPrice(prices: Readonly<Record<string, number>>, country: string): PriceVerdict | null {
  const current = prices[country];
  if (current === undefined) return null;
  return { current, highest: null, regular: null, isOnSale: false, isRetailPrice: false };
}

/** What a sale takes off, in currency units and whole cents: of a range, at its lower end. Null when there is no sale. */
export function discountOf({ current, regular, isOnSale }: PriceVerdict): number | null {
  return isOnSale && regular !== null ? Math.round((regular - current) * 100) / 100 : null;
}

function verdict(current: number, retail: number | null, market: MarketFlags): PriceVerdict {
  const onSale = isOnSale(current, retail, market);
  return {
    current,
    highest: null,
    regular: onSale ? retail : null,
    isOnSale: onSale,
    isRetailPrice: isRetailPriceLabelled(current, retail, market),
  };
}
