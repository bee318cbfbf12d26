/** A store's settings in BigCommerce's V2 API, and its storefront's address in V3. Shared by everybody in a store. */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { tolerantObject } from '../../transport/tolerantFields.ts';
import { amountJson, bareListOf, maxPageSize, settingsCache, settingsListOf } from '../answers.ts';
import {
  customerGroupJson,
  discountRuleJson,
  type CustomerGroupJson,
  type ListedPriceJson,
} from '../customerGroups.ts';
import type { CommerceHandle } from '../handle.ts';
import {
  countryJson,
  currencyJson,
  shippingMethodJson,
  shippingZoneJson,
  stateJson,
  storeJson,
  type CountryJson,
  type CurrencyJson,
  type ShippingMethodJson,
  type ShippingZoneJson,
} from '../store.ts';
import type { BigCommerceClient } from './client.ts';
import { listedPrices } from './priceLists.ts';

const shared = {
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion'],
  idempotent: true,
  cache: settingsCache,
} as const;

const currencyWire = currencyJson
  .extend({ is_default: z.boolean().default(false) })
  .transform(({ is_default: isDefault, ...currency }) => ({
    isDefault,
    currency: currency satisfies CurrencyJson,
  }));

const getCurrencies = defineCall({
  ...shared,
  name: 'getCurrencies',
  route: '/v2/currencies',
  request: () => ({ path: '/v2/currencies', query: { limit: maxPageSize } }),
  answer: settingsListOf(currencyWire, 'currency'),
});

/** A zone may offer free shipping without a method of its own. */
const zoneWire = shippingZoneJson
  .extend({
    free_shipping: tolerantObject({
      enabled: z.boolean().default(false),
      minimum_sub_total: amountJson.optional(),
    }).optional(),
  })
  .transform(({ free_shipping: free, ...zone }) => ({ free, zone: zone satisfies ShippingZoneJson }));

/** Not paged: `page` and `limit` are refused. */
const getShippingZones = defineCall({
  ...shared,
  name: 'getShippingZones',
  route: '/v2/shipping/zones',
  request: () => ({ path: '/v2/shipping/zones' }),
  answer: settingsListOf(zoneWire, 'zone'),
});

const methodWire = shippingMethodJson
  .extend({ channel_ids: z.array(z.number()).nullish() })
  .transform(({ channel_ids: channels, ...method }) => ({
    channels,
    method: method satisfies ShippingMethodJson,
  }));

const getShippingMethods = defineCall({
  ...shared,
  name: 'getShippingMethods',
  route: '/v2/shipping/zones/{id}/methods',
  request: ({ zoneId }: { zoneId: number }) => ({ path: `/v2/shipping/zones/${zoneId}/methods` }),
  answer: settingsListOf(methodWire, 'method'),
  statuses: { 404: [] },
});

const getCountries = defineCall({
  ...shared,
  name: 'getCountries',
  route: '/v2/countries',
  request: ({ page }: { page: number }) => ({ path: '/v2/countries', query: { page, limit: maxPageSize } }),
  answer: settingsListOf(countryJson, 'country'),
});

const getStates = defineCall({
  ...shared,
  name: 'getStates',
  route: '/v2/countries/{id}/states',
  request: ({ countryId }: { countryId: number }) => ({
    path: `/v2/countries/${countryId}/states`,
    query: { limit: maxPageSize },
  }),
  answer: settingsListOf(stateJson, 'state'),
  statuses: { 404: [] },
});

const getStore = defineCall({
  ...shared,
  name: 'getStore',
  route: '/v2/store',
  request: () => ({ path: '/v2/store' }),
  answer: storeJson
    .omit({ prices_include_tax: true })
    .extend({ is_price_entered_with_tax: z.boolean().default(false) })
    .transform(({ is_price_entered_with_tax: withTax, ...store }) => ({
      ...store,
      prices_include_tax: withTax,
    })),
});

