/** Amounts in the vendor's formats, and the discounts of customer groups. Minor units internally. */
import type { GroupRule } from './seed/groupSeed.ts';

/** From minor units to the vendor's format: numbers in v3 responses, text with four decimals in v2 ones. */
export function units(minor: number): number {
  return minor / 100;
}

export function moneyText(minor: number): string {
  return (minor / 100).toFixed(4);
}

/** Price for a group with `percent` off the regular price; never above the price for everyone. */
export function groupPrice(regular: number, asked: number, percent: number): number {
  return Math.min(asked, Math.round((regular * (100 - percent)) / 100));
}

/**
 * Price by all rules of the group. Product rules take precedence over category rules, and these over the general one;
 * among equals the lowest price wins.
 */
export function priceByRules(
  rules: readonly GroupRule[],
  product: { id: number; categories: readonly number[] },
  regular: number,
  asked: number,
): number {
  const reductions = [
    rules.filter((rule) => rule.type === 'product' && rule.product_id === product.id),
    rules.filter((rule) => rule.type === 'category' && product.categories.includes(rule.category_id ?? 0)),
    rules.filter((rule) => rule.type === 'all'),
  ].find((alike) => alike.length > 0);
  const prices = (reductions ?? []).map(({ method, amount }) => {
    if (method === 'percent') return groupPrice(regular, asked, Number(amount));
    const minor = Math.round(Number(amount) * 100);
    return Math.max(0, method === 'price' ? regular - minor : minor);
  });
  return Math.min(asked, ...prices);
}
