/** catalogue.md 3 "Shipping", 5 and 9. */
import { describe, expect, test } from 'vitest';
import {
  bandsOf,
  freeBands,
  freeShippingProgress,
  freeShippingThreshold,
  hiddenGroups,
  isHiddenFrom,
  lowestCost,
  paidBands,
  shippingAlone,
  zonesOf,
  type ShippingMethod,
} from './freeShipping.rules.ts';

const free = (minimum: number | undefined, enabled = true): ShippingMethod => ({
  type: 'freeshipping',
  enabled,
  settings: { carrier_options: { minimum_sub_total: minimum } },
});
const total = (...bands: [number, number | null, number][]): ShippingMethod => ({
  type: 'total',
  enabled: true,
  settings: {
    range: bands.map(([lower_limit, upper_limit, shipping_cost]) => ({
      lower_limit,
      upper_limit,
      shipping_cost,
    })),
  },
});

const usd = (methods: readonly ShippingMethod[]) => bandsOf(methods, 'USD');

describe('threshold', () => {
  test.each<[string, ShippingMethod[], number | null]>([
    ['a freeshipping method with a minimum subtotal', [free(99)], 9900],
    ['or a total-based range with a zero-cost band', [total([0, 150, 9.9], [150, null, 0])], 15_000],
    ['the lowest matching band applies', [total([0, 50, 9], [50, 80, 0], [80, null, 0])], 5000],
    ['the lowest of both counts', [free(99), total([0, 75, 5], [75, null, 0])], 7500],
    ['a disabled method does not count', [free(25, false), free(99)], 9900],
    ['a freeshipping method without a minimum is always free', [free(undefined)], 0],
    ['bands that all have a cost offer no free shipping', [total([0, null, 9])], null],
    ['other types offer no free shipping', [{ type: 'peritem', enabled: true, settings: {} }], null],
    ['no method, no offer', [], null],
    ['a threshold of zero is always free', [free(0)], 0],
    ['a negative threshold is always free', [free(-5)], 0],
    ['an infinite threshold is no offer', [free(Infinity), total([0, null, 9])], null],
    ['a NaN threshold is no offer', [free(Number.NaN)], null],
    ['a band that ends where it starts is no offer', [total([50, 50, 0])], null],
  ])('%s', (_sentence, methods, threshold) => {
    expect(freeShippingThreshold(freeBands(usd(methods)))).toBe(threshold);
  });
});

describe('cost', () => {
  const ground = total([0, 50, 8.95], [50, 150, 12.95], [150, null, 0]);
  test.each<[string, ShippingMethod[], number, number | null]>([
    ['the lowest matching band cost applies', [ground, total([0, null, 9.5])], 2000, 895],
    ['… of another method when it is lower', [ground, total([0, null, 9.5])], 6000, 950],
    ['a band starts at its lower limit', [ground], 5000, 1295],
    ['and ends before its upper limit', [ground], 14_999, 1295],
    ['a freeshipping method whose minimum is reached costs nothing', [free(99), ground], 9900, 0],
    ['… and does not count before', [free(99), ground], 9899, 1295],
    ['a disabled method does not count', [{ ...ground, enabled: false }], 2000, null],
    ['unknown when no band matches', [total([100, null, 5])], 2000, null],
    ['other types have no known cost', [{ type: 'peritem', enabled: true, settings: {} }], 2000, null],
  ])('%s', (_sentence, methods, subtotal, cost) => {
    expect(lowestCost(usd(methods), subtotal)).toBe(cost);
  });

  test.each<[string, ShippingMethod[], number, number | null]>([
    ['bands with a cost', [free(99), ground], 12_000, 1295],
    ['null when only free ones match', [free(99), ground], 20_000, null],
  ])('for a group that is excluded from free shipping: %s', (_sentence, methods, subtotal, cost) => {
    expect(lowestCost(paidBands(usd(methods)), subtotal)).toBe(cost);
  });
});

