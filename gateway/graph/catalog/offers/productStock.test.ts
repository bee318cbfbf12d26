/** Options, combinations and stock of products, end to end (catalogue.md 3, 4). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Product {
  availability: string;
  options: { name: string; values: { label: string }[] }[];
  variants: {
    availability: string;
    isPurchasable: boolean;
    unitsLeft: number | null;
    expectedOn: { iso: string; formatted: string } | null;
    selections: { value: string }[];
  }[];
}

async function read(handle: string, locale = 'en-us'): Promise<Product> {
  const { data, errors } = await shop.visitor().ask<{ product: Product }>(
    `query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) { product(handle: $handle) { ... on Product {
      availability options { name values { label } }
      variants { availability isPurchasable unitsLeft expectedOn { iso formatted } selections { value } } } } }`,
    { locale, handle },
  );
  expect(errors).toEqual([]);
  return data.product;
}

test('option values are in the editors’ order, not the platform’s', async () => {
  const { options } = await read('shift-tee');
  const sizes = options.find(({ name }) => name === 'Size')?.values.map(({ label }) => label);
  expect(sizes).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
});

test('a missing combination is not a variant, but its values are options', async () => {
  const { options, variants } = await read('lodestar-106');
  const made = variants.map(({ selections }) => selections.map(({ value }) => value).join(' '));
  expect(made).toContain('Tarn 193');
  expect(made).not.toContain('Birch 193');
  expect(options.flatMap(({ values }) => values.map(({ label }) => label))).toEqual(
    expect.arrayContaining(['Birch', '193']),
  );
});

test('preorders have an expected day in the request’s language', async () => {
  const { availability, variants } = await read('foreman-hoodie', 'de-de');
  expect(availability).toBe('EXPECTED');
  const ahead = variants.filter((variant) => variant.availability === 'EXPECTED');
  expect(ahead.length).toBeGreaterThan(0);
  for (const variant of ahead)
    expect(variant).toMatchObject({
      isPurchasable: true,
      expectedOn: { iso: '2027-02-15', formatted: '15. Februar 2027' },
    });
  const others = variants.filter((variant) => variant.availability !== 'EXPECTED');
  expect(others.map(({ expectedOn }) => expectedOn)).toEqual(others.map(() => null));
});

test('untracked products are in stock without a unit count', async () => {
  const { availability, variants } = await read('section-poster', 'de-de');
  expect(availability).toBe('IN_STOCK');
  expect(variants.map(({ unitsLeft }) => unitsLeft)).toEqual(variants.map(() => null));
});
