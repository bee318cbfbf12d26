/**
 * What a customer group pays less (platform.md 3, `discount_rules`). The specification names the rules and no more;
 * read as the commerce platform reads them, because its cart has the last word: a rule for the product goes before one
 * for its categories, that before one for everything; of several alike the cheapest holds. A reduction is of the price
 * before any discount, and never adds to a sale: whichever is lower is asked.
 */
import type { ProductPrices, VariantPrices } from './price.rules.ts';

export interface DiscountRule {
  type: 'all' | 'category' | 'product';
  /** `percent` off, `price` so many currency units off each, `fixed` what each costs. */
  method: 'percent' | 'price' | 'fixed';
  amount: number;
  category_id?: number | undefined;
  product_id?: number | undefined;
}

/** What rules ask of a product. A product stands in its categories and in all of their ancestors. */
export interface Discountable {
  id: number;
  categories: readonly number[];
}

/** Prices of a variant that a reduction needs beside those that are shown. */
export interface DiscountableVariant {
  /** Before any discount. */
  original_price: number;
  prices: VariantPrices;
}

/** Price asked of the group: never below zero, never above what everybody is asked. */
export function groupPrice(
  rules: readonly DiscountRule[],
  product: Discountable,
  regular: number,
  asked: number,
): number {
  return Math.min(asked, ...mostSpecific(rules, product).map((rule) => reduced(regular, rule)));
}

/** The variant's prices as the group sees them: what it is asked stands where a sale price does. */
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
 * The product's prices as the group sees them. The range is worked out from the variants, because reductions do not
 * keep its shape: a fixed price closes it, and one end may be on sale for less. No range is known without variants.
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

/** Percent that the group gets off everything; null when no rule says so, for example because it has fixed prices. */
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

/** In whole cents, halves upwards, as the platform rounds each unit. */
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
