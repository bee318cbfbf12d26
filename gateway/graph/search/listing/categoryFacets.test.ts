/** Facets of category listings, end to end: counts, choices, price ranges, labels, and markets without prices. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askListing, listedHandles, type Listing } from '../../../testing/shop/listingOperations.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ask = (variables: Record<string, unknown>, locale?: string) => askListing(shop, variables, locale);

describe('facets', () => {
  const facet = ({ data }: { data: Listing }, name: string) =>
    data.category.products.facets?.find((one) => one.name === name);

  test('counts match the result of choosing the value', async () => {
    const all = await ask({ first: 1 });
    const green = facet(all, 'color')?.values.find(({ value }) => value === 'Green');
    expect(green?.hex).toMatch(/^#/);
    const narrowed = await ask({ first: 1, filters: [{ facet: 'color', values: ['Green'] }] });
    expect(narrowed.data.category.products.totalCount).toBe(green?.count);
  });

  test('a facet with a choice stays switchable', async () => {
    const all = await ask({ first: 1 });
    const narrowed = await ask({ first: 1, filters: [{ facet: 'color', values: ['Green'] }] });
    const counts = (answer: typeof all) =>
      facet(answer, 'color')?.values.map(({ value, count }) => [value, count]);
    expect(counts(narrowed)).toEqual(counts(all));
    expect(
      facet(narrowed, 'color')
        ?.values.filter(({ isSelected }) => isSelected)
        .map(({ value }) => value),
    ).toEqual(['Green']);
    expect(facet(narrowed, 'waist')?.range?.histogram?.reduce((sum, count) => sum + count, 0)).toBe(
      narrowed.data.category.products.totalCount,
    );
    expect(facet(narrowed, 'color')?.countWithout).toBe(all.data.category.products.totalCount);
  });

  test('price ranges hold the prices of the market, and sort by them', async () => {
    const { data } = await ask(
      { first: 96, sort: 'PRICE_ASC', filters: [{ facet: 'price', min: 500, max: 750 }] },
      'de-de',
    );
    const amounts = data.category.products.edges.map(({ node }) => Number(node.price?.current.amount));
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts.every((amount) => amount >= 500 && amount <= 750)).toBe(true);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test('price bounds are inclusive to the cent', async () => {
    const dearest = await ask({ first: 1, sort: 'PRICE_DESC' }, 'de-de');
    const amount = Number(dearest.data.category.products.edges[0]?.node.price?.current.amount);
    const only = { facet: 'price', min: amount, max: amount };
    const { data } = await ask({ first: 6, filters: [only] }, 'de-de');
    expect(listedHandles({ data })).toContain(dearest.data.category.products.edges[0]?.node.handle);
    const cheaper = await ask({ first: 6, filters: [{ facet: 'price', max: amount - 0.01 }] }, 'de-de');
    expect(cheaper.data.category.products.totalCount).toBe(
      dearest.data.category.products.totalCount - data.category.products.totalCount,
    );
  });

  test.each([
    ['en-us', 'price', { prefix: '$', suffix: '', group: ',', decimal: '.', decimals: 2 }],
    ['de-de', 'price', { prefix: '', suffix: ' €', group: '.', decimal: ',', decimals: 2 }],
    ['de-de', 'waist', { prefix: '', suffix: '\u00a0mm', group: '.', decimal: ',', decimals: 0 }],
    ['en-jp', 'price', { prefix: '¥', suffix: '', group: ',', decimal: '.', decimals: 0 }],
  ])('in %s the ends of %s are written as the market writes them', async (locale, name, format) => {
    const all = await ask({ first: 1 }, locale);
    expect(facet(all, name)?.range?.format).toEqual(format);
  });

  test('an empty list names its most restrictive facet', async () => {
    const filters = [
      { facet: 'color', values: ['Green'] },
      { facet: 'price', min: 1, max: 2 },
    ];
    const { data, errors } = await ask({ first: 6, filters });
    expect(errors).toEqual([]);
    expect(data.category.products.totalCount).toBe(0);
    const green = await ask({ first: 1, filters: [{ facet: 'color', values: ['Green'] }] });
    expect(data.category.products.costliestFacet).toEqual({
      name: 'price',
      countWithout: green.data.category.products.totalCount,
    });
    expect(green.data.category.products.costliestFacet).toBeNull();
  });

  test('filtered by colour, products are shown in a matching colour', async () => {
    const { data } = await ask({ first: 24, filters: [{ facet: 'color', values: ['Green'] }] });
    const { edges } = data.category.products;
    const withChoice = edges.filter(({ node }) => node.swatches.length > 1);
    expect(withChoice.length).toBeGreaterThan(3);
    for (const { node, preferredColor } of withChoice) {
      expect(node.swatches.map(({ label }) => label)).toContain(preferredColor);
    }
    // Not merely the first colour of each.
    expect(withChoice.some(({ node, preferredColor }) => node.swatches[0]?.label !== preferredColor)).toBe(
      true,
    );
    const plain = await ask({ first: 24 });
    expect(plain.data.category.products.edges.every(({ preferredColor }) => preferredColor === null)).toBe(
      true,
    );
  });

  test.each([
    ['de-de', 'terrain', 'Gelände', 'Piste', 'Piste'],
    ['fr-fr', 'color', 'Couleur', 'Green', 'Vert'],
    ['ja-jp', 'terrain', '斜面', 'Touring', 'ツーリング'],
    ['de-de', 'availability', 'Verfügbarkeit', 'in-stock', 'Auf Lager'],
    ['en-us', 'terrain', 'Terrain', 'Piste', 'Piste'],
    ['en-us', 'availability', 'Availability', 'in-stock', 'In stock'],
  ])('in %s the facet %s reads %s, its value %s reads %s', async (locale, name, label, value, text) => {
    const all = await ask({ first: 1 }, locale);
    expect(facet(all, name)?.label).toBe(label);
    const shown = facet(all, name)?.values.find((one) => one.value === value);
    expect(shown?.label).toBe(text);
    const narrowed = await ask({ first: 1, filters: [{ facet: name, values: [value] }] }, locale);
    expect(narrowed.data.category.products.totalCount).toBe(shown?.count);
  });

  test('without editors’ texts, facets have the catalogue’s names', async () => {
    const { data } = await ask({ first: 1 }, 'pl-pl');
    const labels = data.category.products.facets?.flatMap(({ values }) => values.map((one) => one.label));
    expect(labels).toContain('All-Mountain');
  });

  test('an unknown facet or order is refused, listing the known ones', async () => {
    const odd = await ask({ first: 1, filters: [{ facet: 'fragrance', values: ['pine'] }] });
    expect(odd.errors[0]).toMatchObject({
      message:
        "products: 'fragrance' is not a facet here; use one of color, length, size, waist, radius, terrain, price, availability.",
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const order = await ask({ first: 1, sort: 'UID' });
    expect(order.errors[0]).toMatchObject({
      message: expect.stringContaining('use one of FEATURED, PRICE_ASC, PRICE_DESC, NEWEST'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('a facet that this market lacks is ignored', async () => {
    const all = await ask({ first: 1 }, 'en-kr');
    const priced = await ask({ first: 1, filters: [{ facet: 'price', min: 1, max: 2 }] }, 'en-kr');
    expect(priced.errors).toEqual([]);
    expect(priced.data.category.products.totalCount).toBe(all.data.category.products.totalCount);
  });

  test.each(['en-be', 'en-global', 'en-kr'])(
    '%s has no prices: no such facet, the editors’ order',
    async (locale) => {
      const { data, errors } = await ask({ first: 6, sort: 'PRICE_ASC' }, locale);
      expect(errors).toEqual([]);
      expect(facet({ data }, 'terrain')).toBeDefined();
      expect(facet({ data }, 'price')).toBeUndefined();
      const featured = await ask({ first: 6 }, locale);
      expect(data.category.products.edges).toEqual(featured.data.category.products.edges);
    },
  );
});
