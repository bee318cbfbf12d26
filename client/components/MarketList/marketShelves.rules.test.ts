import { describe, expect, it } from 'vitest';
import { shelfOf, shelved } from './marketShelves.rules.ts';

describe('countries by contact region', () => {
  it.each([
    ['the United States', 'us', 'us', 'americas'],
    ['Canada', 'ca', 'ca', 'americas'],
    ['a country that writes to Europe', 'ch', 'eu', 'europe'],
    ['Norway, which has a contact of its own', 'no', 'no', 'europe'],
    ['Great Britain by either contact', 'gb', 'uk', 'europe'],
    ['Belgium, which no contact region claims', 'be', 'other', 'europe'],
    ['Spain, which no contact region claims', 'es', 'other', 'europe'],
    ['Japan', 'jp', 'jp', 'pacific'],
    ['New Zealand', 'nz', 'nz', 'pacific'],
    ['everybody else', 'global', 'other', 'elsewhere'],
  ])('%s', (_, code, contactRegion, shelf) => {
    expect(shelfOf(code, contactRegion)).toBe(shelf);
  });

  it('the order of the countries stays, shelves without any are left out', () => {
    const found = shelved(['jp', 'ca', 'us'], (country) => shelfOf(country, country));
    expect(found).toEqual([
      { shelf: 'americas', countries: ['ca', 'us'] },
      { shelf: 'pacific', countries: ['jp'] },
    ]);
  });
});
