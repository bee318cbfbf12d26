import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryId, productId, variantId } from '../../brand/ids.ts';
import { brandFor } from '../../brand/brand.ts';
import { storeRegions } from '../../brand/types.ts';
import type { ProductJson, VariantJson } from '../../../sources/commerce/products.ts';
import { listen } from '../../../testing/shop/listen.ts';
import { openTestShop, type TestShop } from '../testShop.ts';

interface Page<Item> {
  data: Item[];
  meta: { pagination: Record<string, unknown> & { total: number; total_pages: number } };
}

const brand = brandFor();
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop(listen, {}, brand);
});
afterAll(() => shop.close());

describe('three stores', () => {
  test("sell the brand's products under their own ids and prices", async () => {
    for (const store of storeRegions) {
      for (const product of brand.products.slice(0, 12)) {
        const answer = await shop.call<{ data: ProductJson }>(
          `/products/${productId(store, product.index)}`,
          {
            region: store,
          },
        );
        const price = product.prices[store];
        if (!price) {
          expect(answer.status).toBe(404);
          continue;
        }
        const surcharge = Math.min(
          ...product.sizes.map((size) => size.surcharge),
          product.sizes.length === 0 ? 0 : Infinity,
        );
        expect(answer.json.data.retailPrice?.value).toBe((price.regular + surcharge) / 100);
        expect(answer.json.data.calculatedPrice.value).toBe(
          ((price.sale ?? price.regular) + surcharge) / 100,
        );
      }
    }
  });

  test("do not know each other's ids", async () => {
    expect((await shop.call(`/products/${productId('us', 0)}`, { region: 'ca' })).status).toBe(404);
  });
});

describe('lists', () => {
  test('have pages of 50, starting at 1, with pagination metadata', async () => {
    const first = await shop.call<Page<ProductJson>>('/products');
    expect(first.json.meta.pagination).toMatchObject({ per_page: 50, current_page: 1 });
    const seen = new Set<number>();
    for (let page = 1; page <= first.json.meta.pagination.total_pages; page += 1) {
      const { json } = await shop.call<Page<ProductJson>>(`/products?page=${page}`);
      for (const { id } of json.data) seen.add(id);
    }
    expect(seen.size).toBe(first.json.meta.pagination.total);
    expect(seen.size).toBe(brand.products.filter((product) => product.prices.us).length);
  });

  test.each([
    ['page 0 is malformed', '/products?page=0', 400],
    ['a page that is not a number is malformed', '/products?page=two', 400],
    ['more than 250 rows a page are refused', '/products?limit=251', 422],
    ['250 rows a page are allowed', '/products?limit=250', 200],
    ['a page past the end is empty, not missing', '/products?page=4000', 200],
    ['ids that are not numbers are malformed', '/products?id:in=1,x', 400],
    ['more than 250 ids at once are too many', `/products?id:in=${Array(251).fill(1).join(',')}`, 413],
    ['an unknown include is refused', '/products?include=everything', 422],
    ['an id that is not a number is malformed', '/products/ski', 400],
  ])('%s', async (_, path, status) => {
    expect((await shop.call(path)).status).toBe(status);
  });

  test('including options limits a page to 10, unless ids are named', async () => {
    const cut = await shop.call<Page<ProductJson>>('/products?include=options&limit=40');
    expect(cut.json.data).toHaveLength(10);
    const ids = (await shop.call<Page<ProductJson>>('/products')).json.data.map(({ id }) => id);
    const named = await shop.call<Page<ProductJson>>(
      `/products?include=options,variants&limit=250&id:in=${ids.join(',')}`,
    );
    expect(named.json.data.map(({ id }) => id)).toEqual(ids);
    expect(named.json.data.every((product) => product.product_options && product.variants)).toBe(true);
  });

  test('include_fields keeps the named fields and always the id', async () => {
    const { json } = await shop.call<Page<object>>('/products?include_fields=name,sku&limit=1');
    expect(Object.keys(json.data[0]!).toSorted()).toEqual(['id', 'name', 'sku']);
  });

  test.each([
    ['variants', ['id', 'name', 'variants']],
    ['options', ['id', 'name', 'product_options']],
    ['options,variants', ['id', 'name', 'product_options', 'variants']],
  ])('include_fields keeps the parts that include=%s adds', async (include, fields) => {
    const wanted = `include=${include}&include_fields=name`;
    const { json } = await shop.call<Page<ProductJson>>(`/products?${wanted}&limit=2`);
    for (const product of json.data) expect(Object.keys(product).toSorted()).toEqual(fields);
    const one = await shop.call<{ data: ProductJson }>(`/products/${json.data[0]!.id}?${wanted}`);
    expect(one.json.data).toEqual(json.data[0]);
    if (include !== 'options') expect(json.data[0]!.variants).not.toHaveLength(0);
  });

  test('categories:in finds products of a category and its descendants', async () => {
    const skis = brand.categories.find((category) => category.path === 'skis')!;
    const id = categoryId('us', skis.index);
    const { json } = await shop.call<Page<ProductJson>>(`/products?categories:in=${id}&limit=250`);
    const expected = brand.products.filter((product) => product.kind === 'ski' && product.prices.us);
    expect(json.data.map((product) => product.id)).toEqual(
      expected.map(({ index }) => productId('us', index)),
    );
    expect(json.data.every((product) => product.categories.includes(id))).toBe(true);
  });

  test('sku finds one product', async () => {
    const { json } = await shop.call<Page<ProductJson>>('/products?sku=SKN-00003');
    expect(json.data.map(({ id }) => id)).toEqual([productId('us', 3)]);
  });
});

