/** What a request may ask of the product's own small services. */
import type { Asker } from '../transport/asker.ts';
import type { Source } from '../transport/http.ts';
import {
  apiKeyOf,
  getGeolocation,
  getOrderTotal,
  getReferences,
  getShippingMethodSettings,
} from './client.ts';
import type {
  DisplayTextEntryJson,
  GeolocationJson,
  OrderTotalJson,
  ShippingMethodSettingsJson,
} from './wire.ts';

export interface SpendHandle {
  /** `brandId` is us, ca, no or eu_region_1 (platform.md 4). Null when the customer is not in the pro programme. */
  orderTotal(customerId: number, brandId: string): Promise<OrderTotalJson | null>;
  /** By commerce region: us, ca, eu_region_1. */
  shippingMethodSettings(region: string): Promise<ShippingMethodSettingsJson>;
  /** `country` is what the edge before the gateway says, if there is one. Null when nobody can tell. */
  geolocation(shopper?: { country?: string }): Promise<GeolocationJson | null>;
  /** Display texts of another stack, by entry; entries that do not exist are left out. */
  references(query: {
    contentType: string;
    entryUids: readonly string[];
    locale: string;
  }): Promise<DisplayTextEntryJson[]>;
}

export function createSpend(source: Source, asker: Asker): SpendHandle {
  return {
    orderTotal: (customerId, brandId) => source.run(getOrderTotal, { customerId, brandId }, asker),
    shippingMethodSettings: (bcRegion) => source.run(getShippingMethodSettings, { bcRegion }, asker),
    async geolocation(shopper = {}) {
      const found = await source.run(getGeolocation, shopper, asker);
      return found.country === '' ? null : found;
    },
    references: (query) =>
      query.entryUids.length === 0
        ? Promise.resolve([])
        : source.run(getReferences, { ...query, apiKey: apiKeyOf(source) }, asker),
  };
}
