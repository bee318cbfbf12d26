/** Content region of a shopper (platform.md 4 "Region from country", 9 "Region map"). */
import { priceCountry } from '../formats/currency.rules.ts';

/** Region of non-pros by country. */
interface RegionGroups {
  readonly groups: ReadonlyMap<string, string>;
}

/** The region group of the country or its alias, else `other`. */
export function regionGroup(country: string, { groups }: RegionGroups): string {
  return groups.get(country) ?? groups.get(priceCountry(country)) ?? 'other';
}

/**
 * Content region of a shopper; `isPro` is true when the pro code's region starts with `pro`. Pros outside the United
 * States, Canada and the EU countries see the public region: the specification gives no pro region for them, and says
 * that Norway has none although it is in the EU group.
 */
export function contentRegion(country: string, isPro: boolean, markets: RegionGroups): string {
  const group = regionGroup(country, markets);
  if (!isPro || country === 'no') return group;
  if (group === 'us') return 'pro';
  if (group === 'ca') return 'pro_ca';
  if (group === 'eu' || group === 'eu_region_1') return 'pro_eu_region_1';
  return group;
}

/** The `eu` flag of the locale state: any European region. */
export function isEuRegion(contentRegion: string): boolean {
  return contentRegion === 'eu' || contentRegion === 'eu_region_1' || contentRegion === 'pro_eu_region_1';
}

/** Platform.md 4: a customer is pro when the pro code region starts with `pro`. */
export function isProCode(region: string | null): boolean {
  return region?.startsWith('pro') ?? false;
}

/** Pro prices and rules apply in the pro regions only. */
export function isProRegion(contentRegion: string): boolean {
  return contentRegion === 'pro' || contentRegion.startsWith('pro_');
}

/** True when an entry with this region list is shown in the region; an empty or missing list means all regions. */
export function isShownIn(regions: readonly string[] | null | undefined, contentRegion: string): boolean {
  return !regions || regions.length === 0 || regions.includes(contentRegion);
}
