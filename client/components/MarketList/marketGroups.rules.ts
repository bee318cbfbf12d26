/**
 * Order and grouping of countries, by contact region (platform.md 9); most contact regions are one country, so
 * neighbours share a heading.
 */
export const marketGroups = ['americas', 'europe', 'pacific', 'elsewhere'] as const;
export type MarketGroup = (typeof marketGroups)[number];

const groupByContactRegion: ReadonlyMap<string, MarketGroup> = new Map([
  ['us', 'americas'],
  ['ca', 'americas'],
  ['eu', 'europe'],
  ['no', 'europe'],
  ['uk', 'europe'],
  ['jp', 'pacific'],
  ['kr', 'pacific'],
  ['au', 'pacific'],
  ['nz', 'pacific'],
]);

/** Countries without a contact region are grouped by the region of their content: editors may open any of them. */
const groupByContentRegion: ReadonlyMap<string, MarketGroup> = new Map([
  ['eu', 'europe'],
  ['eu_region_1', 'europe'],
  ['pro_eu_region_1', 'europe'],
]);

export interface GroupedCountry {
  readonly contactRegion: string;
  readonly contentRegion: string;
}

export function marketGroupOf({ contactRegion, contentRegion }: GroupedCountry): MarketGroup {
  return groupByContactRegion.get(contactRegion) ?? groupByContentRegion.get(contentRegion) ?? 'elsewhere';
}

/** Non-empty groups. The order within a group is kept. */
export function groupMarkets<T>(
  countries: readonly T[],
  marketGroupOf: (country: T) => MarketGroup,
): readonly { readonly group: MarketGroup; readonly countries: readonly T[] }[] {
  return marketGroups
    .map((group) => ({ group, countries: countries.filter((country) => marketGroupOf(country) === group) }))
    .filter((one) => one.countries.length > 0);
}