test('only enabled zones that ship to the whole country', () => {
  const zone = (name: string, enabled: boolean, ...countries: string[]) => ({
    name,
    enabled,
    locations: countries.map((country_iso2) => ({ country_iso2 })),
  });
  const state = { ...zone('by', true), locations: [{ country_iso2: 'DE', state_iso2: 'BY' }] };
  const zones = [zone('de', true, 'DE', 'AT'), zone('off', false, 'DE'), state, zone('fr', true, 'FR')];
  expect(zonesOf(zones, 'de').map(({ name }) => name)).toEqual(['de']);
});

describe('hidden groups', () => {
  test('a comma-separated list of customer group ids, turned into numbers', () => {
    expect(hiddenGroups('3, 14,x,')).toEqual([3, 14]);
    expect(hiddenGroups('')).toEqual([]);
  });

  test.each([
    ['applies when the settings are enabled and the group is in the hide list', true, 3, true],
    ['does not apply when the settings are not enabled', false, 3, false],
    ['does not apply to another group', true, 4, false],
    ['does not apply without a group', true, null, false],
  ])('exclusion %s', (_sentence, is_enabled, group, verdict) => {
    expect(isHiddenFrom({ is_enabled, hide_free_shipping_groups: '3,14' }, group)).toBe(verdict);
  });
});

describe('progress', () => {
  const from = (...minima: number[]) => freeBands(usd(minima.map((minimum) => free(minimum))));
  test.each([
    [
      'below the threshold',
      from(100),
      2500,
      { threshold: 10_000, remaining: 7500, fraction: 0.25, isReached: false },
    ],
    ['reached to the cent', from(99), 9900, { threshold: 9900, remaining: 0, fraction: 1, isReached: true }],
    [
      'one cent short',
      from(99),
      9899,
      { threshold: 9900, remaining: 1, fraction: 9899 / 9900, isReached: false },
    ],
    [
      'a threshold that floating point makes a sum is met',
      from(0.1 + 0.2),
      30,
      { threshold: 30, remaining: 0, fraction: 1, isReached: true },
    ],
    [
      'above the threshold',
      from(99),
      20_000,
      { threshold: 9900, remaining: 0, fraction: 1, isReached: true },
    ],
    [
      'the lowest of several counts',
      from(200, 120),
      2000,
      { threshold: 12_000, remaining: 10_000, fraction: 1 / 6, isReached: false },
    ],
    [
      'a threshold of zero is always reached',
      from(0),
      0,
      { threshold: 0, remaining: 0, fraction: 1, isReached: true },
    ],
    ['no offer, no progress', [], 20_000, null],
    ['a band with an upper limit ends there', freeBands(usd([total([0, 50, 0], [50, null, 9])])), 6000, null],
    [
      '… and the next one counts',
      freeBands(usd([total([0, 50, 0], [50, 150, 9], [150, null, 0])])),
      6000,
      { threshold: 15_000, remaining: 9000, fraction: 0.4, isReached: false },
    ],
  ])('%s', (_case, bands, subtotal, progress) => {
    expect(freeShippingProgress(bands, subtotal)).toEqual(progress);
  });
});

describe('shipping of a product that is ordered alone', () => {
  const bands = bandsOf([free(99), total([0, 50, 8.95], [50, 150, 12.95])], 'USD');
  const offer = { bands, free: freeBands(bands) };
  test.each([
    ['costs what its price does', offer, 24_00, { cost: 8_95, freeFrom: 99_00, isFree: false }],
    ['is free from the threshold on', offer, 99_00, { cost: 0, freeFrom: 99_00, isFree: true }],
    [
      'has a price for who is excluded from free shipping',
      { bands: paidBands(bands), free: [] },
      60_00,
      { cost: 12_95, freeFrom: null, isFree: false },
    ],
    ['is unknown without rates', { bands: [], free: [] }, 24_00, null],
  ])('%s', (_, given, price, expected) => {
    expect(shippingAlone(given, price)).toEqual(expected);
  });
});
