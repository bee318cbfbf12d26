/**
 * From one price in US dollars to every price on the site, rounded in each currency. Store prices are in minor units,
 * content prices in whole units.
 */
import type { ProductDraft } from './productDraft.ts';
import { type BrandPrice, type StoreRegion, storeRegions } from './types.ts';

/** Units of the store's currency for a dollar. The euro price holds the tax, so it is close to the dollar's number. */
const storeRate: Record<StoreRegion, number> = { us: 1, ca: 1.36, eu_region_1: 0.95 };

interface CountryRate {
  /** Units of the country's currency for a US dollar. */
  rate: number;
  /** Steps that prices are rounded to: below 50 dollars, below 200, above. */
  steps: readonly [number, number, number];
}

const euro: CountryRate = { rate: storeRate.eu_region_1, steps: [1, 5, 10] };

const countryRates: Readonly<Record<string, CountryRate>> = {
  us: { rate: storeRate.us, steps: [1, 1, 1] },
  ca: { rate: storeRate.ca, steps: [1, 5, 10] },
  de: euro,
  at: euro,
  nl: euro,
  es: euro,
  fr: euro,
  it: euro,
  gb: { rate: 0.82, steps: [1, 5, 10] },
  ch: { rate: 0.98, steps: [1, 5, 10] },
  jp: { rate: 152, steps: [1_000, 1_000, 1_000] },
  no: { rate: 10.9, steps: [10, 50, 100] },
  se: { rate: 10.6, steps: [10, 50, 100] },
  au: { rate: 1.55, steps: [1, 5, 10] },
  nz: { rate: 1.68, steps: [1, 5, 10] },
  cz: { rate: 23.5, steps: [10, 50, 100] },
  pl: { rate: 4.1, steps: [1, 10, 50] },
};

function rounded(dollars: number, { rate, steps }: CountryRate): number {
  const [small, middle, large] = steps;
  const step = dollars < 50 ? small : dollars < 200 ? middle : large;
  return Math.max(step, Math.round((dollars * rate) / step) * step);
}

const storeCountry: Record<StoreRegion, string> = { us: 'us', ca: 'ca', eu_region_1: 'de' };

/** The price in dollars is the one given, cents included; the other two are rounded. */
function regularPrice(dollars: number, store: StoreRegion): number {
  const rate = countryRates[storeCountry[store]];
  return store === 'us' || !rate ? Math.round(dollars * 100) : rounded(dollars, rate) * 100;
}

/** Prices in minor units for the stores that sell the product. */
export function storePrices(
  draft: Pick<ProductDraft, 'price' | 'sale' | 'soldIn'>,
): Partial<Record<StoreRegion, BrandPrice>> {
  const prices: Partial<Record<StoreRegion, BrandPrice>> = {};
  for (const store of draft.soldIn ?? storeRegions) {
    const regular = regularPrice(draft.price, store);
    const percent = draft.sale?.[store];
    prices[store] = percent
      ? { regular, sale: Math.floor((regular * (100 - percent)) / 10_000) * 100 }
      : { regular };
  }
  return prices;
}

/** Prices as the content service shows them, by country, in whole units of its currency. */
export function contentPrices(dollars: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(countryRates).map(([country, rate]) => [country, rounded(dollars, rate)]),
  );
}
