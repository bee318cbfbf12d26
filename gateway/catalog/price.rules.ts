/**
 * Which price a shopper sees, and whether it is a sale (catalogue.md 4 Tags, 5): one rule for a product, a colour of it,
 * a variant, and a line of the cart.
 */
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

/** Prices of whatever is offered, written as a product's are. */
export interface OfferPrices extends ProductPrices {
  /** Some of it is asked less than its own retail price. */
  isPartlyReduced: boolean;
}

export interface PriceVerdict {
  /** Asked now; the lower end of a range. */
  current: number;
  /** Upper end; null when there is one price. */
  highest: number | null;
  /** Struck through; null when not on sale. */
  regular: number | null;
  isOnSale: boolean;
  /** What is asked is to be labelled as the recommended retail price. */
  isRetailPrice: boolean;
  /** What is struck through is to be labelled so. */
  isRegularRetailPrice: boolean;
}

/**
 * A range when the variation price range has different ends, else a single price. On sale the normal price is struck
 * through: of a range that is the retail price of its lower end, which is what the platform calls the product's.
 *
 * The RRP label is shown only in the EU region when the region is a shopping region, and only beside the recommended
 * price itself: never beside one that is below it, in whole or in part.
 */
export function priceVerdict(prices: OfferPrices, market: MarketFlags): PriceVerdict {
  const { calculatedPrice, retailPrice, variationPriceRange: range, isPartlyReduced } = prices;
  const retail = retailPrice?.value ?? null;
  const isRange = range !== null && range.lowPrice !== range.highPrice;
  const current = isRange ? range.lowPrice : calculatedPrice.value;
  const onSale = isOnSale(calculatedPrice.value, retail, market);
  const isLabelled = market.isEu && market.hasShop;
  return {
    current,
    highest: isRange ? range.highPrice : null,
    regular: onSale ? retail : null,
    isOnSale: onSale,
    isRetailPrice: isLabelled && current === retail && !isPartlyReduced,
    isRegularRetailPrice: isLabelled && onSale,
  };
}

/** Shopping region, customer is not pro, and calculated price below retail price. */
function isOnSale(calculated: number, retail: number | null, market: MarketFlags): boolean {
  return market.hasShop && !market.isPro && retail !== null && calculated < retail;
}

/**
 * Several variants, such as those of one colour, as the platform writes a product: what the cheapest of them is asked
 * and is meant to cost, and from where to where they go. Of one variant its own prices. Null of none.
 */
export function pricesOver(variants: readonly [VariantPrices, ...VariantPrices[]]): OfferPrices;
export function pricesOver(variants: readonly VariantPrices[]): OfferPrices | null;
export function pricesOver(variants: readonly VariantPrices[]): OfferPrices | null {
  const asked = variants
    .map(({ price, salePrice, retailPrice }) => ({ value: (salePrice ?? price).value, retailPrice }))
    .toSorted((a, b) => a.value - b.value);
  const [lowest, highest] = [asked[0], asked.at(-1)];
  if (!lowest || !highest) return null;
  return {
    calculatedPrice: { value: lowest.value },
    retailPrice: lowest.retailPrice,
    variationPriceRange: { lowPrice: lowest.value, highPrice: highest.value },
    isPartlyReduced: asked.some(({ value, retailPrice }) => value < retailPrice.value),
  };
}

/** Where there is no shop the price that content names for the country is shown as it is. Null when it names none. */
export function contentPrice(prices: Readonly<Record<string, number>>, country: string): PriceVerdict | null {
  const current = prices[country];
  if (current === undefined) return null;
  return {
    current,
    highest: null,
    regular: null,
    isOnSale: false,
    isRetailPrice: false,
    isRegularRetailPrice: false,
  };
}

/** What a sale takes off, in currency units and whole cents: of a range, at its lower end. Null when there is no sale. */
export function discountOf({ current, regular, isOnSale }: PriceVerdict): number | null {
  return isOnSale && regular !== null ? Math.round((regular - current) * 100) / 100 : null;
}
