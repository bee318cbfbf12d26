/** catalogue.md 3 "Shipping", 5 and 9. */
import { describe, expect, test } from 'vitest';
import {
  freeShippingProgress,
  freeShippingThreshold,
  hiddenGroups,
  isHiddenFrom,
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
    ['a method that is switched off does not count', [free(25, false), free(99)], 99],
    ['a freeshipping method without a minimum is free from the start', [free(undefined)], 0],
    ['bands that all cost something offer nothing', [total([0, null, 9])], null],
    ['other types offer nothing', [{ type: 'peritem', enabled: true, settings: {} }], null],
    ['no method, no offer', [], null],
  ])('%s', (_sentence, methods, threshold) => {
    expect(freeShippingThreshold(methods)).toBe(threshold);
  });
});

test('only zones that ship to the country and are switched on', () => {
  const zone = (name: string, enabled: boolean, ...countries: string[]) => ({
    name,
    enabled,
    locations: countries.map((country_iso2) => ({ country_iso2 })),
  });
  const zones = [zone('de', true, 'DE', 'AT'), zone('off', false, 'DE'), zone('fr', true, 'FR')];
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
    ['does not apply to a guest', true, null, false],
  ])('exclusion %s', (_sentence, is_enabled, group, verdict) => {
    expect(isHiddenFrom({ is_enabled, hide_free_shipping_groups: '3,14' }, group)).toBe(verdict);
  });
});

test.each([
  ['something is missing', 99, 60.5, { threshold: 99, remaining: 38.5, isReached: false }],
  ['reached to the cent', 99, 33 + 33 + 33, { threshold: 99, remaining: 0, isReached: true }],
  ['sums of decimals do not keep it away', 0.3, 0.1 + 0.2, { threshold: 0.3, remaining: 0, isReached: true }],
  ['more than enough', 99, 200, { threshold: 99, remaining: 0, isReached: true }],
])('%s', (_case, threshold, subtotal, progress) => {
  expect(freeShippingProgress(threshold, subtotal)).toEqual(progress);
});
