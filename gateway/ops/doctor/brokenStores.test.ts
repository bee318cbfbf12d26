/** Each fault of the commerce service gives one clear line: of the shop API, and of BigCommerce’s stores and webhooks. */
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { registerStoreHooks } from '../hooks/storeHooks.ts';
import {
  answersTo,
  breakSource,
  type Broken,
  changing,
  complaints,
  environment,
  type Environment,
  expectOneLine,
  openSandbox,
  sandboxUrl,
} from '../../testing/testDoctor.ts';

openSandbox();

const table: Broken[] = [
  {
    what: 'no checkout address',
    by: async () => ({
      CONTENT_URL: `${await changing(answersTo(/\/brand_settings\//, (text) => text.replaceAll('{cartId}', '')))}/v3`,
    }),
    says: 'commerce: checkout: there is no safe checkout address for us, ca, eu_region_1',
  },
  {
    what: 'a commerce service that fails',
    async by() {
      await breakSource({ source: 'commerce', status: 503 });
      return {};
    },
    says: 'commerce: stores: us: the service fails (503)',
  },
  {
    what: 'a path of the commerce service that does not exist',
    by: () => ({ COMMERCE_URL: `${sandboxUrl()}/nothing` }),
    says: 'commerce: stores: us: the service refuses the request (404)',
  },
  {
    what: 'a currency that the store does not have',
    by: async () => ({
      COMMERCE_URL: `${await changing(answersTo(/\/currencies/, (text) => text.replaceAll('"CAD"', '"AUD"')))}/api`,
    }),
    says: 'commerce: currencies: the store of ca lacks CAD; it has AUD',
  },
  {
    what: 'a currency without decimal places',
    by: async () => ({
      COMMERCE_URL: `${await changing(answersTo(/\/currencies/, (text) => text.replaceAll(/"decimal_places":"?\d"?/g, '"decimal_places":null')))}/api`,
    }),
    says: 'commerce: currencies: USD of us has no decimal places',
  },
  {
    what: 'a product that the store does not know',
    by: async () => ({
      CONTENT_URL: `${await changing(answersTo(/\/product\//, (text) => text.replaceAll('"id":300001', '"id":399999')))}/v3`,
    }),
    says: 'commerce: products: the store of ca does not know 1 of',
  },
  {
    what: 'a product without a price',
    by: async () => ({
      COMMERCE_URL: `${await changing(
        answersTo(/\/products\?/, (text) =>
          text.replace(/("id":100001\b.*?"calculatedPrice":\{"value":)[\d.]+/, '$10'),
        ),
      )}/api`,
    }),
    says: 'commerce: prices: without a price: ',
  },
];

describe('exactly one line for', () => {
  test.each(table)('$what', async ({ by, says }) => expectOneLine(environment(await by()), says));
});

const brokenStores: {
  what: string;
  own: Environment | (() => Promise<Environment>);
  says: string;
}[] = [
  ...(
    [
      ['carts', /skarnca\/v3\/carts/],
      ['orders', /skarnca\/v2\/orders/],
      ['customers', /skarnca\/v3\/customers/],
    ] as const
  ).map(([scope, path]) => ({
    what: `a token without the scope for ${scope}`,
    own: async () => ({
      BIGCOMMERCE_API_URL: await behind(
        'BIGCOMMERCE_API_URL',
        await changing((call, answer) =>
          path.test(call)
            ? {
                ...answer,
                status: 403,
                text: '{"title":"You don\'t have a required scope to access the endpoint"}',
              }
            : answer,
        ),
      ),
    }),
    says: `commerce: permissions: the token of ca may not read ${scope}`,
  })),
  {
    what: 'a token of another store',
    own: { BIGCOMMERCE_CA_ACCESS_TOKEN: 'sandbox-token-us' },
    says: 'commerce: stores: ca: the credentials are refused',
  },
  {
    what: 'an unknown store hash',
    own: { BIGCOMMERCE_US_STORE_HASH: 'nothing' },
    says: 'commerce: stores: us: ',
  },
  {
    what: 'two stores that are exchanged',
    own: {
      BIGCOMMERCE_US_STORE_HASH: 'skarnca',
      BIGCOMMERCE_US_ACCESS_TOKEN: 'sandbox-token-ca',
      BIGCOMMERCE_CA_STORE_HASH: 'skarnus',
      BIGCOMMERCE_CA_ACCESS_TOKEN: 'sandbox-token-us',
    },
    says: 'commerce: stores: the store of us is in CA, ca is in US',
  },
  {
    what: 'one store for two regions',
    own: { BIGCOMMERCE_CA_STORE_HASH: 'skarnus', BIGCOMMERCE_CA_ACCESS_TOKEN: 'sandbox-token-us' },
    says: 'commerce: stores: us, ca lead to the same store',
  },
  {
    what: 'a region with a cart and without a store',
    own: {
      BIGCOMMERCE_CA_STORE_HASH: '',
      BIGCOMMERCE_CA_ACCESS_TOKEN: '',
      BIGCOMMERCE_CA_CHANNEL_ID: '',
      BIGCOMMERCE_CA_CLIENT_ID: '',
      BIGCOMMERCE_CA_CLIENT_SECRET: '',
    },
    says: 'commerce: stores: no store is configured for ca',
  },
];

/** A variable's address behind another origin. */
function behind(name: string, origin: string): string {
  return (environment({}, 'bigcommerce')[name] ?? '').replace(sandboxUrl(), origin);
}

describe('webhooks at BigCommerce', () => {
  const own = { COMMERCE_HOOK_SECRET: 'commerce secret for these tests only' };

  test('that are missing are a warning, and none when they are registered', async () => {
    const config = environment({ ...own, PUBLIC_ORIGIN: 'https://skarn.example' }, 'bigcommerce');
    const [line = '', ...others] = await complaints(config);
    expect([line, others]).toEqual([
      expect.stringContaining(
        'commerce: webhooks: not all are registered: us lacks 17, 0 are off or outdated',
      ),
      [],
    ]);
    const { commerce, hooks } = readConfig(config);
    if (commerce.driver !== 'bigcommerce') throw new Error('another driver');
    const secret = hooks.commerceSecret ?? '';
    await registerStoreHooks({ commerce, secret, origin: 'https://skarn.example' });
    expect(await complaints(config)).toEqual([]);
  });

  test('cannot reach a shop without https', async () => {
    const lines = await complaints(environment({ ...own, PUBLIC_ORIGIN: 'request' }, 'bigcommerce'));
    expect(lines).toContain('commerce: webhooks: BigCommerce sends webhooks to https addresses only');
  });
});

describe('exactly one line at BigCommerce for', () => {
  test.each(brokenStores)('$what', async ({ own, says }) => {
    const variables = typeof own === 'function' ? await own() : own;
    await expectOneLine(environment(variables, 'bigcommerce'), says);
  });
});
