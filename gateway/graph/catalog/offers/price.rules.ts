/**
 * Price verdicts: range or single price, sale and RRP label (catalogue.md 4 Tags, 5). One rule for products, colours,
 * variants and cart lines. All amounts are in minor units of one currency, so that comparisons and differences are exact.
 */
import { minorUnits, type MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';
import type { MarketFlags } from '../../region/markets/market.ts';

/** A product's prices in one store. */
export interface ProductPrices {
  calculatedPrice: MinorUnits;
  retailPrice: MinorUnits | null;
  variationPriceRange: { lowPrice: MinorUnits; highPrice: MinorUnits } | null;
}

/** A variant's prices in one store. */
export interface VariantPrices {
  price: MinorUnits;
  salePrice: MinorUnits | null;
  retailPrice: MinorUnits;
}

/** Prices of an offer, in the shape of a product's. */
export interface OfferPrices extends ProductPrices {
  /** True when some of it is priced below its own retail price. */
  isPartlyReduced: boolean;
}

export interface PriceVerdict {
  /** Current price; the lower end of a range. */
  current: MinorUnits;
  /** Upper end; null when there is one price. */
  highest: MinorUnits | null;
  /** Struck through; null when not on sale. */
  regular: MinorUnits | null;
  isOnSale: boolean;
  /** The current price is labelled as the recommended retail price. */
  isRetailPrice: boolean;
  /** The struck-through price is labelled as the recommended retail price. */
  isRegularRetailPrice: boolean;
}

/**
 * A range when the variation price range has different ends, else a single price. On sale the regular price is struck
 * through: for a range, the retail price of its lower end, which the platform reports as the product's.
 * The RRP label is shown only in the EU region when it is a shopping region, and only on the recommended price itself,
 * never on one that is partly or fully below it.
 */
export function priceVerdict(prices: OfferPrices, market: MarketFlags): PriceVerdict {
  const { calculatedPrice, retailPrice: retail, variationPriceRange: range, isPartlyReduced } = prices;
  const isRange = range !== null && range.lowPrice !== range.highPrice;
  const current = isRange ? range.lowPrice : calculatedPrice;
  const onSale = isOnSale(calculatedPrice, retail, market);
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
function isOnSale(calculated: MinorUnits, retail: MinorUnits | null, market: MarketFlags): boolean {
  return market.hasShop && !market.isPro && retail !== null && calculated < retail;
}

/**
 * Combines variants, such as those of one colour, into product prices: the cheapest one's price and retail price, and
 * the range. A single variant keeps its own prices; null for none.
 */
export function pricesOver(variants: readonly [VariantPrices, ...VariantPrices[]]): OfferPrices;
export function pricesOver(variants: readonly VariantPrices[]): OfferPrices | null;
export function pricesOver(variants: readonly VariantPrices[]): OfferPrices | null {
  const [first] = variants;
  if (!first) return null;
  // One pass without a copy: a category page does this for each colour of each product.
  let cheapest = first;
  let highPrice = askedOf(first);
  let isPartlyReduced = false;
  for (const variant of variants) {
    const asked = askedOf(variant);
    if (asked < askedOf(cheapest)) cheapest = variant;
    if (asked > highPrice) highPrice = asked;
    isPartlyReduced ||= asked < variant.retailPrice;
  }
  const lowPrice = askedOf(cheapest);
  return {
    calculatedPrice: lowPrice,
    retailPrice: cheapest.retailPrice,
    variationPriceRange: { lowPrice, highPrice },
    isPartlyReduced,
  };
}

function askedOf({ price, salePrice }: VariantPrices): MinorUnits {
  return salePrice ?? price;
}

/** The content price of the country in its currency, for markets without a shop. Null when there is none. */
export function contentPrice(
  prices: Readonly<Record<string, number>>,
  country: string,
  currency: string,
): PriceVerdict | null {
  const amount = prices[country];
  if (amount === undefined) return null;
  return {
    current: minorUnits(amount, currency),
    highest: null,
    regular: null,
    isOnSale: false,
    isRetailPrice: false,
    isRegularRetailPrice: false,
  };
}

/** The sale's discount; for a range, at its lower end. Null without a sale. */
export function discountOf({ current, regular, isOnSale }: PriceVerdict): MinorUnits | null {
  return isOnSale && regular !== null ? regular - current : null;
}

export interface ProBenefit {
  /** What guests pay; the lower end of a range. */
  shopPrice: MinorUnits;
  /** The smaller saving of both ends of a range. */
  saving: MinorUnits;
}

/** Null unless the viewer pays less than a guest, at both ends of a range. */
export function proBenefit(
  own: Pick<PriceVerdict, 'current' | 'highest'>,
  shop: Pick<PriceVerdict, 'current' | 'highest'>,
): ProBenefit | null {
  const highest = (shop.highest ?? shop.current) - (own.highest ?? own.current);
  const saving = Math.min(shop.current - own.current, highest);
  return saving > 0 ? { shopPrice: shop.current, saving } : null;
}
