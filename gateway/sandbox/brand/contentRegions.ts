/** Content regions (platform.md 4, 9). */

/** Regions of professionals; all of them have a shop. */
export const proRegions: readonly string[] = ['pro', 'pro_ca', 'pro_eu_region_1'];

/** Regions with a shop. */
export const shopRegions: readonly string[] = ['us', 'ca', 'eu_region_1', ...proRegions];

export const contentRegions: readonly string[] = [
  'us',
  'ca',
  'jp',
  'eu',
  'eu_region_1',
  'other',
  ...proRegions,
];