describe('variants', () => {
  test('product_id:in, id and sku find them', async () => {
    const of = productId('us', 0);
    const all = await shop.call<Page<VariantJson>>(`/variants?product_id:in=${of}&limit=250`);
    const { colours, sizes } = brand.products[0]!;
    expect(all.json.data).toHaveLength(colours.length * Math.max(1, sizes.length));
    const id = variantId('us', 0, 1, 1);
    const byId = await shop.call<Page<VariantJson>>(`/variants?id=${id}`);
    expect(byId.json.data[0]).toMatchObject({
      variant_id: id,
      product_id: of,
      option_values: [{ label: colours[1]!.name }, { label: sizes[1]!.label }],
    });
    const bySku = await shop.call<Page<VariantJson>>(
      `/variants?sku=${byId.json.data[0]!.sku}&include_fields=sku`,
    );
    expect(bySku.json.data).toEqual([{ variant_id: id, sku: byId.json.data[0]!.sku }]);
  });

  test('can be read as part of their product only', async () => {
    const [mine, other] = [variantId('us', 0, 0, 0), variantId('us', 1, 0, 0)];
    const of = productId('us', 0);
    expect((await shop.call(`/products/${of}/variants/${mine}`)).status).toBe(200);
    expect((await shop.call(`/products/${of}/variants/${other}`)).status).toBe(404);
  });

  test('options list colours with hex values and sizes without', async () => {
    const { json } = await shop.call<{ data: { displayName: string; values: { hexColors: string[] }[] }[] }>(
      `/products/${productId('us', 0)}/options`,
    );
    expect(json.data.map((option) => option.displayName)).toEqual(['Color', brand.products[0]!.sizeOption]);
    expect(json.data[0]!.values.map((value) => value.hexColors)).toEqual(
      brand.products[0]!.colours.map(({ hex }) => hex),
    );
    expect(json.data[1]!.values.every((value) => value.hexColors.length === 0)).toBe(true);
  });
});

test('named sizes are sorted alphabetically: editors define their order', async () => {
  const tee = brand.products.find(({ key }) => key === 'shift-tee')!;
  const { json } = await shop.call<{ data: { values: { label: string }[] }[] }>(
    `/products/${productId('us', tee.index)}/options`,
  );
  expect(json.data[1]!.values.map(({ label }) => label)).toEqual(['L', 'M', 'S', 'XL', 'XS', 'XXL']);
});

