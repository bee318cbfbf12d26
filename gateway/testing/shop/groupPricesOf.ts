/**
 * Expected prices of the sandbox's products for a customer group, computed from list prices without the gateway's
 * rules.
 */
import type { ProductJson } from '../../sources/commerce/products.ts';

export interface Payer {
  /** us, ca or eu_region_1. */
  store: string;
  /** Usual share of the regular price; a half identifies employees. */
  share: number;
  isPro: boolean;
}

function written(cents: number, store: string): string {
  const [whole = '', fraction = ''] = (cents / 100).toFixed(2).split('.');
  const [thousands, decimal] = store === 'eu_region_1' ? ['.', ','] : [',', '.'];
  const number = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands) + decimal + fraction;
  return store === 'eu_region_1' ? `${number} €` : `$${number}`;
}

/** Computed independently from the shop's list prices. */
export async function pricesOf(url: string, payer: Payer): Promise<Set<string>> {
  const { store, share, isPro } = payer;
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${url}/api/products?include=variants&limit=50&page=${page}`, {
      headers: { 'x-bc-region': store },
    });
    const { data } = (await response.json()) as { data: ProductJson[] };
    if (data.length === 0) return found;
    for (const product of data) {
      for (const { original_price: regular, sale_price: sale } of product.variants ?? []) {
        const cents = Math.round(regular * 100);
        const reduced = ownRule(payer, product, cents) ?? Math.round(cents * share);
        found.add(written(Math.min(Math.round((sale ?? regular) * 100), reduced), store));
        if (!isPro) found.add(written(cents, store));
      }
    }
  }
}

/**
 * The sandbox's special rules: tuning at half price for pros, two small items cheaper for staff, wax for European
 * guests.
 */
function ownRule(payer: Payer, { name, categories }: ProductJson, cents: number): number | null {
  const { share, isPro, store } = payer;
  if (share === 0.5) {
    if (name === 'Level Nine Beanie') return cents - 3_000;
    return name === 'Pit Strap' ? 100 : null;
  }
  if (isPro) return categories.some((id) => id % 100 === 27) ? Math.round(cents / 2) : null;
  const isWax = categories.some((id) => id % 100 === 28);
  return isWax && store === 'eu_region_1' ? Math.round(cents * 0.85) : null;
}