/** A group may have a price list instead of a rule's method and amount. */
const groupWire = customerGroupJson.extend({
  discount_rules: z.array(
    z.union([z.object({ type: z.literal('price_list'), price_list_id: z.number() }), discountRuleJson]),
  ),
});
type GroupWire = z.infer<typeof groupWire>;

const getGuestGroups = defineCall({
  ...shared,
  name: 'getGuestGroups',
  route: '/v2/customer_groups',
  request: () => ({ path: '/v2/customer_groups', query: { is_group_for_guests: true } }),
  answer: bareListOf(groupWire),
});

const getCustomerGroup = defineCall({
  ...shared,
  name: 'getCustomerGroup',
  route: '/v2/customer_groups/{id}',
  request: ({ id }: { id: number }) => ({ path: `/v2/customer_groups/${id}` }),
  answer: groupWire.nullable(),
  // V2 calls an unknown id a malformed one.
  statuses: { 400: null, 404: null },
});

/** Guards against an endless list. */
const maxCountryPages = 10;

export function storeCalls(
  client: BigCommerceClient,
): Pick<
  CommerceHandle,
  | 'currencies'
  | 'shippingZones'
  | 'shippingMethods'
  | 'countries'
  | 'states'
  | 'store'
  | 'customerGroup'
  | 'guestGroup'
> {
  const zones = () => client.run(getShippingZones, {});
  const priced = async (group: GroupWire | null): Promise<CustomerGroupJson | null> => {
    if (!group) return null;
    const rules = group.discount_rules;
    const lists = rules.flatMap((rule) => (rule.type === 'price_list' ? [rule.price_list_id] : []));
    const ownRules = rules.filter((rule) => rule.type !== 'price_list');
    if (lists.length === 0) return { ...group, discount_rules: ownRules };
    const currencies = await client.run(getCurrencies, {});
    const currency = currencies.find(({ isDefault }) => isDefault)?.currency.currency_code ?? '';
    const listed: ListedPriceJson[][] = await Promise.all(
      lists.map((list) => listedPrices(client, list, currency)),
    );
    return { ...group, discount_rules: [...listed.flat(), ...ownRules] };
  };
  return {
    async currencies() {
      const found = (await client.run(getCurrencies, {})).map(({ currency }) => currency);
      for (const { currency_code: code, decimal_places: places } of found)
        if (places === null) client.open.reports.withoutPlaces(code);
      return found;
    },
    shippingZones: async () => (await zones()).map(({ zone }) => zone),
    async shippingMethods(zoneId) {
      const [methods, all] = await Promise.all([client.run(getShippingMethods, { zoneId }), zones()]);
      const { channelId } = client.open.store;
      const own = methods
        .filter(({ channels }) => !channels?.length || channels.includes(channelId))
        .map(({ method }) => method);
      const free = all.find(({ zone }) => zone.id === zoneId)?.free;
      if (!free?.enabled || own.some(({ type, enabled }) => type === 'freeshipping' && enabled)) return own;
      return [...own, zonesOwnFreeShipping(free.minimum_sub_total)];
    },
    async countries() {
      const found: CountryJson[] = [];
      for (let page = 1; page <= maxCountryPages; page += 1) {
        // Sequential: only a page's length tells whether there is another one.
        const countries = await client.run(getCountries, { page });
        found.push(...countries);
        if (countries.length < maxPageSize) break;
      }
      return found;
    },
    states: (countryId) => client.run(getStates, { countryId }),
    store: () => client.run(getStore, {}),
    customerGroup: async (id) => priced(await client.run(getCustomerGroup, { id })),
    async guestGroup() {
      const groups = await client.run(getGuestGroups, {});
      return priced(groups.find((group) => group.is_group_for_guests) ?? null);
    },
  };
}

/** Not a number for an unreadable minimum, so that nothing ships free. */
function zonesOwnFreeShipping(minimum: number | undefined): ShippingMethodJson {
  return {
    id: 0,
    name: 'Free shipping',
    type: 'freeshipping',
    enabled: true,
    settings: { carrier_options: { minimum_sub_total: minimum ?? Number.NaN } },
  };
}
