/**
 * The way to the shop API. Its calls stand by subject in clientCatalog, clientStockNotices, clientEmailSignups,
 * clientCarts, clientStore, clientCustomers and clientOrders; a request asks them through the handle that
 * `createCommerce` (loaders.ts) makes.
 */
import { Source } from '../http.ts';

export interface CommerceConfig {
  /** Where the shop API is. An origin alone means its `/api`, where the contract has all paths (catalogue.md 7.1). */
  url: string;
}

export function commerceSource({ url }: CommerceConfig): Source {
  return new Source({ name: 'commerce', url: withBasePath(url) });
}

function withBasePath(url: string): string {
  return new URL(url).pathname === '/' ? new URL('/api', url).href : url;
}
