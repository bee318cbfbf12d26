/** catalogue.md 3 "Shipping", 5 and 9. */
import { describe, expect, test } from 'vitest';
import {
  freeBands,
  freeShippingProgress,
  freeShippingThreshold,
  hiddenGroups,
  isHiddenFrom,
  lowestCost,
  paidMethods,
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

describe('threshold', () => {
  test.each<[string, ShippingMethod[], number | null]>([
    ['a freeshipping method with a minimum subtotal', [free(99)], 99],
    ['or a total-based range with a zero-cost band', [total([0, 150, 9.9], [150, null, 0])], 150],
    ['the lowest matching band applies', [total([0, 50, 9], [50, 80, 0], [80, null, 0])], 50],
    ['the lowest of both counts', [free(99), total([0, 75, 5], [75, null, 0])], 75],
    ['a disabled method does not count', [free(25, false), free(99)], 99],
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
    expect(freeShippingThreshold(freeBands(methods))).toBe(threshold);
  });
});

describe('cost', () => {
  const ground = total([0, 50, 8.95], [50, 150, 12.95], [150, null, 0]);
  test.each<[string, ShippingMethod[], number, number | null]>([
    ['the lowest matching band cost applies', [ground, total([0, null, 9.5])], 20, 8.95],
    ['… of another method when it is lower', [ground, total([0, null, 9.5])], 60, 9.5],
    ['a band starts at its lower limit', [ground], 50, 12.95],
    ['and ends before its upper limit', [ground], 149.99, 12.95],
    ['a freeshipping method whose minimum is reached costs nothing', [free(99), ground], 99, 0],
    ['… and does not count before', [free(99), ground], 98.99, 12.95],
    ['a disabled method does not count', [{ ...ground, enabled: false }], 20, null],
    ['unknown when no band matches', [total([100, null, 5])], 20, null],
    ['other types have no known cost', [{ type: 'peritem', enabled: true, settings: {} }], 20, null],
  ])('%s', (_sentence, methods, subtotal, cost) => {
    expect(lowestCost(methods, subtotal)).toBe(cost);
  });

  test.each<[string, ShippingMethod[], number, number | null]>([
    ['bands with a cost', [free(99), ground], 120, 12.95],
    ['null when only free ones match', [free(99), ground], 200, null],
  ])('for a group that is excluded from free shipping: %s', (_sentence, methods, subtotal, cost) => {
    expect(lowestCost(paidMethods(methods), subtotal)).toBe(cost);
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
  const from = (...minima: number[]) => freeBands(minima.map((minimum) => free(minimum)));
  test.each([
    ['below the threshold', from(99), 60.5, { threshold: 99, remaining: 38.5, isReached: false }],
    ['reached to the cent', from(99), 33 + 33 + 33, { threshold: 99, remaining: 0, isReached: true }],
    ['one cent short', from(99), 98.99, { threshold: 99, remaining: 0.01, isReached: false }],
    [
      'floating-point sums still reach it',
      from(0.3),
      0.1 + 0.2,
      { threshold: 0.3, remaining: 0, isReached: true },
    ],
    ['above the threshold', from(99), 200, { threshold: 99, remaining: 0, isReached: true }],
    [
      'the lowest of several counts',
      from(200, 120),
      20,
      { threshold: 120, remaining: 100, isReached: false },
    ],
    ['a threshold of zero is always reached', from(0), 0, { threshold: 0, remaining: 0, isReached: true }],
    ['no offer, no progress', [], 200, null],
    ['a band with an upper limit ends there', freeBands([total([0, 50, 0], [50, null, 9])]), 60, null],
    [
      '… and the next one counts',
      freeBands([total([0, 50, 0], [50, 150, 9], [150, null, 0])]),
      60,
      { threshold: 150, remaining: 90, isReached: false },
    ],
  ])('%s', (_case, bands, subtotal, progress) => {
    expect(freeShippingProgress(bands, subtotal)).toEqual(progress);
  });
});
