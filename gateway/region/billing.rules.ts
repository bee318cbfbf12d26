/** Which store prices and sells (platform.md 4 "Billing region", 9 "Shopping regions"), and which brand counts a pro's spend. */
export const shoppingRegions: readonly string[] = [
  'us',
  'ca',
  'eu_region_1',
  'pro',
  'pro_ca',
  'pro_eu_region_1',
];

/** Stores of the commerce platform, each with the one currency it sells in. */
const storeCurrencies: Readonly<Record<string, string>> = { us: 'USD', ca: 'CAD', eu_region_1: 'EUR' };

/** Every store, as `x-bc-region` names it. */
export const stores: readonly string[] = Object.keys(storeCurrencies);

/** True where there is a cart: content regions that a store sells to. */
export function isShoppingRegion(contentRegion: string): boolean {
  return shoppingRegions.includes(contentRegion);
}

/**
 * For a pro: `us` for region pro, the country for pro_ca, eu_region_1 for pro_eu_region_1.
 * For everybody else the region itself if it is a shopping region, else us.
 */
export function billingRegion(contentRegion: string): string {
  if (contentRegion === 'pro') return 'us';
  if (contentRegion === 'pro_ca') return 'ca';
  if (contentRegion === 'pro_eu_region_1') return 'eu_region_1';
  return isShoppingRegion(contentRegion) ? contentRegion : 'us';
}

/** ISO 4217 code of what a store sells in. */
export function storeCurrency(commerceRegion: string): string {
  return storeCurrencies[commerceRegion] ?? 'USD';
}

/** Pro spend brand id: us, ca, no, else eu_region_1. */
export function spendBrand(country: string): string {
  return country === 'us' || country === 'ca' || country === 'no' ? country : 'eu_region_1';
}
