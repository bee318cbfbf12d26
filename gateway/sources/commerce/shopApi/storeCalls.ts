/** A store's settings in the shop API (catalogue.md 7.1). v2: bare lists. */
import { defineCall } from '../../transport/call.ts';
import { maxPageSize, settingsCache, settingsListOf } from '../answers.ts';
import {
  countryJson,
  currencyJson,
  shippingMethodJson,
  shippingZoneJson,
  stateJson,
  storeJson,
} from '../store.ts';
import { inStore, type CommerceClient } from './client.ts';

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

export function storeCalls({ read, readKnown }: CommerceClient) {
  return {
    currencies: () => readKnown(getCurrencies, {}),
    shippingZones: () => read(getShippingZones, {}),
    /** The id of `shippingmethods/{id}` is a zone's (wire-protocols 3.3). */
    shippingMethods: (zoneId: number) => read(getShippingMethods, { zoneId }),
    countries: () => read(getCountries, {}),
    states: (countryId: number) => read(getStates, { countryId }),
    store: () => read(getStore, {}),
  };
}
