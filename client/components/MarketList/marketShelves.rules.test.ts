import { describe, expect, it } from 'vitest';
import { shelfOf, shelved } from './marketShelves.rules.ts';

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
  ])('%s', (_, contactRegion, contentRegion, shelf) => {
    expect(shelfOf({ contactRegion, contentRegion })).toBe(shelf);
  });

  it('the order of the countries stays, shelves without any are left out', () => {
    const found = shelved(['jp', 'ca', 'us'], (country) =>
      shelfOf({ contactRegion: country, contentRegion: country }),
    );
    expect(found).toEqual([
      { shelf: 'americas', countries: ['ca', 'us'] },
      { shelf: 'pacific', countries: ['jp'] },
    ]);
  });
});
