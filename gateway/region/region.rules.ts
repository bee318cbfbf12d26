/**
 * Which content region a shopper belongs to (platform.md 4 "Region from country", 9 "Region map").
 * Where the text is silent, the decision is a line of its own with its reason.
 */
const EU = [
  'be', 'bg', 'ch', 'cy', 'cz', 'dk', 'ee', 'ie', 'el', 'fi', 'gr', 'gb', 'hr', 'hu', 'lv', 'lu', 'mt', 'no', 'pl',
  'pt', 'ro', 'si', 'sk', 'se', 'uk',
] as const; // prettier-ignore
const EU_REGION_1 = ['de', 'at', 'nl', 'es', 'fr', 'it'] as const;

const groups: ReadonlyMap<string, string> = new Map([
  ['us', 'us'],
  ['ca', 'ca'],
  ['jp', 'jp'],
  ...EU.map((country) => [country, 'eu'] as const),
  ...EU_REGION_1.map((country) => [country, 'eu_region_1'] as const),
]);

/** Every region that content can be asked for. */
export const contentRegions: readonly string[] = [
  'us', 'ca', 'jp', 'eu', 'eu_region_1', 'other', 'pro', 'pro_ca', 'pro_eu_region_1',
]; // prettier-ignore

/** The region group that contains the country, else `other`. */
export function regionGroup(country: string): string {
  return groups.get(country) ?? 'other';
}

/**
 * Content region of a shopper. `isPro` is true when the region of the pro code starts with `pro`.
 * A pro outside the United States, Canada and the EU countries sees what everybody sees there: the text gives no pro
 * region for them, and Norway is named as having none although it stands in the EU group.
 */
export function contentRegion(country: string, isPro: boolean): string {
  const group = regionGroup(country);
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
