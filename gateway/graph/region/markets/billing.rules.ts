/**
 * Maps a content region to its store (platform.md 4 "Billing region", 9 "Shopping regions") and a country to its pro
 * spend brand.
 */
export const shoppingRegions: readonly string[] = [
  'us',
  'ca',
  'eu_region_1',
  'pro',
  'pro_ca',
  'pro_eu_region_1',
];

/** Currency of each commerce store; a store sells in exactly one. */
const storeCurrencies: Readonly<Record<string, string>> = { us: 'USD', ca: 'CAD', eu_region_1: 'EUR' };

/** Store ids as sent in `x-bc-region`. */
export const stores: readonly string[] = Object.keys(storeCurrencies);

/** True when a store sells to the content region, so it has a cart. */
export function isShoppingRegion(contentRegion: string): boolean {
  return shoppingRegions.includes(contentRegion);
}

/**
 * For pros: `us` for region pro, the country for pro_ca, eu_region_1 for pro_eu_region_1. For everyone else: the region
 * itself if it is a shopping region, else us.
 */
export function billingRegion(contentRegion: string): string {
  if (contentRegion === 'pro') return 'us';
  if (contentRegion === 'pro_ca') return 'ca';
  if (contentRegion === 'pro_eu_region_1') return 'eu_region_1';
  return isShoppingRegion(contentRegion) ? contentRegion : 'us';
}

/** ISO 4217 code of the store's currency. */
export function storeCurrency(commerceRegion: string): string {
  return storeCurrencies[commerceRegion] ?? 'USD';
}

export const spendBrands: readonly string[] = ['us', 'ca', 'no', 'eu_region_1'];

/** Pro spend brand id: us, ca, no, else eu_region_1. */
export function spendBrand(country: string): string {
  return spendBrands.includes(country) ? country : 'eu_region_1';
}
