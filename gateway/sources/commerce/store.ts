/** A store's settings: currencies, shipping, countries (catalogue.md 3). */
import { z } from 'zod';
import { tolerantObject, withFallback, tolerantArray } from '../transport/tolerantFields.ts';
import { amountJson } from './answers.ts';

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
  /** `LBS`, `Ounces`, `KGS`, `Grams` or `Tonnes`. */
  weight_units: z.string().default(''),
  prices_include_tax: z.boolean().default(false),
});

export const countryJson = z.object({
  id: z.number(),
  country: z.string(),
  country_iso2: z.string(),
  country_iso3: z.string(),
});

export const stateJson = z.object({
  id: z.number(),
  state: z.string(),
  state_abbreviation: z.string(),
  country_id: z.number(),
});

export type CurrencyJson = z.infer<typeof currencyJson>;
export type ShippingZoneJson = z.infer<typeof shippingZoneJson>;
export type ShippingMethodJson = z.infer<typeof shippingMethodJson>;
export type StoreJson = z.infer<typeof storeJson>;
export type CountryJson = z.infer<typeof countryJson>;
export type StateJson = z.infer<typeof stateJson>;
