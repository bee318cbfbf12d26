/**
 * Differences of the three stores: currency, tax display, zones, groups. One row of `settings` each, served as is;
 * amounts are text where the vendor writes text (wire-protocols 3.2).
 */
import type { DatabaseSync } from 'node:sqlite';
import { storeRegions, type Brand, type StoreRegion } from '../../brand/types.ts';
import { groupsOf } from './groupSeed.ts';
import { shippingZones } from './shippingSeed.ts';

export type SettingKind = 'store' | 'currency' | 'zone' | 'method' | 'group';

interface CurrencySeed {
  id: number;
  is_default: boolean;
  enabled: boolean;
  currency_code: string;
  currency_exchange_rate: string;
  name: string;
  token: string;
  token_location: 'left' | 'right';
  decimal_token: string;
  thousands_token: string;
  decimal_places: number;
}

interface StoreSeed {
  id: string;
  country: string;
  country_code: string;
  timezone: string;
  pricesIncludeTax: boolean;
  currency: CurrencySeed;
  /**
   * Listed by the vendor beside the default currency; the store does not sell in them. Parts of their settings may be
   * missing.
   */
  otherCurrencies: readonly (Pick<CurrencySeed, 'id' | 'currency_code' | 'is_default'> &
    Partial<CurrencySeed>)[];
}

const dollars = {
  is_default: true,
  enabled: true,
  currency_exchange_rate: '1.0000000000',
  token: '$',
  token_location: 'left',
  decimal_token: '.',
  thousands_token: ',',
  decimal_places: 2,
} as const;

const seeds: Readonly<Record<StoreRegion, StoreSeed>> = {
  us: {
    id: 'skarn-us',
    country: 'United States',
    country_code: 'US',
    timezone: 'America/Denver',
    pricesIncludeTax: false,
    currency: { id: 1, currency_code: 'USD', name: 'US Dollar', ...dollars },
    // Lacks the thousands separator.
    otherCurrencies: [
      {
        id: 2,
        currency_code: 'MXN',
        name: 'Mexican Peso',
        is_default: false,
        enabled: true,
        currency_exchange_rate: '18.6000000000',
        token: 'MX$',
        token_location: 'left',
        decimal_token: '.',
        decimal_places: 2,
      },
    ],
  },
  ca: {
    id: 'skarn-ca',
    country: 'Canada',
    country_code: 'CA',
    timezone: 'America/Vancouver',
    pricesIncludeTax: false,
    currency: { id: 31, currency_code: 'CAD', name: 'Canadian Dollar', ...dollars },
    otherCurrencies: [
      {
        ...dollars,
        id: 32,
        currency_code: 'USD',
        name: 'US Dollar',
        is_default: false,
        currency_exchange_rate: '0.7350000000',
        token: 'US$',
      },
    ],
  },
  eu_region_1: {
    id: 'skarn-eu',
    country: 'Germany',
    country_code: 'DE',
    timezone: 'Europe/Berlin',
    pricesIncludeTax: true,
    currency: {
      ...dollars,
      id: 51,
      currency_code: 'EUR',
      name: 'Euro',
      token: '€',
      token_location: 'right',
      decimal_token: ',',
      thousands_token: '.',
    },
    otherCurrencies: [],
  },
};

export function seedStores(db: DatabaseSync, brand: Brand): void {
  const insert = db.prepare('INSERT INTO settings VALUES (?, ?, ?, ?, ?)');
  for (const store of storeRegions) {
    const put = (kind: SettingKind, id: number, parent: number, body: object): void => {
      insert.run(store, kind, id, parent, JSON.stringify(body));
    };
    const seed = seeds[store];
    put('store', 0, 0, storeBody(seed));
    for (const currency of [seed.currency, ...seed.otherCurrencies])
      put('currency', currency.id, 0, currency);
    for (const { methods, ...zone } of shippingZones[store]) {
      put('zone', zone.id, 0, { ...zone, enabled: true, free_shipping: noFreeShippingOfItsOwn });
      for (const method of methods) put('method', method.id, zone.id, { ...method, ...noHandlingFees });
    }
    for (const group of groupsOf(store, brand)) put('group', group.id, 0, group);
  }
}

const noFreeShippingOfItsOwn = {
  enabled: false,
  minimum_sub_total: '0.0000',
  exclude_fixed_shipping_products: false,
};
const noHandlingFees = { handling_fees: { fixed_surcharge: '0.0000' }, is_fallback: false };

function storeBody(seed: StoreSeed): object {
  const { currency } = seed;
  const isImperial = seed.country_code === 'US';
  return {
    id: seed.id,
    domain: `${seed.id}.skarn.example`,
    secure_url: `https://${seed.id}.skarn.example`,
    name: 'Skarn',
    status: 'live',
    country: seed.country,
    country_code: seed.country_code,
    language: 'en',
    timezone: { name: seed.timezone },
    currency: currency.currency_code,
    currency_symbol: currency.token,
    currency_symbol_location: currency.token_location,
    decimal_separator: currency.decimal_token,
    thousands_separator: currency.thousands_token,
    decimal_places: currency.decimal_places,
    weight_units: isImperial ? 'LBS' : 'KGS',
    dimension_units: isImperial ? 'Inches' : 'Centimeters',
    prices_include_tax: seed.pricesIncludeTax,
  };
}
