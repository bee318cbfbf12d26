/**
 * The way to the shop API. Its calls stand by subject in clientCatalog, clientStockNotices, clientEmailSignups,
 * clientCarts, clientStore, clientCustomers and clientOrders; a request asks them through the handle that
 * `createCommerce` (loaders.ts) makes.
 */
import { Source } from '../transport/http.ts';
import type { AnswerStore } from '../transport/cache/keptAnswers.ts';
import type { OnOddField } from '../transport/readAnswer.ts';

export interface CommerceConfig {
  /** Where the shop API is. An origin alone means its `/api`, where the contract has all paths (catalogue.md 7.1). */
  url: string;
  answers?: AnswerStore | undefined;
  onOddField?: OnOddField | undefined;
}

export function commerceSource({ url, ...options }: CommerceConfig): Source {
  // Half of a request's time: a page without prices is of more use than one that came too late.
  return new Source({
    name: 'commerce',
    url: withBasePath(url),
    patienceMs: 5_000,
    hedges: true,
    ...options,
  });
}

function withBasePath(url: string): string {
  return new URL(url).pathname === '/' ? new URL('/api', url).href : url;
}
