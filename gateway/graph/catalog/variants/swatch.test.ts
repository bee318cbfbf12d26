/** Swatches end to end: Gangue 104 has a colour on sale and a sold-out one. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { callsBySource, startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Swatch {
  label: string;
  path: string;
  price: {
    current: { amount: string };
    highest: { amount: string } | null;
    regular: { amount: string } | null;
    discount: { amount: string } | null;
    isOnSale: boolean;
  } | null;
  availability: string | null;
  tags: string[];
  inAddOns: string[];
  variant: { id: string; selections: { value: string }[] } | null;
}
interface Tile {
  handle: string;
  platformId: number | null;
  price: Swatch['price'];
  swatches: Swatch[];
  selected: {
    __typename: string;
    label?: string;
    price: Swatch['price'];
    tags: string[];
    availability: string | null;
  };
}

const facts = /* GraphQL */ `
  fragment Facts on ProductPrice {
    current {
      amount
    }
    highest {
      amount
    }
    regular {
      amount
    }
    discount {
      amount
    }
    isOnSale
  }
  fragment Tile on Product {
    handle
    platformId
    price {
      ...Facts
    }
    selected {
      __typename
      price {
        ...Facts
      }
      tags
      availability
      ... on Swatch {
        label
      }
    }
    swatches {
      label
      path
      price {
        ...Facts
      }
      availability
      tags
      inAddOns: tags(inAddOnGrid: true)
      variant {
        id
        selections {
          value
        }
      }
    }
  }
`;

const tileText = `query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
  product(handle: $handle) { ... on Product { ...Tile } }
} ${facts}`;

async function tile(locale = 'en-us', visitor: Visitor = shop.visitor(), handle = 'gangue-104') {
  const { data, errors, log } = await visitor.ask<{ product: Tile }>(tileText, { locale, handle });
  const swatch = (label: string): Swatch => {
    const found = data.product.swatches.find((each) => each.label === label);
    if (!found) throw new Error(`no ${label}`);
    return found;
  };
  return { product: data.product, errors, log, swatch };
}

describe('a colour', () => {
  test('on sale has its own price, discount and tag; the others do not', async () => {
    const { errors, swatch } = await tile();
    expect(errors).toEqual([]);
    expect(swatch('Amethyst')).toMatchObject({
      path: '/en-us/p/gangue-104?color=amethyst',
      price: {
        current: { amount: '584.00' },
        highest: { amount: '604.00' },
        regular: { amount: '730.00' },
        discount: { amount: '146.00' },
        isOnSale: true,
      },
      tags: ['SALE'],
      inAddOns: [],
    });
    expect(swatch('Coal')).toMatchObject({
      price: { current: { amount: '730.00' }, highest: { amount: '750.00' }, regular: null, discount: null },
      tags: ['REDESIGNED'],
      inAddOns: [],
    });
  });

  test('that is sold out still has a price', async () => {
    const { swatch } = await tile();
    expect(swatch('Rope')).toMatchObject({
      availability: 'SOLD_OUT',
      price: { current: { amount: '730.00' } },
    });
    expect(swatch('Coal').availability).toBe('IN_STOCK');
  });

  test('with several sizes has no current variant', async () => {
    const { product } = await tile();
    expect(product.swatches.map(({ variant }) => variant)).toEqual(product.swatches.map(() => null));
  });

  test('of a product without sizes has its one variant', async () => {
    const text = `query @inContext(locale: "en-us") {
      category(handle: "accessories") { products(first: 48, sort: FEATURED, filter: { facets: [] }) { edges { node { options { name } ...Tile } } } }
    } ${facts}`;
    const { data } = await shop.visitor().ask<{
      category: { products: { edges: { node: Tile & { options: { name: string }[] } }[] } };
    }>(text);
    const plain = data.category.products.edges
      .map(({ node }) => node)
      .filter(({ options, swatches }) => options.length === 1 && swatches.length > 1);
    expect(plain.length).toBeGreaterThan(0);
    for (const { swatches } of plain) {
      expect(swatches.map(({ variant }) => variant?.selections)).toEqual(
        swatches.map(({ label }) => [expect.objectContaining({ value: label })]),
      );
    }
  });

  test('that comes first is the initial selection, with the same verdicts', async () => {
    const { product } = await tile();
    const { label, price, tags, availability } = product.swatches[0]!;
    expect(product.selected).toEqual({ __typename: 'Swatch', label, price, tags, availability });
    expect(price).not.toEqual(product.price);
  });

  test('that can be bought comes first, and the gallery shows it', async () => {
    const text = `query ($color: String) @inContext(locale: "en-us") { product(handle: "kibble-28") { ... on Product {
      swatches { label availability } gallery(color: $color) { ... on Image { name } }
    } } }`;
    type Answer = { product: { swatches: Pick<Swatch, 'label' | 'availability'>[]; gallery: unknown[] } };
    const visitor = shop.visitor();
    const { data } = await visitor.ask<Answer>(text);
    expect(data.product.swatches.slice(0, 2)).toEqual([
      { label: 'Ember', availability: 'IN_STOCK' },
      { label: 'Moss', availability: 'SOLD_OUT' },
    ]);
    const galleryIn = async (color: string) =>
      (await visitor.ask<Answer>(text, { color })).data.product.gallery;
    expect(data.product.gallery).toEqual(await galleryIn('ember'));
    expect(data.product.gallery).not.toEqual(await galleryIn('moss'));
  });

  test('of a single-colour product: the product itself is selected', async () => {
    const { product } = await tile('en-us', shop.visitor(), 'surveyor-carbon');
    expect(product.swatches).toEqual([]);
    expect(product.selected).toMatchObject({ __typename: 'Product', price: product.price });
  });

  test('costs no call beyond the product and the viewer’s group', async () => {
    await shop.coldSources();
    const { log } = await tile();
    expect(callsBySource(log.records).commerce).toBe(2);
  });
});

test('a pro pays the group’s price of the colour and sees no sale', async () => {
  const visitor = await signedIn(shop, 'pro.us');
  const { swatch } = await tile('en-us', visitor);
  expect(swatch('Amethyst')).toMatchObject({ price: { isOnSale: false, regular: null } });
  expect(swatch('Amethyst').price?.current.amount).toBe('438.00');
  expect(swatch('Amethyst').tags).not.toContain('SALE');
});

test('without a shop every colour has the content price, and none is sold here', async () => {
  const { product, errors } = await tile('ja-jp');
  expect(errors).toEqual([]);
  expect(product.platformId).toBeNull();
  expect(product.swatches.length).toBeGreaterThan(1);
  for (const swatch of product.swatches) {
    expect(swatch).toMatchObject({ price: product.price, availability: 'NOT_SOLD_HERE', variant: null });
  }
});

test('the store’s id of the product is of its own store', async () => {
  const [us, ca] = [await tile(), await tile('en-ca')];
  expect(us.product.platformId).toBeGreaterThan(0);
  expect(ca.product.platformId).not.toBe(us.product.platformId);
});

test('while commerce is down, colours keep texts and images and report the missing source', async () => {
  await shop.coldSources();
  await shop.breakSource({ source: 'commerce', status: 503 });
  const { product, errors } = await tile();
  expect(product.swatches.length).toBeGreaterThan(1);
  for (const swatch of product.swatches)
    expect(swatch).toMatchObject({ price: null, availability: null, variant: null, tags: ['REDESIGNED'] });
  expect(new Set(errors.map(({ extensions }) => extensions?.['source']))).toEqual(new Set(['commerce']));
});
