/** The calls of the product's own small services (platform.md 7, catalogue.md 7.1), and the way to them. */
import { z } from 'zod';
import { defineCall, type Keeping, type WireRequest } from '../transport/call.ts';
import { Source } from '../transport/http.ts';
import type { AnswerStore } from '../transport/cache/keptAnswers.ts';
import type { OnOddField } from '../transport/readAnswer.ts';
import { readableItems } from '../transport/tolerantFields.ts';
import {
  displayTextEntryJson,
  geolocationJson,
  orderTotalJson,
  shippingMethodSettingsJson,
  type DisplayTextEntryJson,
} from './wire.ts';

export interface SpendConfig {
  /** Where the services are. An origin alone means its `/api`, where the contract has all paths (catalogue.md 7.1). */
  url: string;
  /** Key of the stack whose display texts are asked for; without it `references` is refused. */
  apiKey?: string;
  answers?: AnswerStore | undefined;
  onOddField?: OnOddField | undefined;
}

const apiKeys = new WeakMap<Source, string>();

export function spendSource({ url, apiKey, ...options }: SpendConfig): Source {
  const source = new Source({ name: 'spend', url: withBasePath(url), patienceMs: 3_000, ...options });
  if (apiKey !== undefined) apiKeys.set(source, apiKey);
  return source;
}

/** The key is an argument of one call, not a header of all: it stays out of the other services' logs. */
export function apiKeyOf(source: Source): string {
  return apiKeys.get(source) ?? '';
}

function withBasePath(url: string): string {
  return new URL(url).pathname === '/' ? new URL('/api', url).href : url;
}

const read = { source: 'spend', method: 'GET', idempotent: true } as const;

/** Every call under `/api` says which store it is about (catalogue.md 6). */
function inStore({ commerceRegion }: { commerceRegion: string }, headers: WireRequest['headers'] = {}) {
  return { headers: { ...headers, 'x-bc-region': commerceRegion } };
}
const keep: Keeping = { freshMs: 30_000, refreshMs: 30_000, staleMs: 86_400_000 };

/** About one person: varies on the customer, so it is never kept. 404: not in the pro programme. */
export const getOrderTotal = defineCall({
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

export const getShippingMethodSettings = defineCall({
  ...read,
  name: 'getShippingMethodSettings',
  route: '/pro/shipping_method_settings',
  varies: ['commerceRegion'],
  keep,
  request: ({ bcRegion }: { bcRegion: string }, scope) => ({
    path: '/pro/shipping_method_settings',
    ...inStore(scope),
    query: { bcRegion },
  }),
  answer: shippingMethodSettingsJson,
});

/** `country` is what the edge before the gateway found out, passed on in the header that edges use. */
export const getGeolocation = defineCall({
  ...read,
  name: 'getGeolocation',
  route: '/geolocation',
  varies: ['commerceRegion'],
  // Every page asks, and none needs to know.
  patienceMs: 800,
  keep,
  request: ({ country }: { country?: string }, scope) => ({
    path: '/geolocation',
    ...inStore(scope, country === undefined ? {} : { 'cf-ipcountry': country }),
  }),
  answer: geolocationJson,
});

/** The vendor's envelope differs by service; both a list and `{entries}` are read. */
const entries: z.ZodType<DisplayTextEntryJson[]> = z
  .union([
    readableItems(displayTextEntryJson, 'entry'),
    z.object({ entries: readableItems(displayTextEntryJson, 'entry') }).transform((answer) => answer.entries),
  ])
  .nullable()
  .transform((found) => found ?? []);

export const getReferences = defineCall({
  ...read,
  name: 'getReferences',
  route: '/interstack/references',
  varies: ['commerceRegion'],
  keep,
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
