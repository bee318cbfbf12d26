/** A store's settings: currencies, shipping, countries (catalogue.md 3, 7.1). v2: bare lists. */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { tolerantObject, withFallback, tolerantArray } from '../transport/tolerantFields.ts';
import { amountJson, inStore, settingsCache, maxPageSize, settingsListOf } from './answers.ts';
import type { CommerceClient } from './client.ts';

const decimalPlaces = z
  .union([z.number(), z.string().regex(/^\d$/).transform(Number)])
  .refine((places) => Number.isInteger(places) && places >= 0 && places < 10);

/** Missing or invalid parts of the format are null: amounts of that currency are shown without it. */
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

/** Not a number, so that nothing ships free: a missing minimum would mean that everything does. */
const unknownMinimum = { minimum_sub_total: Number.NaN };

const shippingBandJson = z.object({
  lower_limit: amountJson,
  /** Null for the highest band. */
  upper_limit: amountJson.nullable(),
  shipping_cost: amountJson,
});

export const shippingMethodJson = tolerantObject({
  id: z.number(),
  name: z.string().default(''),
  /** `freeshipping` and `total` have thresholds (catalogue.md 3); there are others, such as `peritem`. */
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
  /** Storefront URL, to which the reset-password link belongs (catalogue.md 2). Empty when invalid. */
  secure_url: z.string().default(''),
  country_code: z.string().default(''),
  /** IANA name, for the dates of orders. */
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
  cache: settingsCache,
} as const;

const allRows = { query: { limit: maxPageSize } };

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
    /** The id of `shippingmethods/{id}` is a zone's (wire-protocols 3.3). */
    shippingMethods: (zoneId: number) => read(getShippingMethods, { zoneId }),
    countries: () => read(getCountries, {}),
    states: (countryId: number) => read(getStates, { countryId }),
    store: () => read(getStore, {}),
  };
}
