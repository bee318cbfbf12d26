/** What a refusal of BigCommerce's says about the configuration of a store, as one line for operators. No secrets. */

export interface StoreAnswer {
  /** Commerce region of the store. */
  region: string;
  status: number;
  /** Path template below `/stores/{hash}`. */
  route: string;
  /** Whether the store has answered another call of this process. */
  hasAnswered: boolean;
}

/** Scopes of an API account, as the vendor's control panel names them, by the start of a route. */
const scopes: readonly (readonly [route: string, scope: string])[] = [
  ['/v3/catalog', 'Products: read-only'],
  ['/v3/pricelists', 'Products: read-only'],
  ['/v3/carts', 'Carts: modify'],
  ['/v3/customers/validate-credentials', 'Customers login: login'],
  ['/v3/customers', 'Customers: modify'],
  ['/v2/customer_groups', 'Customers: modify'],
  ['/v2/orders', 'Orders: read-only'],
  ['/v2', 'Information & settings: read-only'],
];

/** Null when the answer says nothing about the configuration. */
export function storeProblem({ region, status, route, hasAnswered }: StoreAnswer): string | null {
  const variables = `BIGCOMMERCE_${region.toUpperCase()}`;
  if (status === 401)
    return `the store of ${region} does not accept ${variables}_ACCESS_TOKEN: it is wrong or was revoked`;
  // Only a path with an id can lead nowhere in a store that exists.
  if (status === 404 && !route.includes('{'))
    return `there is no store of ${region}: ${variables}_STORE_HASH is wrong`;
  if (status !== 403) return null;
  const scope = scopes.find(([start]) => route.startsWith(start))?.[1];
  const lacksScope = scope ? `lacks the scope “${scope}”` : 'lacks a scope';
  return hasAnswered
    ? `the token of ${region} ${lacksScope}`
    : `${variables}_ACCESS_TOKEN is another store’s than ${variables}_STORE_HASH, or ${lacksScope}`;
}
