/**
 * Which content region a shopper belongs to (platform.md 4 "Region from country", 9 "Region map").
 * Where the text is silent, the decision is a line of its own with its reason.
 */
import { priceCountry } from './currency.rules.ts';
import type { Markets } from './markets.rules.ts';

/** The region group that contains the country, by its own code or the one that stands for it, else `other`. */
export function regionGroup(country: string, { groups }: Pick<Markets, 'groups'>): string {
  return groups.get(country) ?? groups.get(priceCountry(country)) ?? 'other';
}

/**
 * Content region of a shopper. `isPro` is true when the region of the pro code starts with `pro`.
 * A pro outside the United States, Canada and the EU countries sees what everybody sees there: the text gives no pro
 * region for them, and Norway is named as having none although it stands in the EU group.
 */
export function contentRegion(country: string, isPro: boolean, markets: Pick<Markets, 'groups'>): string {
  const group = regionGroup(country, markets);
  if (!isPro || country === 'no') return group;
  if (group === 'us') return 'pro';
  if (group === 'ca') return 'pro_ca';
  if (group === 'eu' || group === 'eu_region_1') return 'pro_eu_region_1';
  return group;
}

/** The `eu` flag of the locale state: any of the regions that stand for Europe. */
export function isEuRegion(contentRegion: string): boolean {
  return contentRegion === 'eu' || contentRegion === 'eu_region_1' || contentRegion === 'pro_eu_region_1';
}

/** Platform.md 4: a customer is pro when the pro code region starts with `pro`. */
export function isProCode(region: string | null): boolean {
  return region?.startsWith('pro') ?? false;
}

/** Pro prices and pro rules hold in the pro regions only. */
export function isProRegion(contentRegion: string): boolean {
  return contentRegion === 'pro' || contentRegion.startsWith('pro_');
}

/** True when an entry that lists its regions may be seen in this one; an entry without a list is for everybody. */
export function isShownIn(regions: readonly string[] | null | undefined, contentRegion: string): boolean {
  return !regions || regions.length === 0 || regions.includes(contentRegion);
}
