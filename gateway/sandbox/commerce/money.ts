/** Amounts: how the vendor writes them, and what a customer group makes of them. Minor units inside. */
import type { GroupRule } from './seed/groupSeed.ts';

/** From minor units to what the vendor writes: numbers in v3 answers, text with four decimals in v2 ones. */
export function units(minor: number): number {
  return minor / 100;
}

export function moneyText(minor: number): string {
  return (minor / 100).toFixed(4);
}

/** Price for a customer whose group gets `percent` off the regular price; never dearer than what all are asked. */
export function groupPrice(regular: number, asked: number, percent: number): number {
  return Math.min(asked, Math.round((regular * (100 - percent)) / 100));
}

/**
 * The same by all rules of the group. The one for the product goes before those for its categories, and these before
 * the one for everything; of several alike the cheapest holds.
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
