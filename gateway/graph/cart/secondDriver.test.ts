/** The shop on BigCommerce's API: what shoppers see and may do is the same as on the shop API. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createMarketTable } from '../../edge/markets/marketTable.ts';
import { closeSources, openSources } from '../../edge/sources.ts';
import { embeddedState } from '../../edge/state/embeddedState.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { caller } from '../../testing/shop/caller.ts';
import { add, buyable, change, remove } from '../../testing/shop/cartOperations.ts';
import { signedIn } from '../../testing/shop/signedInVisitors.ts';
import { startShop, type Shop, type Visitor } from '../../testing/shop/shop.ts';
import { hasShopIn } from '../region/markets/markets.rules.ts';

let shop: Shop;
let other: Shop;
beforeAll(async () => {
  [shop, other] = await Promise.all([startShop(), startShop({ commerceDriver: 'bigcommerce' })]);
});
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
});

/** Does the same in both shops, and expects the same to be seen. */
async function expectSame<Seen>(does: (shop: Shop) => Promise<Seen>): Promise<Seen> {
  const [one, two] = [await does(shop), await does(other)];
  expect(two).toEqual(one);
  return one;
}

async function seen(visitor: Visitor, text: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await visitor.ask<Record<string, unknown>>(text, variables);
  expect(errors).toEqual([]);
  return data;
}

const productPage = /* GraphQL */ `
  query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
    product(handle: $handle) {
      __typename
      ... on Product {
        title
        availability
        price {
          current {
            amount
          }
          regular {
            amount
          }
          highest {
            amount
          }
          isOnSale
        }
        variants {
          id
          isPurchasable
          availability
          price {
            current {
              amount
            }
            regular {
              amount
            }
          }
        }
        options {
          name
          values {
            label
            hexColors
          }
        }
      }
    }
  }
`;

const cartPage = /* GraphQL */ `
  query ($locale: Locale!) @inContext(locale: $locale) {
    cart {
      subtotal {
        amount
      }
      baseAmount {
        amount
      }
      checkoutHold
      shippingEstimate {
        amount
      }
      freeShipping {
        isReached
        remaining {
          amount
        }
      }
      lines {
        quantity
        unitPrice {
          amount
        }
        notices
        maxQuantity
        path
        selections {
          name
          value
        }
        image {
          alt
        }
      }
    }
  }
`;

test.each(['en-us', 'en-ca', 'de-de'])('a product page of %s', async (locale) => {
  for (const handle of ['lodestar-98', 'foreman-hoodie', 'pit-strap', 'tallow-liquid']) {
    const page = await expectSame((one) => seen(one.visitor(), productPage, { locale, handle }));
    expect(page).toMatchObject({ product: { __typename: expect.any(String) as unknown } });
  }
});

describe.each(['en-us', 'de-de'])('a cart of %s', (locale) => {
  test('is filled, changed and emptied', async () => {
    await expectSame(async (one) => {
      const visitor = one.visitor();
      await add(visitor, await buyable(one, locale), 2, locale);
      const filled = await seen(visitor, cartPage, { locale });
      const { data } = await visitor.ask<{ cart: { lines: { id: string }[] } }>(
        'query ($locale: Locale!) @inContext(locale: $locale) { cart { lines { id } } }',
        { locale },
      );
      const line = data.cart.lines[0]?.id ?? '';
      if (locale === 'en-us') await change(visitor, line, 3);
      const changed = await seen(visitor, cartPage, { locale });
      if (locale === 'en-us') await remove(visitor, line);
      return { filled, changed, left: await seen(visitor, cartPage, { locale }) };
    });
  });
});

describe('a customer', () => {
  const orders = /* GraphQL */ `
    query @inContext(locale: "en-us") {
      viewer {
        email
        firstName
        addresses {
          city
        }
        orders(first: 10) {
          edges {
            node {
              number
              status
              subtotal {
                amount
              }
              itemsShipped
              lines {
                quantity
              }
            }
          }
        }
      }
    }
  `;

  test.each(['shopper.us', 'pro.us', 'employee'])('%s sees the same account and prices', async (who) => {
    await expectSame(async (one) => {
      const visitor = await signedIn(one, who);
      return {
        account: await seen(visitor, orders),
        product: await seen(visitor, productPage, { locale: 'en-us', handle: 'lodestar-98' }),
      };
    });
  });

  test('goes to the store’s checkout signed in, by an address for one visit', async () => {
    const visitor = await signedIn(other, 'shopper.us');
    await add(visitor, await buyable(other));
    const open =
      'mutation @inContext(locale: "en-us") { openCheckout { ... on OpenCheckoutPayload { url } } }';
    const { data } = await visitor.ask<{ openCheckout: { url: string } }>(open);
    expect(data.openCheckout.url).toMatch(/\/login\/token\/[\w-]+\.[\w-]+\.[\w-]+$/);
    const arrived = await fetch(data.openCheckout.url);
    expect(await arrived.text()).toContain('shopper.us@skarn.example');
    expect((await fetch(data.openCheckout.url)).status).toBe(401);
  });

  test('has a path of the shop on pages, which asks the store for nothing', async () => {
    const visitor = await signedIn(other, 'shopper.us');
    await add(visitor, await buyable(other));
    const { data, log } = await visitor.ask<{ cart: { checkoutUrl: string } }>(
      'query @inContext(locale: "en-us") { cart { checkoutUrl checkoutHold } }',
    );
    expect(data.cart.checkoutUrl).toBe('/api/checkout?locale=en-us');
    expect(log.networkCalls().map(({ call }) => call)).not.toContain('createRedirectUrls');
  });
});

describe('a region without a store', () => {
  test('has no cart, and its prices come from content', async () => {
    const environment = sandboxEnvironment({
      url: other.url,
      sessionSecret: 'for tests only, long enough to seal',
      port: 0,
      commerceDriver: 'bigcommerce',
    });
    const lacking = Object.fromEntries(
      Object.entries(environment).filter(([name]) => !name.startsWith('BIGCOMMERCE_CA_')),
    );
    const config = readConfig(lacking);
    expect(config.commerce).toMatchObject({ stores: { us: {}, eu_region_1: {} } });
    const state = embeddedState({ file: null });
    const sources = openSources(config, state);
    const table = createMarketTable(sources, () => undefined);
    await table.start();
    expect(hasShopIn(table.current(), 'ca', 'ca')).toBe(false);
    expect(hasShopIn(table.current(), 'us', 'us')).toBe(true);
    const canadian = sources.commerce.open(caller({ commerceRegion: 'ca' }));
    await expect(canadian.store()).rejects.toMatchObject({
      code: 'SOURCE_MISCONFIGURED',
      message: 'commerce.getStore: no store for ca',
    });
    await closeSources(sources);
    await state.close();
  });
});
