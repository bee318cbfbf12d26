/** A store's settings: currencies, shipping, countries (catalogue.md 3, 7.1). v2-like: bare lists. */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { tolerantObject, withFallback, tolerantArray } from '../transport/tolerantFields.ts';
import { amountJson, inStore, longCache, mostRows, settingsListOf } from './answers.ts';
import type { CommerceClient } from './client.ts';

const decimalPlaces = z
  .union([z.number(), z.string().regex(/^\d$/).transform(Number)])
  .refine((places) => Number.isInteger(places) && places >= 0 && places < 10);

/** Parts of a format that are missing or odd are null: the amounts of that currency alone are shown bare. */
export const currencyJson = tolerantObject({
  id: z.number(),
  currency_code: z.string(),
  token: z.string().nullable().default(null),
  token_location: z.enum(['left', 'right']).nullable().default(null),
  decimal_token: z.string().nullable().default(null),
  thousands_token: z.string().nullable().default(null),
  decimal_places: decimalPlaces.nullable().default(null),
});

export const shippingZoneJson = tolerantObject({
  id: z.number(),
  name: z.string().default(''),
  enabled: z.boolean().default(false),
  locations: tolerantArray(
    z.object({ country_iso2: z.string(), state_iso2: z.string().optional() }),
    'location',
  ).default([]),
});

/** Not a number, which offers nothing: an absent minimum would mean that shipping is free from the first coin on. */
const unknownMinimum = { minimum_sub_total: Number.NaN };

const shippingBandJson = z.object({
  lower_limit: amountJson,
  /** Null when the band is open at the top. */
  upper_limit: amountJson.nullable(),
  shipping_cost: amountJson,
});

export const shippingMethodJson = tolerantObject({
  id: z.number(),
  name: z.string().default(''),
  /** `freeshipping` and `total` carry thresholds (catalogue.md 3); other types are there too, such as `peritem`. */
  type: z.string().default(''),
  enabled: z.boolean().default(false),
  settings: withFallback(
    'settings',
    tolerantObject({
      carrier_options: withFallback(
        'carrier_options',
        z.object({
          minimum_sub_total: withFallback(
            'minimum_sub_total',
            amountJson.optional(),
            unknownMinimum.minimum_sub_total,
          ),
        }),
        unknownMinimum,
      ).optional(),
      range: tolerantArray(shippingBandJson, 'range').optional(),
    }),
    { carrier_options: unknownMinimum },
  ),
});

export const storeJson = tolerantObject({
  id: z.string(),
  /** Storefront address: the reset-password link starts with it (catalogue.md 2). Empty when it cannot be read. */
  secure_url: z.string().default(''),
  country_code: z.string().default(''),
  /** IANA name: the days of its orders are counted there. */
  timezone: z.object({ name: z.string() }).nullish(),
  prices_include_tax: z.boolean().default(false),
});

export const countryJson = z.object({
  id: z.number(),
  country: z.string(),
  country_iso2: z.string(),
  country_iso3: z.string(),
});

const stateJson = z.object({
  id: z.number(),
  state: z.string(),
  state_abbreviation: z.string(),
  country_id: z.number(),
});

export type StoreJson = z.infer<typeof storeJson>;
export type CountryJson = z.infer<typeof countryJson>;
export type StateJson = z.infer<typeof stateJson>;

const shared = {
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion'],
  idempotent: true,
  cache: longCache,
} as const;

const allRows = { query: { limit: mostRows } };

type Nothing = Record<string, never>;

const getCurrencies = defineCall({
  ...shared,
  name: 'getCurrencies',
  route: '/currencies',
  request: (_: Nothing, scope) => inStore(scope, '/currencies', allRows),
  answer: settingsListOf(currencyJson, 'currency'),
});

const getShippingZones = defineCall({
  ...shared,
  name: 'getShippingZones',
  route: '/shippingzones',
  request: (_: Nothing, scope) => inStore(scope, '/shippingzones', allRows),
  answer: settingsListOf(shippingZoneJson, 'zone'),
});

/** The id is a zone's (wire-protocols 3.3). */
const getShippingMethods = defineCall({
  ...shared,
  name: 'getShippingMethods',
  route: '/shippingmethods/{id}',
  request: ({ zoneId }: { zoneId: number }, scope) => inStore(scope, `/shippingmethods/${zoneId}`, allRows),
  answer: settingsListOf(shippingMethodJson, 'method'),
  statuses: { 404: [] },
});

const getCountries = defineCall({
  ...shared,
  name: 'getCountries',
  route: '/countries',
  request: (_: Nothing, scope) => inStore(scope, '/countries', allRows),
  answer: settingsListOf(countryJson, 'country'),
});

const getStates = defineCall({
  ...shared,
  name: 'getStates',
  route: '/countries/{id}/states',
  request: ({ countryId }: { countryId: number }, scope) =>
    inStore(scope, `/countries/${countryId}/states`, allRows),
  answer: settingsListOf(stateJson, 'state'),
  statuses: { 404: [] },
});

const getStore = defineCall({
  ...shared,
  name: 'getStore',
  route: '/store',
  request: (_: Nothing, scope) => inStore(scope, '/store'),
  answer: storeJson,
});

export function storeCalls({ read }: CommerceClient) {
  return {
    currencies: () => read(getCurrencies, {}),
    shippingZones: () => read(getShippingZones, {}),
    /** By zone: the id of `shippingmethods/{id}` is a zone's (wire-protocols 3.3). */
    shippingMethods: (zoneId: number) => read(getShippingMethods, { zoneId }),
    countries: () => read(getCountries, {}),
    states: (countryId: number) => read(getStates, { countryId }),
    store: () => read(getStore, {}),
  };
}
