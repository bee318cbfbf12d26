import { describe, expect, it } from 'vitest';
import { marketGroupOf, groupMarkets } from './marketGroups.rules.ts';

describe('countries by contact region', () => {
  it.each([
    ['the United States', 'us', 'us', 'americas'],
    ['Canada', 'ca', 'ca', 'americas'],
    ['a country with the European contact', 'eu', 'eu', 'europe'],
    ['Norway, which has its own contact', 'no', 'eu', 'europe'],
    ['Great Britain by either contact', 'uk', 'eu', 'europe'],
    ['Belgium, without a contact region', 'global', 'eu', 'europe'],
    ['Spain, without a contact region', 'global', 'eu_region_1', 'europe'],
    ['… as seen by pros', 'global', 'pro_eu_region_1', 'europe'],
    ['Japan', 'jp', 'jp', 'pacific'],
    ['New Zealand', 'nz', 'other', 'pacific'],
    ['the global market', 'global', 'other', 'elsewhere'],
  ])('%s', (_, contactRegion, contentRegion, group) => {
    expect(marketGroupOf({ contactRegion, contentRegion })).toBe(group);
  });

  it('countries keep their order, and empty groups are left out', () => {
    const found = groupMarkets(['jp', 'ca', 'us'], (country) =>
      marketGroupOf({ contactRegion: country, contentRegion: country }),
    );
    expect(found).toEqual([
      { group: 'americas', countries: ['ca', 'us'] },
      { group: 'pacific', countries: ['jp'] },
    ]);
  });
});
