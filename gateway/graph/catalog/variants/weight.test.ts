import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Coded {
  sku: string;
  barcode: string | null;
  mpn: string | null;
  weight: { value: number; unit: string } | null;
}

const read = async (locale: string, fields = 'sku barcode mpn weight { value unit }') => {
  const { data, errors, log } = await shop.visitor().ask<{ product: { variants: Coded[] } }>(
    `query ($locale: Locale!) @inContext(locale: $locale) {
       product(handle: "lodestar-98") { ... on Product { variants { ${fields} } } } }`,
    { locale },
  );
  return { variants: data.product.variants, errors, calls: callsBySource(log.records) };
};

test('barcode and part number are the same in every store, and the weight is in its unit', async () => {
  const [american, german] = await Promise.all([read('en-us'), read('de-de')]);
  expect([american.errors, german.errors]).toEqual([[], []]);
  const codes = ({ variants }: { variants: Coded[] }) => variants.map(({ barcode, mpn }) => [barcode, mpn]);
  expect(codes(american)).toEqual(codes(german));
  expect(new Set(american.variants.map(({ barcode }) => barcode)).size).toBe(american.variants.length);
  expect(american.variants[0]).toMatchObject({
    barcode: expect.stringMatching(/^\d{13}$/),
    mpn: expect.stringMatching(/^\d{5}\.\d+$/),
    weight: { unit: 'POUNDS' },
  });
  expect(german.variants[0]?.weight?.unit).toBe('KILOGRAMS');
  const [pounds = 0, kilograms = 0] = [american, german].map(({ variants }) => variants[0]?.weight?.value);
  expect(kilograms).toBeGreaterThan(1);
  expect(pounds / kilograms).toBeCloseTo(2.2046, 2);
});

test('codes cost no call, and the unit one per store', async () => {
  await shop.coldSources();
  const without = (await read('en-us', 'sku')).calls;
  await shop.coldSources();
  expect((await read('en-us', 'sku barcode mpn')).calls).toEqual(without);
  await shop.coldSources();
  expect((await read('en-us')).calls).toEqual({ ...without, commerce: (without.commerce ?? 0) + 1 });
});
