/**
 * Customer group discounts (platform.md 3, `discount_rules`). The specification only names the rules; they are applied
 * as the commerce platform does, because its cart is authoritative: product rules take precedence over category rules,
 * and those over rules for everything; of equally specific rules the cheapest applies. A discount applies to the
 * regular price and does not combine with a sale: the lower price counts.
 */
import type { ProductPrices, VariantPrices } from './price.rules.ts';

export interface DiscountRule {
  type: 'all' | 'category' | 'product';
  /** `percent` off, `price` an amount off, `fixed` the price itself; per unit. */
  method: 'percent' | 'price' | 'fixed';
  amount: number;
  category_id?: number | undefined;
  product_id?: number | undefined;
}

/** The product facts that rules match. A product belongs to its categories and all their ancestors. */
export interface Discountable {
  id: number;
  categories: readonly number[];
}

/** Additional prices of a variant needed for a discount. */
export interface DiscountableVariant {
  /** Before any discount. */
  original_price: number;
  prices: VariantPrices;
}

/** The group's price: never below zero, never above the public price. */
export function groupPrice(
  rules: readonly DiscountRule[],
  product: Discountable,
  regular: number,
  asked: number,
): number {
  return Math.min(asked, ...mostSpecific(rules, product).map((rule) => reduced(regular, rule)));
}

/** The variant's prices for the group; the group's price takes the place of the sale price. */
export function groupVariantPrices(
  rules: readonly DiscountRule[],
  product: Discountable,
  { original_price: regular, prices }: DiscountableVariant,
): VariantPrices {
  if (rules.length === 0) return prices;
  const asked = prices.salePrice?.value ?? prices.price.value;
  const price = groupPrice(rules, product, regular, asked);
  return price === asked ? prices : { ...prices, salePrice: { value: price } };
}

/**
 * The product's prices for the group. The range is computed from the variants, because discounts change its shape: a
 * fixed price collapses it, and one end may be on sale for less. No range without variants.
 */
export function groupProductPrices(
  rules: readonly DiscountRule[],
  product: Discountable &
    ProductPrices & { price: number; variants?: readonly DiscountableVariant[] | undefined },
): ProductPrices {
  if (rules.length === 0) return product;
  const { price, calculatedPrice, retailPrice, variants = [] } = product;
  const asked = variants.map((variant) => {
    const prices = groupVariantPrices(rules, product, variant);
    return (prices.salePrice ?? prices.price).value;
  });
  return {
    calculatedPrice: { value: groupPrice(rules, product, price, calculatedPrice.value) },
    retailPrice,
    variationPriceRange:
      asked.length > 0 ? { lowPrice: Math.min(...asked), highPrice: Math.max(...asked) } : null,
  };
}

/** The group's percentage off everything; null without such a rule, for example with fixed prices. */
export function percentOffAll(rules: readonly DiscountRule[]): number | null {
  const percents = rules.filter(({ type, method }) => type === 'all' && method === 'percent');
  return percents.length > 0 ? Math.max(...percents.map(({ amount }) => amount)) : null;
}

function mostSpecific(
  rules: readonly DiscountRule[],
  { id, categories }: Discountable,
): readonly DiscountRule[] {
  const ofProduct = rules.filter((rule) => rule.type === 'product' && rule.product_id === id);
  if (ofProduct.length > 0) return ofProduct;
  const ofCategory = rules.filter(
    ({ type, category_id: category }) =>
      type === 'category' && category !== undefined && categories.includes(category),
  );
  return ofCategory.length > 0 ? ofCategory : rules.filter(({ type }) => type === 'all');
}

/** Rounds half up to cents, as the platform rounds each unit. */
function reduced(regular: number, { method, amount }: DiscountRule): number {
  const cents = Math.round(regular * 100);
  const minor =
    method === 'percent'
      ? Math.round((cents * (100 - amount)) / 100)
      : method === 'price'
        ? cents - Math.round(amount * 100)
        : Math.round(amount * 100);
  return Math.max(0, minor) / 100;
}
