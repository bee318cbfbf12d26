/** platform.md 4 "Billing region" and 9 "Shopping regions". */
import { expect, test } from 'vitest';
import { billingRegion, isShoppingRegion, spendBrand, storeCurrency } from './billing.rules.ts';

test.each([
  ['for a pro, us for region pro', 'pro', 'us'],
  ['the country for pro_ca', 'pro_ca', 'ca'],
  ['eu_region_1 for pro EU', 'pro_eu_region_1', 'eu_region_1'],
  ['the region itself if it is a shopping region (us)', 'us', 'us'],
  ['the region itself if it is a shopping region (ca)', 'ca', 'ca'],
  ['the region itself if it is a shopping region (eu_region_1)', 'eu_region_1', 'eu_region_1'],
  ['else us (eu)', 'eu', 'us'],
  ['else us (jp)', 'jp', 'us'],
  ['else us (other)', 'other', 'us'],
])('billing region: %s', (_sentence, region, store) => {
  expect(billingRegion(region)).toBe(store);
});

test('shopping regions: us, ca, eu_region_1, pro, pro_ca, pro_eu_region_1', () => {
  const all = ['us', 'ca', 'jp', 'eu', 'eu_region_1', 'other', 'pro', 'pro_ca', 'pro_eu_region_1'];
  expect(all.filter(isShoppingRegion)).toEqual([
    'us',
    'ca',
    'eu_region_1',
    'pro',
    'pro_ca',
    'pro_eu_region_1',
  ]);
});

test.each([
  ['us', 'us'],
  ['ca', 'ca'],
  ['no', 'no'],
  ['de', 'eu_region_1'],
  ['pl', 'eu_region_1'],
  ['jp', 'eu_region_1'],
  ['global', 'eu_region_1'],
])('pro spend brand id (us, ca, no, else eu_region_1): of %s it is %s', (country, brand) => {
  expect(spendBrand(country)).toBe(brand);
});

test.each([
  ['us', 'USD'],
  ['ca', 'CAD'],
  ['eu_region_1', 'EUR'],
])('the store %s sells in %s', (store, currency) => {
  expect(storeCurrency(store)).toBe(currency);
});
