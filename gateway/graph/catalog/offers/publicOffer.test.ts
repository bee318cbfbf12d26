/** Public prices of offers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Price {
  current: { amount: string; currency: { code: string } };
  regular: { amount: string } | null;
}
interface Offered {
  product: {
    price: Price | null;
    publicPrice: Price | null;
    variants: { path: string; price: Price | null; publicPrice: Price | null }[];
  };
}

const prices =
  'current { amount currency { code } } highest { amount } regular { amount } isRetailPrice isRegularRetailPrice';

async function offered(visitor: Visitor, handle: string, locale: string): Promise<Offered['product']> {
  const { data, errors } = await visitor.ask<Offered>(
    `query ($handle: String!, $locale: Locale!) @inContext(locale: $locale) {
      product(handle: $handle) { ... on Product {
        price { ${prices} } publicPrice { ${prices} }
        variants { path price { ${prices} } publicPrice { ${prices} } }
      } }
    }`,
    { handle, locale },
  );
  expect(errors).toEqual([]);
  return data.product;
}

test('a guest’s public price is the guest’s price, also on sale', async () => {
  for (const [handle, locale] of [
    ['lodestar-98', 'en-us'],
    ['gangue-104', 'en-us'],
    ['lodestar-106-w', 'de-de'],
    ['lodestar-98', 'ja-jp'],
  ] as const) {
    const product = await offered(shop.visitor(), handle, locale);
    expect(product.publicPrice).not.toBeNull();
    expect(product.publicPrice).toEqual(product.price);
    for (const { price, publicPrice } of product.variants) expect(publicPrice).toEqual(price);
  }
});

test.each(['lodestar-98', 'lodestar-106-w'])(
  'a pro’s lower price is not in the public price: %s',
  async (handle) => {
    const guest = await offered(shop.visitor(), handle, 'en-us');
    const pro = await offered(await signedIn(shop, 'pro.us'), handle, 'en-us');
    expect(Number(pro.price?.current.amount)).toBeLessThan(Number(guest.price?.current.amount));
    expect(pro.publicPrice).toEqual(guest.publicPrice);
    expect(pro.variants.map(({ publicPrice }) => publicPrice)).toEqual(
      guest.variants.map(({ publicPrice }) => publicPrice),
    );
  },
);

test('a variant has a path of its own on the product’s page', async () => {
  const { variants } = await offered(shop.visitor(), 'lodestar-98', 'de-de');
  expect(variants[0]?.path).toBe('/de-de/p/lodestar-98?color=spruce&length=163');
});
