/** The sources that a gateway of this configuration opens, and what several checks read from them, each read once. */
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { baseScope } from '../../edge/markets/baseScope.ts';
import { closeSources, openSources, type Sources } from '../../edge/sources.ts';
import { embeddedState } from '../../edge/state/embeddedState.ts';
import { storeCurrency, stores } from '../../graph/region/markets/billing.rules.ts';
import { marketsOf, type Markets } from '../../graph/region/markets/markets.rules.ts';
import { regionRow } from '../../graph/region/markets/regionRow.rules.ts';
import { guestAt, scopeForLocale } from '../../graph/region/markets/scopeForLocale.rules.ts';
import type { CommerceHandle } from '../../sources/commerce/handle.ts';
import type { ProductFieldsJson } from '../../sources/commerce/products.ts';
import { createDelivery } from '../../sources/delivery/delivery.ts';
import { getPublishedProducts, type PublishedProductJson } from '../../sources/delivery/published.ts';
import type { Caller } from '../../sources/transport/caller.ts';
import { CallLog } from '../../sources/transport/callLog.ts';
import type { RequestScope } from '../../sources/transport/scope.ts';

const contentPage = 100;
const commercePage = 250;

export type ShopReadings = ReturnType<typeof openShopReadings>;

/** @param callMs for a call with its retries. */
export function openShopReadings(config: Config, callMs: number) {
  // Nothing that replicas share is read or written.
  const state = embeddedState({ file: null });
  const sources: Sources = openSources(config, state);
  const base = baseScope();
  const callerIn = (scope: Partial<RequestScope> = {}): Caller => ({
    scope: { ...base, ...scope },
    deadline: performance.now() + callMs,
    signal: new AbortController().signal,
    requestId: `doctor-${randomUUID()}`,
    log: new CallLog(),
  });
  const content = (scope: Partial<RequestScope> = {}) => createDelivery(sources.delivery, callerIn(scope));
  const commerce = (store: string): CommerceHandle =>
    sources.commerce.open(callerIn({ commerceRegion: store }));

  const markets = once(async (): Promise<Markets> => {
    const delivery = content();
    const [rows, settings] = await Promise.all([delivery.regions(), delivery.everyBrandSettings()]);
    return marketsOf(
      rows.map(regionRow).filter(({ id }) => id !== ''),
      settings,
    );
  });

  return {
    config,
    sources,
    callerIn,
    content,
    commerce,
    markets,
    /** One scope for each pair of content locale and content region that shoppers are shown. */
    shownScopes: once(async () => {
      const found = await markets();
      const scopes = found.countries.flatMap(({ value: country, langs }) =>
        langs.flatMap(({ value }) => scopeForLocale(`${value}-${country}`, guestAt, 0, found) ?? []),
      );
      const key = (scope: RequestScope) => `${scope.contentLocale} ${scope.contentRegion}`;
      return [...new Map(scopes.map((scope) => [key(scope), scope])).values()];
    }),
    /** Stores of the markets with a cart. */
    sellingStores: once(async () => {
      const found = await markets();
      const scopes = found.countries.map(({ value }) => scopeForLocale(`en-${value}`, guestAt, 0, found));
      const selling = new Set(scopes.flatMap((scope) => (scope?.hasShop ? [scope.commerceRegion] : [])));
      return stores.filter((store) => selling.has(store));
    }),
    /** Everything published in the base locale; null: an entry that cannot be read. */
    products: once(async () => {
      const { environment } = config.delivery;
      const all: (PublishedProductJson | null)[] = [];
      for (let skip = 0; ; skip += contentPage) {
        const page = { environment, skip, limit: contentPage };
        const { entries } = await sources.delivery.run(getPublishedProducts, page, callerIn());
        all.push(...entries);
        if (entries.length < contentPage) return all;
      }
    }),
    /** Everything that a store sells. */
    goodsOf: onceFor(async (store: string): Promise<readonly ProductFieldsJson[]> => {
      const all: ProductFieldsJson[] = [];
      for (let page = 1; ; page += 1) {
        const items = await commerce(store).productFields({
          page,
          limit: commercePage,
          fields: ['name', 'price', 'calculatedPrice', 'availability'],
        });
        all.push(...items);
        if (items.length < commercePage) return all;
      }
    }),
    currencyOf: storeCurrency,
    async close() {
      await Promise.all([closeSources(sources), state.close()]);
    },
  };
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => (value ??= read());
}

function onceFor<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key) => {
    const known = values.get(key) ?? read(key);
    values.set(key, known);
    return known;
  };
}
