/**
 * Variables of the BigCommerce driver: one store for each commerce region, all variables of a region or none. Names and
 * problems of these variables may be printed, their values never.
 */
import { z } from 'zod';
import type { BigCommerceStore } from '../sources/commerce/bigcommerce/stores.rules.ts';

const text = z.string().min(1);
const apiUrl = z
  .string()
  .refine(isApiUrl, 'must be an https URL, or an http URL on this machine')
  .transform((url) => url.replace(/\/+$/, ''));
// Part of a path: anything else could lead to another resource.
const storeHash = z.string().regex(/^[A-Za-z0-9]+$/, 'must have letters and digits only');
const channelId = z.coerce.number().int('must be a whole number').min(1, 'must be 1 or more');

/** All optional here: which ones are required depends on the others (`storeVariables`). */
export const bigCommerceShape = {
  BIGCOMMERCE_API_URL: apiUrl.default('https://api.bigcommerce.com'),
  BIGCOMMERCE_US_STORE_HASH: storeHash.optional(),
  BIGCOMMERCE_US_ACCESS_TOKEN: text.optional(),
  BIGCOMMERCE_US_CHANNEL_ID: channelId.optional(),
  BIGCOMMERCE_US_CLIENT_ID: text.optional(),
  BIGCOMMERCE_US_CLIENT_SECRET: text.optional(),
  BIGCOMMERCE_CA_STORE_HASH: storeHash.optional(),
  BIGCOMMERCE_CA_ACCESS_TOKEN: text.optional(),
  BIGCOMMERCE_CA_CHANNEL_ID: channelId.optional(),
  BIGCOMMERCE_CA_CLIENT_ID: text.optional(),
  BIGCOMMERCE_CA_CLIENT_SECRET: text.optional(),
  BIGCOMMERCE_EU_REGION_1_STORE_HASH: storeHash.optional(),
  BIGCOMMERCE_EU_REGION_1_ACCESS_TOKEN: text.optional(),
  BIGCOMMERCE_EU_REGION_1_CHANNEL_ID: channelId.optional(),
  BIGCOMMERCE_EU_REGION_1_CLIENT_ID: text.optional(),
  BIGCOMMERCE_EU_REGION_1_CLIENT_SECRET: text.optional(),
};

export const bigCommerceVariables = Object.keys(bigCommerceShape) as (keyof typeof bigCommerceShape)[];

type BigCommerceEnvironment = z.output<z.ZodObject<typeof bigCommerceShape>>;

/** By commerce region. */
export const regionVariables = { us: 'US', ca: 'CA', eu_region_1: 'EU_REGION_1' } as const;

const requiredOfStore = ['STORE_HASH', 'ACCESS_TOKEN', 'CLIENT_ID', 'CLIENT_SECRET'] as const;

/** The names that are set for no region, or for a region of which others are set. */
export function missingStoreVariables(environment: Readonly<Record<string, unknown>>): string[] {
  const isSet = (name: string): boolean => environment[name] !== undefined;
  const regions = Object.values(regionVariables).map((region) => ({
    required: requiredOfStore.map((part) => `BIGCOMMERCE_${region}_${part}`),
    isNamed: [...requiredOfStore, 'CHANNEL_ID'].some((part) => isSet(`BIGCOMMERCE_${region}_${part}`)),
  }));
  const named = regions.filter(({ isNamed }) => isNamed);
  // Without any store, the first one stands for all.
  return (named.length === 0 ? regions.slice(0, 1) : named)
    .flatMap(({ required }) => required)
    .filter((name) => !isSet(name));
}

/** Stores by commerce region; a region without variables has none. */
export function bigCommerceStores(environment: BigCommerceEnvironment): Record<string, BigCommerceStore> {
  const stores: Record<string, BigCommerceStore> = {};
  for (const [region, name] of Object.entries(regionVariables) as [
    string,
    (typeof regionVariables)[keyof typeof regionVariables],
  ][]) {
    const hash = environment[`BIGCOMMERCE_${name}_STORE_HASH`];
    const accessToken = environment[`BIGCOMMERCE_${name}_ACCESS_TOKEN`];
    const clientId = environment[`BIGCOMMERCE_${name}_CLIENT_ID`];
    const clientSecret = environment[`BIGCOMMERCE_${name}_CLIENT_SECRET`];
    if (!hash || !accessToken || !clientId || !clientSecret) continue;
    const channel = environment[`BIGCOMMERCE_${name}_CHANNEL_ID`] ?? 1;
    stores[region] = { hash, accessToken, channelId: channel, clientId, clientSecret };
  }
  return stores;
}

/** Tokens travel with every call. */
function isApiUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, search, hash, username } = new URL(url);
  if (search !== '' || hash !== '' || username !== '') return false;
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}
