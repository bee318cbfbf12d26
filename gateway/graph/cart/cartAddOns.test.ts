/** Add-ons of a cart, end to end. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { add } from '../../testing/shop/cartOperations.ts';
import { startShop, type Shop, type Visitor } from '../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface AddOns {
  heading: string;
  addOns: { product: { handle: string }; fit: { verdict: string; message: string | null } }[];
}

async function addOnsOf(visitor: Visitor) {
  const { data, errors } = await visitor.ask<{ cart: { addOns: AddOns | null } | null }>(
    `query @inContext(locale: "en-us") { cart { addOns { heading addOns { product { handle } fit { verdict message } } } } }`,
  );
  return { grid: data.cart?.addOns ?? null, errors };
}

/** Adds one unit of each product, in the given size or any available one. */
async function fill(
  visitor: Visitor,
  ...wanted: (readonly [handle: string, size?: string])[]
): Promise<void> {
  for (const [handle, size] of wanted) {
    const { data } = await visitor.ask<{
      product: { variants: { id: string; isPurchasable: boolean; selections: { value: string }[] }[] };
    }>(
      `query ($handle: String!) @inContext(locale: "en-us") { product(handle: $handle) { ... on Product { variants { id isPurchasable selections { value } } } } }`,
      { handle },
    );
    const found = data.product.variants.find(
      ({ isPurchasable, selections }) =>
        isPurchasable && (size === undefined || selections.some(({ value }) => value === size)),
    );
    await add(visitor, found?.id ?? '');
  }
}
const handlesOf = (grid: AddOns | null): string[] => grid?.addOns.map(({ product }) => product.handle) ?? [];

test('a ski brings add-ons for skis, with verdicts for its waist', async () => {
  const visitor = shop.visitor();
  await fill(visitor, ['lodestar-98']);
  const { grid } = await addOnsOf(visitor);
  expect(grid?.heading).toBe('Goes well with your cart');
  expect(handlesOf(grid)).toEqual(['timber-hitch-13', 'timber-hitch-brake', 'tallow-base', 'pit-strap']);
  expect(grid?.addOns[0]?.fit).toMatchObject({ verdict: 'FITS', message: expect.stringContaining('98') });
});

test('without products already in the cart, from every line, at most four', async () => {
  const visitor = shop.visitor();
  await fill(visitor, ['lodestar-98'], ['timber-hitch-13'], ['timber-hitch-brake', '100 mm']);
  const { grid } = await addOnsOf(visitor);
  expect(handlesOf(grid)).toEqual(['windlass-brake', 'tallow-base', 'pit-strap', 'lamp-tool']);
  expect((await addOnsOf(visitor)).grid).toEqual(grid);
});

test('two skis with different waists: only verdicts that hold for both', async () => {
  const visitor = shop.visitor();
  await fill(visitor, ['lodestar-98'], ['overburden-116']);
  const brake = (await addOnsOf(visitor)).grid?.addOns.find(
    ({ product }) => product.handle === 'timber-hitch-brake',
  );
  expect(brake?.fit).toEqual({ verdict: 'UNKNOWN', message: null });
});

test('null when there are no add-ons, and before there is a cart', async () => {
  const visitor = shop.visitor();
  expect((await addOnsOf(visitor)).grid).toBeNull();
  await fill(visitor, ['lamp-tool']);
  expect(await addOnsOf(visitor)).toEqual({ grid: null, errors: [] });
});

test('content down: the cart is shown without add-ons', async () => {
  const visitor = shop.visitor();
  await fill(visitor, ['lodestar-98']);
  await shop.coldSources();
  await shop.breakSource({ source: 'delivery', status: 503 });
  const { grid, errors } = await addOnsOf(visitor);
  expect(grid).toBeNull();
  expect(errors[0]).toMatchObject({ extensions: { source: 'delivery' } });
});
