/** Requests to the shop: operations as its pages send them, and pages as guests visit them. */
import { readFileSync } from 'node:fs';
import type { LoadRequest } from '../measure/LoadGenerator.ts';
import { root } from '../parts.ts';

const shipped = JSON.parse(readFileSync(`${root}schema/operations.json`, 'utf8')) as Record<string, string>;

export interface ShopOperation {
  name: string;
  documentId: string;
  text: string;
  variables: Readonly<Record<string, unknown>>;
}

/** As sent by the present build; earlier versions are kept for open pages of earlier builds. */
function operation(name: string, queryName: string, variables: Record<string, unknown>): ShopOperation {
  const artifact = `${root}client/relay/__generated__/${queryName}$parameters.ts`;
  const documentId = /"id": "([0-9a-f]{64})"/.exec(readFileSync(artifact, 'utf8'))?.[1] ?? '';
  const text = shipped[documentId];
  if (text === undefined) throw new Error(`${queryName} is not in schema/operations.json: npm run build`);
  return { name, documentId, text, variables };
}

/** The products are the larger of the category page's two queries. */
export const operations: readonly ShopOperation[] = [
  operation('category', 'CategoryProductsQuery', {
    locale: 'en-us',
    handle: 'skis',
    first: 24,
    skip: 0,
    sort: 'FEATURED',
    filters: [],
  }),
  operation('product', 'ProductRouteQuery', { locale: 'en-us', handle: 'lodestar-98', color: null }),
];

const json = { 'content-type': 'application/json', accept: 'application/json' };

/** As sent by a page: a persisted GET. */
export const persistedGet = ({ documentId, variables }: ShopOperation): LoadRequest => ({
  path: `/api/graphql?documentId=${documentId}&variables=${encodeURIComponent(JSON.stringify(variables))}`,
  headers: { accept: 'application/json' },
});
/** The same operation without caching: an unknown variable makes it unique. */
export const persistedPost = ({ documentId, variables }: ShopOperation, nth: number): LoadRequest => ({
  method: 'POST',
  path: '/api/graphql',
  headers: json,
  body: JSON.stringify({ documentId, variables: { ...variables, nth: String(nth) } }),
});
/** As sent to plain yoga. */
export const textPost = ({ text, variables }: ShopOperation): LoadRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: json,
  body: JSON.stringify({ query: text, variables }),
});

export const pages = {
  home: '/',
  category: '/en-us/c/skis',
  product: '/en-us/p/lodestar-98',
  search: '/en-us/search?q=ski',
  story: '/en-us/blog/p/it-is-snowing',
} as const;
export type PageName = keyof typeof pages;

export const pageEncoding = 'br';
const browser = {
  accept: 'text/html',
  'accept-encoding': pageEncoding,
  'user-agent': 'Mozilla/5.0 (benchmark)',
};

export const pageGet = (path: string): LoadRequest => ({ path, headers: browser });
/** An uncached page: a meaningless parameter makes its URL unique. */
export const unseenPageGet = (path: string, nth: number): LoadRequest =>
  pageGet(`${path}${path.includes('?') ? '&' : '?'}unseen=${nth}`);
