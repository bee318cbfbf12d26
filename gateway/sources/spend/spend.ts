/** The product's own small services: pro programme, geolocation and display texts (platform.md 7, catalogue.md 7.1). */
import { z } from 'zod';
import type { Caller } from '../transport/caller.ts';
import { defineCall, type CacheTimes, type WireRequest } from '../transport/call.ts';
import type { AnswerCache } from '../transport/cache/answerCache.ts';
import { Source } from '../transport/source.ts';
import type { OnInvalidField } from '../transport/parseResponse.ts';
import { tolerantObject, tolerantArray } from '../transport/tolerantFields.ts';

export interface SpendConfig {
  /** Where the services are. An origin alone means its `/api`, where the contract has all paths (catalogue.md 7.1). */
  url: string;
  /** Key of the stack whose display texts are asked for; without it they are refused. */
  apiKey?: string;
  /** Uids of its entries with display texts, by content type. */
  displayTexts?: DisplayTextUids;
  answers?: AnswerCache | undefined;
  onInvalidField?: OnInvalidField | undefined;
}

type DisplayTextUids = Readonly<Record<'display_text' | 'duplicate_display_text', readonly string[]>>;

/** The other stack of the content service. */
interface OtherStack {
  apiKey: string;
  displayTexts: DisplayTextUids;
}

const otherStacks = new WeakMap<Source, OtherStack>();

const noUids: DisplayTextUids = { display_text: [], duplicate_display_text: [] };

export function spendSource({ url, apiKey = '', displayTexts = noUids, ...options }: SpendConfig): Source {
  const source = new Source({ name: 'spend', url: withBasePath(url), totalTimeoutMs: 3_000, ...options });
  otherStacks.set(source, { apiKey, displayTexts });
  return source;
}

function withBasePath(url: string): string {
  return new URL(url).pathname === '/' ? new URL('/api', url).href : url;
}

const amountJson = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform((amount) => Number(amount));

const orderTotalJson = z.object({
  /** What the customer has spent on the brand this year, in currency units of the brand's store. */
  order_total: amountJson,
  /** ISO date on which the pro membership ends; null when it does not. */
  expiration_date: z.string().nullable(),
  /** True for staff. */
  employee_group: z.boolean(),
  /** Currency units a year; null when the default of 3000 holds (platform.md 9). */
  spend_limit: amountJson.nullable(),
});

const shippingMethodSettingsJson = z
  .looseObject({})
  .refine((answer) => 'is_enabled' in answer || 'hide_free_shipping_groups' in answer, 'no such settings')
  .pipe(
    tolerantObject({
      is_enabled: z.boolean().default(false),
      /** Comma-separated ids of the customer groups that see no free-shipping threshold; may be empty. */
      hide_free_shipping_groups: z.string().default(''),
    }),
  );

/** Country in lower case; empty when unknown. */
const geolocationJson = z.object({ country: z.string() });

const displayTextEntryJson = tolerantObject({
  uid: z.string(),
  display_text_input: tolerantArray(z.object({ title: z.string(), text: z.string() }), 'text').default([]),
});

export type OrderTotalJson = z.infer<typeof orderTotalJson>;
export type ShippingMethodSettingsJson = z.infer<typeof shippingMethodSettingsJson>;
export type GeolocationJson = z.infer<typeof geolocationJson>;
export type DisplayTextEntryJson = z.infer<typeof displayTextEntryJson>;

const read = { source: 'spend', method: 'GET', idempotent: true } as const;

/** Every call under `/api` names its store (catalogue.md 6). */
function inStore({ commerceRegion }: { commerceRegion: string }, headers: WireRequest['headers'] = {}) {
  return { headers: { ...headers, 'x-bc-region': commerceRegion } };
}
const cache: CacheTimes = { freshMs: 30_000, staleWhileRevalidateMs: 30_000, staleIfErrorMs: 86_400_000 };

/** Personal: varies on the customer, so it is never cached. 404: not in the pro programme. */
const getOrderTotal = defineCall({
  ...read,
  name: 'getOrderTotal',
  route: '/pro/order_total',
  varies: ['commerceRegion', 'customerId'],
  request: ({ customerId, brandId }: { customerId: number; brandId: string }, scope) => ({
    path: '/pro/order_total',
    ...inStore(scope),
    query: { customer_id: customerId, brand_id: brandId },
  }),
  answer: orderTotalJson.nullable(),
  statuses: { 404: null },
});

const getShippingMethodSettings = defineCall({
  ...read,
  name: 'getShippingMethodSettings',
  route: '/pro/shipping_method_settings',
  varies: ['commerceRegion'],
  cache,
  request: ({ bcRegion }: { bcRegion: string }, scope) => ({
    path: '/pro/shipping_method_settings',
    ...inStore(scope),
    query: { bcRegion },
  }),
  answer: shippingMethodSettingsJson,
});

/** `country` is the CDN's answer, passed on in its header. */
const getGeolocation = defineCall({
  ...read,
  name: 'getGeolocation',
  route: '/geolocation',
  varies: ['commerceRegion'],
  // Every page asks, and no page depends on the answer.
  totalTimeoutMs: 800,
  cache,
  request: ({ country }: { country?: string }, scope) => ({
    path: '/geolocation',
    ...inStore(scope, country === undefined ? {} : { 'cf-ipcountry': country }),
  }),
  answer: geolocationJson,
});

/** Services answer with a list or with `{entries}`. */
const entries: z.ZodType<DisplayTextEntryJson[]> = z
  .union([
    tolerantArray(displayTextEntryJson, 'entry'),
    z.object({ entries: tolerantArray(displayTextEntryJson, 'entry') }).transform((answer) => answer.entries),
  ])
  .nullable()
  .transform((found) => found ?? []);

const getReferences = defineCall({
  ...read,
  name: 'getReferences',
  route: '/interstack/references',
  varies: ['commerceRegion'],
  cache,
  request: (
    query: { contentType: string; apiKey: string; entryUids: readonly string[]; locale: string },
    scope,
  ) => ({
    path: '/interstack/references',
    ...inStore(scope),
    query: {
      content_type: query.contentType,
      api_key: query.apiKey,
      entry_uids: query.entryUids.join(','),
      locale: query.locale,
    },
  }),
  answer: entries,
});

export type SpendHandle = ReturnType<typeof createSpend>;

export function createSpend(source: Source, caller: Caller) {
  return {
    /** `brandId` is us, ca, no or eu_region_1 (platform.md 4). Null when the customer is not in the pro programme. */
    orderTotal: (customerId: number, brandId: string) =>
      source.run(getOrderTotal, { customerId, brandId }, caller),
    /** By commerce region: us, ca, eu_region_1. */
    shippingMethodSettings: (bcRegion: string) => source.run(getShippingMethodSettings, { bcRegion }, caller),
    /** `country` is the CDN's answer, where there is a CDN. Null when the country is unknown. */
    async geolocation(shopper: { country?: string } = {}) {
      const found = await source.run(getGeolocation, shopper, caller);
      return found.country === '' ? null : found;
    },
    /** Display texts of another stack, by entry; entries that do not exist are left out. */
    async otherDisplayTexts(contentType: keyof DisplayTextUids, locale: string) {
      // The key is an argument of one call, not a header of all calls: it stays out of the other services' logs.
      const { apiKey, displayTexts } = otherStacks.get(source) ?? { apiKey: '', displayTexts: noUids };
      const entryUids = displayTexts[contentType];
      if (entryUids.length === 0) return [];
      return source.run(getReferences, { contentType, apiKey, entryUids, locale }, caller);
    },
  };
}
