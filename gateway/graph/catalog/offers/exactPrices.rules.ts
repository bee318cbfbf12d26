/**
 * Prices and discount rules of a store, from the currency units that it sends to the minor units that the rules here
 * calculate in. What is finer than the currency is rounded once, here.
 */
import type { CustomerGroupJson } from '../../../sources/commerce/customerGroups.ts';
import type { ProductJson, VariantJson } from '../../../sources/commerce/products.ts';
import { currencyUnits, minorUnits, type MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';
import type { Discountable, DiscountableVariant, DiscountRule } from './groupDiscount.rules.ts';
import type { ProductPrices } from './price.rules.ts';

/** The fields of a store's product that price rules read, in currency units. */
export type PricedProductJson = Pick<
  ProductJson,
  'id' | 'categories' | 'price' | 'calculatedPrice' | 'retailPrice' | 'variationPriceRange' | 'variants'
>;

export interface ExactVariant extends DiscountableVariant, Pick<VariantJson, 'option_values'> {
  variant_id: number;
}

export interface ExactProduct extends Discountable, ProductPrices {
  /** Before any discount, of the cheapest variant. */
  price: MinorUnits;
  variants: readonly ExactVariant[];
}

export function exactProduct(product: PricedProductJson, currency: string): ExactProduct {
  const { id, categories, retailPrice, variationPriceRange: range, variants = [] } = product;
  const exact = (amount: number) => minorUnits(amount, currency);
  return {
    id,
    categories,
    price: exact(product.price),
    calculatedPrice: exact(product.calculatedPrice.value),
    retailPrice: retailPrice && exact(retailPrice.value),
    variationPriceRange: range && { lowPrice: exact(range.lowPrice), highPrice: exact(range.highPrice) },
    variants: variants.map((variant) => exactVariant(variant, currency)),
  };
}

export function exactVariant(
  { variant_id, option_values, original_price, prices }: VariantJson,
  currency: string,
): ExactVariant {
  const { price, salePrice, retailPrice } = prices;
  return {
    variant_id,
    option_values,
    original_price: minorUnits(original_price, currency),
    prices: {
      price: minorUnits(price.value, currency),
      salePrice: salePrice && minorUnits(salePrice.value, currency),
      retailPrice: minorUnits(retailPrice.value, currency),
    },
  };
}

export function exactRules(rules: CustomerGroupJson['discount_rules'], currency: string): DiscountRule[] {
  return rules.map((rule) => {
    if (rule.method === 'list') return { ...rule, amount: minorUnits(rule.amount, currency) };
    const { method, amount, ...target } = rule;
    return method === 'percent'
      ? { ...target, method, percent: amount }
      : { ...target, method, amount: minorUnits(amount, currency) };
  });
}

/** A product's prices in the platform's own shape and in currency units. */
export interface PlatformPrices {
  calculatedPrice: { value: number };
  retailPrice: { value: number } | null;
  variationPriceRange: { lowPrice: number; highPrice: number } | null;
}

export function platformPrices(prices: ProductPrices, currency: string): PlatformPrices {
  const { calculatedPrice, retailPrice, variationPriceRange: range } = prices;
  const units = (minor: MinorUnits) => currencyUnits(minor, currency);
  return {
    calculatedPrice: { value: units(calculatedPrice) },
    retailPrice: retailPrice === null ? null : { value: units(retailPrice) },
    variationPriceRange: range && { lowPrice: units(range.lowPrice), highPrice: units(range.highPrice) },
  };
}
