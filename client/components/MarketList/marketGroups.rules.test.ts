import { describe, expect, it } from 'vitest';
import { marketGroupOf, groupMarkets } from './marketGroups.rules.ts';

describe('countries by contact region', () => {
  it.each([
    ['the United States', 'us', 'us', 'americas'],
    ['Canada', 'ca', 'ca', 'americas'],
    ['a country that writes to Europe', 'eu', 'eu', 'europe'],
    ['Norway, which has a contact of its own', 'no', 'eu', 'europe'],
    ['Great Britain by either contact', 'uk', 'eu', 'europe'],
    ['Belgium, which no contact region claims', 'global', 'eu', 'europe'],
    ['Spain, which no contact region claims', 'global', 'eu_region_1', 'europe'],
    ['… as its pros see it', 'global', 'pro_eu_region_1', 'europe'],
    ['Japan', 'jp', 'jp', 'pacific'],
    ['New Zealand', 'nz', 'other', 'pacific'],
    ['everybody else', 'global', 'other', 'elsewhere'],
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
