/**
 * Customer group discounts (platform.md 3, `discount_rules`). The specification only names the rules; they are applied
 * as the commerce platform does, because its cart is authoritative: product rules take precedence over category rules,
 * and those over rules for everything; of equally specific rules the cheapest applies. A discount applies to the
 * regular price and does not combine with a sale: the lower price counts. A price list's price of a variant replaces the
 * catalogue's, sale included. All amounts are in minor units of one currency.
 */
import { scaledInteger, type MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';
import type { ProductPrices, VariantPrices } from './price.rules.ts';

interface RuleTarget {
  type: 'all' | 'category' | 'product';
  category_id?: number | undefined;
  product_id?: number | undefined;
}

/** Per unit: a percentage off, `price` an amount off, `fixed` the price itself. */
type Discount = RuleTarget &
  ({ method: 'percent'; percent: number } | { method: 'price' | 'fixed'; amount: MinorUnits });

/** A variant's price in the group's price list. */
interface ListedPrice {
  type: 'variant';
  method: 'list';
  variant_id: number;
  amount: MinorUnits;
}

export type DiscountRule = Discount | ListedPrice;

/** The product facts that rules match. A product belongs to its categories and all their ancestors. */
export interface Discountable {
  id: number;
  categories: readonly number[];
}

/** Additional prices of a variant needed for a discount. */
export interface DiscountableVariant {
  variant_id?: number;
  /** Before any discount. */
  original_price: MinorUnits;
  prices: VariantPrices;
}

/** The group's price: never below zero, never above the public price. */
export function groupPrice(
  rules: readonly DiscountRule[],
  product: Discountable,
  regular: MinorUnits,
  asked: MinorUnits,
): MinorUnits {
  return Math.min(asked, ...mostSpecific(rules, product).map((rule) => reduced(regular, rule)));
}

/** The variant's prices for the group; the group's price takes the place of the sale price. */
export function groupVariantPrices(
  rules: readonly DiscountRule[],
  product: Discountable,
  { variant_id: id, original_price: regular, prices }: DiscountableVariant,
): VariantPrices {
  if (rules.length === 0) return prices;
  const asked = prices.salePrice ?? prices.price;
  const listed = id === undefined ? undefined : listedPrices(rules).get(id);
  if (listed !== undefined)
    return listed < asked ? { ...prices, salePrice: listed } : { ...prices, price: listed, salePrice: null };
  const price = groupPrice(rules, product, regular, asked);
  return price === asked ? prices : { ...prices, salePrice: price };
}

/**
 * The product's prices for the group. The range is computed from the variants, because discounts change its shape: a
 * fixed price collapses it, and one end may be on sale for less. No range without variants.
 */
export function groupProductPrices(
  rules: readonly DiscountRule[],
  product: Discountable &
    ProductPrices & { price: MinorUnits; variants?: readonly DiscountableVariant[] | undefined },
): ProductPrices {
  if (rules.length === 0) return product;
  const { price, calculatedPrice, retailPrice, variants = [] } = product;
  const asked = variants.map((variant) => {
    const prices = groupVariantPrices(rules, product, variant);
    return prices.salePrice ?? prices.price;
  });
  const listed = listedPrices(rules);
  const isListed = variants.some(({ variant_id: id }) => id !== undefined && listed.has(id));
  // As without a group: of the cheapest variants, the dearest after discounts.
  const ofCheapest = asked.filter((_, place) => variants[place]?.original_price === price);
  return {
    calculatedPrice:
      isListed && ofCheapest.length > 0
        ? Math.max(...ofCheapest)
        : groupPrice(rules, product, price, calculatedPrice),
    retailPrice,
    variationPriceRange:
      asked.length > 0 ? { lowPrice: Math.min(...asked), highPrice: Math.max(...asked) } : null,
  };
}

/** The group's percentage off everything; null without such a rule, for example with fixed prices. */
export function percentOffAll(rules: readonly DiscountRule[]): number | null {
  const percents = rules.flatMap((rule) =>
    rule.type === 'all' && rule.method === 'percent' ? [rule.percent] : [],
  );
  return percents.length > 0 ? Math.max(...percents) : null;
}

const listedOf = new WeakMap<readonly DiscountRule[], ReadonlyMap<number, MinorUnits>>();

/** By variant. A list may have thousands. */
function listedPrices(rules: readonly DiscountRule[]): ReadonlyMap<number, MinorUnits> {
  const known = listedOf.get(rules);
  if (known) return known;
  const listed = new Map(
    rules.flatMap((rule) => (rule.method === 'list' ? [[rule.variant_id, rule.amount] as const] : [])),
  );
  listedOf.set(rules, listed);
  return listed;
}

function mostSpecific(all: readonly DiscountRule[], { id, categories }: Discountable): readonly Discount[] {
  const rules = all.filter((rule) => rule.method !== 'list');
  const ofProduct = rules.filter((rule) => rule.type === 'product' && rule.product_id === id);
  if (ofProduct.length > 0) return ofProduct;
  const ofCategory = rules.filter(
    ({ type, category_id: category }) =>
      type === 'category' && category !== undefined && categories.includes(category),
  );
  return ofCategory.length > 0 ? ofCategory : rules.filter(({ type }) => type === 'all');
}

/** Never below zero. */
function reduced(regular: MinorUnits, rule: Discount): MinorUnits {
  if (rule.method === 'percent') return Math.max(0, lessPercent(regular, rule.percent));
  return Math.max(0, rule.method === 'price' ? regular - rule.amount : rule.amount);
}

/** The platform's percentages have four decimals. */
const percentPlaces = 4;
const wholePercent = 100 * 10 ** percentPlaces;

/** Rounds half up to a minor unit, as the platform rounds each unit. `bigint`, because the product may be large. */
function lessPercent(amount: MinorUnits, percent: number): MinorUnits {
  const rest = wholePercent - scaledInteger(percent, percentPlaces);
  const [dividend, divisor] = [2n * BigInt(amount) * BigInt(rest), 2n * BigInt(wholePercent)];
  return Number((dividend + BigInt(wholePercent)) / divisor);
}
