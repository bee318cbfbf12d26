/** Store settings with invalid fields, which do not affect the others. */
import { describe, expect, test } from 'vitest';
import { countryJson, currencyJson, shippingMethodJson, shippingZoneJson, storeJson } from './store.ts';

const currency = {
  id: 1,
  currency_code: 'USD',
  token: '$',
  token_location: 'left',
  decimal_token: '.',
  thousands_token: ',',
  decimal_places: 2,
};

describe('a currency', () => {
  const parts = ['token', 'token_location', 'decimal_token', 'thousands_token', 'decimal_places'] as const;

  test.each(parts)('without %s has null there', (part) => {
    const { [part]: _, ...rest } = currency;
    for (const given of [rest, { ...rest, [part]: null }, { ...rest, [part]: {} }])
      expect(currencyJson.parse(given)).toEqual({ ...currency, [part]: null });
  });

  test.each([
    ['2', 2],
    ['', null],
    [-1, null],
    [2.5, null],
    [400, null],
  ])('has %j places: %j', (given, places) => {
    expect(currencyJson.parse({ ...currency, decimal_places: given }).decimal_places).toBe(places);
  });
});

const store = {
  id: 'skarn-us',
  secure_url: 'https://skarn-us.skarn.example',
  country_code: 'US',
  timezone: { name: 'America/Denver' },
  prices_include_tax: false,
};

test.each(['secure_url', 'country_code', 'timezone', 'prices_include_tax'])(
  'an invalid %s does not affect the rest of the store',
  (field) => {
    const { [field]: _, ...rest } = store as Record<string, unknown>;
    expect(storeJson.parse({ ...store, [field]: ['invalid'] })).toMatchObject(rest);
  },
);

const zone = { id: 101, name: 'US', enabled: true, locations: [{ country_iso2: 'US' }] };

test.each(['name', 'enabled', 'locations'])(
  'an invalid %s does not affect the rest of a shipping zone',
  (field) => {
    const { [field]: _, ...rest } = zone as Record<string, unknown>;
    expect(shippingZoneJson.parse({ ...zone, [field]: 5 })).toMatchObject(rest);
  },
);

describe('a shipping method', () => {
  const band = { lower_limit: 0, upper_limit: null, shipping_cost: '8.95' };
  const method = { id: 1012, name: 'Ground', type: 'total', enabled: true, settings: { range: [band] } };

  test('has no invalid bands', () => {
    const range = [{ ...band, shipping_cost: 'free' }, band];
    expect(shippingMethodJson.parse({ ...method, settings: { range } }).settings.range).toEqual([
      { ...band, shipping_cost: 8.95 },
    ]);
  });

  test.each([
    ['minimum amounts', { carrier_options: { minimum_sub_total: 'none' } }],
    ['options', { carrier_options: 'none' }],
    ['settings', 'none'],
    ['missing settings', undefined],
  ])('is not free for all orders when its %s are invalid', (_, settings) => {
    const free = { id: 1011, name: 'Free', type: 'freeshipping', enabled: true, settings };
    expect(shippingMethodJson.parse(free).settings.carrier_options?.minimum_sub_total).toBeNaN();
  });

  test('without a minimum has none', () => {
    const free = { id: 1011, name: 'Free', type: 'freeshipping', enabled: true, settings: {} };
    expect(shippingMethodJson.parse(free).settings).toEqual({});
  });
});

test('an empty object is not valid settings', () => {
  for (const schema of [currencyJson, storeJson, shippingZoneJson, shippingMethodJson, countryJson])
    expect(schema.safeParse({}).success).toBe(false);
});