describe('combinations', () => {
  test('that do not exist are not variants', async () => {
    const ski = brand.products.find(({ notMade, prices }) => notMade.length > 0 && prices.us)!;
    const { json } = await shop.call<Page<VariantJson>>(
      `/variants?product_id:in=${productId('us', ski.index)}&limit=250`,
    );
    expect(json.data).toHaveLength(ski.colours.length * ski.sizes.length - ski.notMade.length);
    const made = json.data.map(({ option_values: [colour, size] }) => `${colour?.label} ${size?.label}`);
    for (const { colour, size } of ski.notMade) expect(made).not.toContain(`${colour} ${size}`);
  });
});

describe('stock', () => {
  test('covers every case that a shop front must show', async () => {
    await shop.sellable((one) => one.isPurchasable && one.quantity > 10);
    await shop.sellable((one) => one.isPurchasable && one.quantity > 0 && one.quantity <= 3);
    await shop.sellable((one, product) => one.quantity === 0 && product.isInStock);
    await shop.sellable((one) => !one.isPurchasable && one.quantity > 0);
    const untrackedLimit = await shop.sellable((_, product) => product.inventory_tracking === 'none');
    expect(untrackedLimit).toMatchObject({
      product: { inventoryLevel: 0, isInStock: true },
      variant: { inventoryLevel: 0, isInStock: true },
    });
    const { json } = await shop.call<{ data: number[] }>(`/out-of-stock?ids=${untrackedLimit.product.id}`);
    expect(json.data).toEqual([]);
    const ahead = await shop.sellable((_, product) => product.availability === 'preorder');
    expect(ahead.product.preorder_release_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const whole = await shop.sellable(
      (_, product) => product.inventory_tracking === 'product' && product.isInStock,
    );
    expect(whole.variant).toMatchObject({
      inventoryLevel: 0,
      isInStock: true,
      quantity: whole.product.inventoryLevel,
    });
  });

  test('is zero where the brand is sold out, and out-of-stock lists it', async () => {
    const soldOut = brand.products.filter((product) => product.soldOutIn.includes('us') && product.prices.us);
    expect(soldOut.length).toBeGreaterThan(0);
    const [gone, there] = [productId('us', soldOut[0]!.index), productId('us', 0)];
    const { json } = await shop.call<{ data: number[] }>(`/out-of-stock?ids=${gone},${there}`);
    expect(json.data).toEqual([gone]);
    expect((await shop.call('/out-of-stock')).status).toBe(400);
  });

  test('of a category page agrees with its products', async () => {
    const id = productId('us', 0);
    const { json } = await shop.call<{
      data: { inventoryLevel: number; variants: { inventoryLevel: number }[] }[];
    }>(`/category/products/inventory?ids=${id}`);
    const product = (await shop.call<{ data: ProductJson }>(`/products/${id}`)).json.data;
    expect(json.data[0]!.inventoryLevel).toBe(product.inventoryLevel);
    expect(json.data[0]!.variants.reduce((sum, one) => sum + one.inventoryLevel, 0)).toBe(
      product.inventoryLevel,
    );
  });

  test('a withdrawn product is listed as disabled', async () => {
    const withdrawn = brand.products.find((product) => product.withdrawn && product.prices.us)!;
    const { json } = await shop.call<{ data: ProductJson }>(`/products/${productId('us', withdrawn.index)}`);
    expect(json.data).toMatchObject({ availability: 'disabled', isInStock: false });
  });
});

test('the category tree contains every category once, below its parent', async () => {
  interface Node {
    id: number;
    parent_id: number;
    children: Node[];
  }
  const { json } = await shop.call<{ data: Node[] }>('/category_tree');
  const walk = (nodes: Node[], parent: number): number[] =>
    nodes.flatMap((node) => {
      expect(node.parent_id).toBe(parent);
      return [node.id, ...walk(node.children, node.id)];
    });
  expect(walk(json.data, 0).toSorted()).toEqual(
    brand.categories.map(({ index }) => categoryId('us', index)).toSorted(),
  );
  expect((await shop.call(`/categories/${categoryId('us', 0)}`)).status).toBe(200);
  expect((await shop.call('/categories/9')).status).toBe(404);
});
