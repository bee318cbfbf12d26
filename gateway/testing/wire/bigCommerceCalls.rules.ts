/** The permitted calls to BigCommerce's Management API, written down from the vendor's descriptions. */
import type { CallRule } from './callContract.rules.ts';

const from = 'BigCommerce';
const headers = ['x-auth-token'];
const page = ['page', 'limit'];
const call = (verb: CallRule['verb'], path: string, query: readonly string[] = []): CallRule => ({
  source: 'commerce',
  verb,
  path: `/stores/{id}${path}`,
  query,
  headers,
  from,
});
const cart = ['include'];
const lines = ['include', 'consignment_structure'];

export const bigCommerceCalls: readonly CallRule[] = [
  call('GET', '/v3/catalog/products', [
    'id:in',
    'channel_id:in',
    'is_visible',
    'include',
    'include_fields',
    'sort',
    'direction',
    ...page,
  ]),
  call('POST', '/v3/carts', cart),
  call('GET', '/v3/carts/{id}', cart),
  call('PUT', '/v3/carts/{id}', cart),
  call('DELETE', '/v3/carts/{id}'),
  call('POST', '/v3/carts/{id}/items', cart),
  call('PUT', '/v3/carts/{id}/items/{id}', cart),
  call('DELETE', '/v3/carts/{id}/items/{id}', cart),
  call('POST', '/v3/carts/{id}/redirect_urls'),
  call('GET', '/v3/customers', ['id:in', 'email:in', 'include']),
  call('POST', '/v3/customers'),
  call('PUT', '/v3/customers'),
  call('DELETE', '/v3/customers', ['id:in']),
  call('POST', '/v3/customers/validate-credentials'),
  call('GET', '/v3/customers/addresses', ['customer_id:in', 'id:in', 'limit']),
  call('POST', '/v3/customers/addresses'),
  call('PUT', '/v3/customers/addresses'),
  call('DELETE', '/v3/customers/addresses', ['id:in']),
  call('GET', '/v3/pricelists/{id}/records', ['currency', ...page]),
  call('GET', '/v3/hooks', page),
  call('POST', '/v3/hooks'),
  call('PUT', '/v3/hooks/{id}'),
  call('GET', '/v3/customers/subscribers', ['email']),
  call('POST', '/v3/customers/subscribers'),
  call('PUT', '/v3/customers/subscribers/{id}'),
  call('GET', '/v2/store'),
  call('GET', '/v2/currencies', ['limit']),
  call('GET', '/v2/shipping/zones'),
  call('GET', '/v2/shipping/zones/{id}/methods'),
  call('GET', '/v2/countries', page),
  call('GET', '/v2/countries/{id}/states', ['limit']),
  call('GET', '/v2/customer_groups', ['is_group_for_guests']),
  call('GET', '/v2/customer_groups/{id}'),
  call('GET', '/v2/orders', ['customer_id', 'min_date_created', 'sort', ...lines, ...page]),
  call('GET', '/v2/orders/{id}', lines),
  call('GET', '/v2/orders/{id}/shipments', ['limit']),
];
