/** Calls about a store's settings: currencies, shipping, countries, customer groups (catalogue.md 7.1). v2-like: bare lists. */
import { defineCall } from '../transport/call.ts';
import { bareListOf, inStore, keepLong, mostRows, settingsListOf } from './answers.ts';
import {
  countryJson,
  currencyJson,
  shippingMethodJson,
  shippingZoneJson,
  stateJson,
  storeJson,
} from './wire.ts';
import { customerGroupJson } from './wireCustomer.ts';

const shared = {
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion'],
  idempotent: true,
  keep: keepLong,
} as const;

const allRows = { query: { limit: mostRows } };

type Nothing = Record<string, never>;

export const getCurrencies = defineCall({
  ...shared,
  name: 'getCurrencies',
  route: '/currencies',
  request: (_: Nothing, scope) => inStore(scope, '/currencies', allRows),
  answer: settingsListOf(currencyJson, 'currency'),
});

export const getShippingZones = defineCall({
  ...shared,
  name: 'getShippingZones',
  route: '/shippingzones',
  request: (_: Nothing, scope) => inStore(scope, '/shippingzones', allRows),
  answer: settingsListOf(shippingZoneJson, 'zone'),
});

/** The id is a zone's (wire-protocols 3.3). */
export const getShippingMethods = defineCall({
  ...shared,
  name: 'getShippingMethods',
  route: '/shippingmethods/{id}',
  request: ({ zoneId }: { zoneId: number }, scope) => inStore(scope, `/shippingmethods/${zoneId}`, allRows),
  answer: settingsListOf(shippingMethodJson, 'method'),
  statuses: { 404: [] },
});

export const getCountries = defineCall({
  ...shared,
  name: 'getCountries',
  route: '/countries',
  request: (_: Nothing, scope) => inStore(scope, '/countries', allRows),
  answer: settingsListOf(countryJson, 'country'),
});

export const getStates = defineCall({
  ...shared,
  name: 'getStates',
  route: '/countries/{id}/states',
  request: ({ countryId }: { countryId: number }, scope) =>
    inStore(scope, `/countries/${countryId}/states`, allRows),
  answer: settingsListOf(stateJson, 'state'),
  statuses: { 404: [] },
});

export const getStore = defineCall({
  ...shared,
  name: 'getStore',
  route: '/store',
  request: (_: Nothing, scope) => inStore(scope, '/store'),
  answer: storeJson,
});

export const getGuestGroups = defineCall({
  ...shared,
  name: 'getGuestGroups',
  route: '/customer_groups',
  request: (_: Nothing, scope) =>
    inStore(scope, '/customer_groups', { query: { is_group_for_guests: true } }),
  answer: bareListOf(customerGroupJson),
});

export const getCustomerGroup = defineCall({
  ...shared,
  name: 'getCustomerGroup',
  route: '/customer_groups/{id}',
  request: ({ id }: { id: number }, scope) => inStore(scope, `/customer_groups/${id}`),
  answer: customerGroupJson.nullable(),
  statuses: { 404: null },
});
