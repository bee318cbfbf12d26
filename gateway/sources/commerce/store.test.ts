/** Settings of a store that are not what they should be: one odd field costs itself. */
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

  test.each(parts)('that lacks its %s is read, and that part is null', (part) => {
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
  'an odd %s leaves the rest of the store as it is',
  (field) => {
    const { [field]: _, ...rest } = store as Record<string, unknown>;
    expect(storeJson.parse({ ...store, [field]: ['odd'] })).toMatchObject(rest);
  },
);

const zone = { id: 101, name: 'US', enabled: true, locations: [{ country_iso2: 'US' }] };

test.each(['name', 'enabled', 'locations'])(
  'an odd %s leaves the rest of a shipping zone as it is',
  (field) => {
    const { [field]: _, ...rest } = zone as Record<string, unknown>;
    expect(shippingZoneJson.parse({ ...zone, [field]: 5 })).toMatchObject(rest);
  },
);

describe('a shipping method', () => {
  const band = { lower_limit: 0, upper_limit: null, shipping_cost: '8.95' };
  const method = { id: 1012, name: 'Ground', type: 'total', enabled: true, settings: { range: [band] } };

  test('loses the band that cannot be read', () => {
    const range = [{ ...band, shipping_cost: 'free' }, band];
    expect(shippingMethodJson.parse({ ...method, settings: { range } }).settings.range).toEqual([
      { ...band, shipping_cost: 8.95 },
    ]);
  });

  test.each([
    ['minimum', { carrier_options: { minimum_sub_total: 'none' } }],
    ['options', { carrier_options: 'none' }],
    ['settings', 'none'],
    ['settings at all', undefined],
  ])('is never free from the first coin on because its %s cannot be read', (_, settings) => {
    const free = { id: 1011, name: 'Free', type: 'freeshipping', enabled: true, settings };
    expect(shippingMethodJson.parse(free).settings.carrier_options?.minimum_sub_total).toBeNaN();
  });

  test('without a minimum has none', () => {
    const free = { id: 1011, name: 'Free', type: 'freeshipping', enabled: true, settings: {} };
    expect(shippingMethodJson.parse(free).settings).toEqual({});
  });
});

test('an error page in place of settings is none', () => {
  for (const schema of [currencyJson, storeJson, shippingZoneJson, shippingMethodJson, countryJson])
    expect(schema.safeParse({}).success).toBe(false);
});
