/** Countries for address forms, end to end. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.mendSources());
afterAll(() => shop.close());

describe('countries for a form', () => {
  const ask = (locale: string) =>
    shop.visitor().ask<{
      market: {
        addressCountries:
          | {
              code: string;
              name: string;
              regionKind: string;
              regions: { code: string; name: string }[];
              requiresRegion: boolean;
              requiresPostalCode: boolean;
              postalCodeExample: string | null;
            }[]
          | null;
      };
    }>(
      `query ($locale: Locale!) @inContext(locale: $locale) { market { addressCountries {
        code name regionKind regions { code name } requiresRegion requiresPostalCode postalCodeExample } } }`,
      { locale },
    );

  test('served countries, the market’s own first, the others by localised name', async () => {
    await shop.coldSources();
    const { data, log } = await ask('de-at');
    const countries = data.market.addressCountries ?? [];
    expect(countries[0]).toMatchObject({
      code: 'AT',
      name: 'Österreich',
      regions: [],
      requiresRegion: false,
    });
    const names = countries.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de-AT').compare));
    expect(names).toContain('Vereinigte Staaten');
    expect(names).not.toContain('Brasilien');
    expect(log.networkCalls().map(({ path }) => path.split('?')[0])).toEqual([
      '/countries',
      '/countries/1/states',
      '/countries/2/states',
    ]);
    expect((await ask('de-at')).log.networkCalls()).toEqual([]);
  });

  test('50 states with DC and Puerto Rico, 13 provinces and territories', async () => {
    const countries = (await ask('en-us')).data.market.addressCountries ?? [];
    const [us] = countries;
    const ca = countries.find(({ code }) => code === 'CA');
    expect(us).toMatchObject({
      code: 'US',
      regionKind: 'STATE',
      requiresRegion: true,
      postalCodeExample: '80461',
    });
    expect(us?.regions).toHaveLength(52);
    expect(us?.regions).toEqual(expect.arrayContaining([{ code: 'DC', name: 'District of Columbia' }]));
    expect(us?.regions).toEqual(expect.arrayContaining([{ code: 'PR', name: 'Puerto Rico' }]));
    expect(ca).toMatchObject({ regionKind: 'PROVINCE', requiresRegion: true });
    expect(ca?.regions).toHaveLength(13);
  });

  test('null with an error while commerce is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await ask('en-us');
    expect(data).toEqual({ market: { addressCountries: null } });
    expect(errors).toMatchObject([{ extensions: { source: 'commerce' } }]);
  });
});
