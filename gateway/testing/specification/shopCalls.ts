/** catalogue.md 7.1: calls of the shop API. */
import { otherwise, shown, type SpecificationRow } from './SpecificationRow.ts';

const shop = 'catalogue.md 7.1';

const cart = (...calls: string[]) =>
  shown(
    shop,
    'gateway/sources/commerce/shopApi/cartCalls.ts',
    'gateway/sources/commerce/carts.test.ts',
    ...calls.map((call) => [call, 'a cart is created, changed, assigned to a customer and deleted'] as const),
  );
const customer = (shows: string, ...calls: string[]) =>
  shown(
    shop,
    'gateway/sources/commerce/shopApi/customerCalls.ts',
    'gateway/sources/commerce/customers.test.ts',
    ...calls.map((call) => [call, shows] as const),
  );
const order = (...calls: string[]) =>
  shown(
    shop,
    'gateway/sources/commerce/shopApi/orderCalls.ts',
    'gateway/sources/commerce/customers.test.ts',
    ...calls.map((call) => [call, 'are read by customer and by number, with shipments and status'] as const),
  );
const store = (shows: string, ...calls: string[]) =>
  shown(
    shop,
    'gateway/sources/commerce/shopApi/storeCalls.ts',
    'gateway/sources/commerce/commerce.test.ts',
    ...calls.map((call) => [call, shows] as const),
  );
const catalog = (...pairs: [string, string][]) =>
  shown(
    shop,
    'gateway/sources/commerce/shopApi/productCalls.ts',
    'gateway/sources/commerce/commerce.test.ts',
    ...pairs,
  );
const spend = (...pairs: [string, string][]) =>
  shown(shop, 'gateway/sources/spend/spend.ts', 'gateway/sources/spend/spend.test.ts', ...pairs);

export const shopCalls: readonly SpecificationRow[] = [
  ...shown(shop, 'gateway/sources/commerce/shopApi/cartCalls.ts', 'gateway/sources/commerce/carts.test.ts', [
    'get cart by region and id',
    'a cart belongs to its store, and is never cached',
  ]),
  ...catalog(['GET | products/{id}/variants/{variantId}', 'have variants; a missing variant is null']),
  ...otherwise(
    shop,
    'Products come with their options and variants, 50 ids a call: one by one a page of tiles would cost a call a tile.',
    'GET | products with query page, categories:in, include, include_fields',
    'GET | products/{id} with include, include_fields',
    'GET | products/{id}/options',
    'GET | variants with page, product_id:in, id, sku, include_fields',
    'GET | out-of-stock with ids',
    'GET | category/products/inventory with ids',
  ),
  ...otherwise(
    shop,
    'The categories that a shopper walks through are those of the content service, which name the store’s by id.',
    'GET | categories with page, include_fields',
    'GET | categories/{id}',
    'GET | category_tree',
  ),
  ...otherwise(
    shop,
    'The list is read once a store and kept; single ones are found in it.',
    'GET | currencies/{id}',
    'GET | shippingzones/{id}',
  ),
  ...otherwise(
    shop,
    'Only the customer’s own group and that of guests are asked for.',
    'GET | customer_groups',
  ),
  ...cart(
    'POST | cart/create with a cart body',
    'GET | cart/{id}',
    'POST | cart/{id}/items',
    'PUT | cart/{id}/items/{itemId} with productID, quantity',
    'PUT | cart/{id} with customerID',
    'DELETE | cart/{id}/items/{itemId}',
    'DELETE | cart/{id}',
  ),
  ...store(
    'has currencies, shipping zones and methods, with amounts as numbers',
    'GET | currencies',
    'GET | shippingmethods/{id}',
    'GET | shippingzones',
    'GET | store',
  ),
  ...store(
    'has countries, states and groups; a response without a body is an empty list',
    'GET | countries',
    'GET | countries/{id}/states',
    'GET | customer_groups/{id}',
    'GET | customer_groups with is_group_for_guests=true',
  ),
  ...customer(
    'log in, are validated, log out',
    'POST | customers/login with email, pw',
    'POST | customers/logout with empty body',
    'POST | customers/validate with customer, pw',
    'POST | customers/validate-session with empty body',
    'POST | customers/bclogin with id, redirect',
  ),
  ...customer(
    'are created, changed and deleted',
    'GET | customers with query email:in={email}',
    'POST | customers/create',
    'PUT | customers/{id}',
    'DELETE | customers/{id}',
    'GET | customers/{id}/addresses',
    'POST | customers/{id}/addresses',
    'PUT | customers/{id}/addresses',
    'DELETE | customers/{id}/addresses/{addressId}',
  ),
  ...order(
    'GET | orders/{customerId}',
    'GET | order/{id}',
    'GET | order-status/{id} with query email={email}',
    'GET | orders/{id}/shipments',
  ),
  ...spend(
    [
      'GET /api/pro/shipping_method_settings with query bcRegion; response fields is_enabled and hide_free_shipping_groups',
      'shipping settings by region',
    ],
    [
      'GET /api/interstack/references with query content_type, api_key, entry_uids, locale; returns entries with display_text_input items (title, text)',
      'display texts by entry and locale; no call for no entries',
    ],
    ['All paths are under /api, JSON bodies, region header on all', 'every call names the store %s'],
  ),
  ...shown(
    shop,
    'gateway/sources/commerce/shopApi/orderCalls.ts',
    'gateway/sources/commerce/orders.test.ts',
    ['pages start at 1', 'all orders, page after page: %s'],
  ),
];
