/**
 * The search page under test, with results, counts and facets as the search service answers them.
 *
 * @example
 * const { navigate } = setUp({ search: 'q=ski', edges: products(0, 24), total: 60 });
 * expect(field().value).toBe('ski');
 */
import { cleanup, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import searchAnswerQuery from '#relay/SearchAnswerQuery.graphql.ts';
import type { SearchContentQuery } from '#relay/SearchContentQuery.graphql.ts';
import searchContentQuery from '#relay/SearchContentQuery.graphql.ts';
import { testTile } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { answerVariables, readSearchAddress } from './searchAddress.rules.ts';
import { SearchRoute } from './SearchRoute.tsx';
import { facetsCode } from '../../components/Listing/facets/lateFacets.ts';
import { lateCode } from './lateParts.ts';

beforeAll(() => Promise.all([lateCode.load(), facetsCode.load()]));

export const path = '/en-us/search';
beforeEach(() => {
  window.history.replaceState({ key: 'k' }, '', path);
  window.dataLayer = [];
});
afterEach(cleanup);

const header = {
  mainNav: [
    { link: { text: 'Skis', href: '/en-us/c/skis' } },
    { link: { text: 'Accessories', href: '/en-us/c/accessories' } },
    { link: { text: 'Blog', href: '/en-us/blog' } },
  ],
};
export const plain = (text: string) => [{ text, isMatch: false }];
export const marked = (before: string, match: string) => [...plain(before), { text: match, isMatch: true }];
export const colours = {
  name: 'color',
  label: 'Color',
  kind: 'VALUES',
  range: null,
  countWithout: 40,
  values: [{ value: 'Green', label: 'Green', count: 7, hex: '#2e6357' }],
};

export function products(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    return {
      cursor: `c${number}`,
      node: {
        __typename: 'ProductSearchResult',
        documentId: `p${number}`,
        preferredColor: null,
        titleParts: plain(`Ski ${number}`),
        excerptParts: [],
        product: testTile({ id: `ski-${number}`, title: `Ski ${number}` }),
      },
    };
  });
}
export const story = {
  cursor: 's0',
  node: {
    __typename: 'PostResult',
    documentId: 's0',
    kind: 'POST',
    path: '/en-us/blog/p/wax',
    titleParts: marked('All about ', 'wax'),
    titleLanguage: null,
    excerptLanguage: null,
    excerptParts: [...plain('Warm '), ...marked('the ', 'wax')],
    image: { url: '/pictures/wax.webp' },
    publishedAt: { iso: '2026-11-02', formatted: 'November 2, 2026' },
    topic: 'Workshop',
  },
};
export const article = {
  cursor: 'a0',
  node: {
    __typename: 'SupportResult',
    documentId: 'a0',
    kind: 'SUPPORT',
    path: '/en-us/support/wax',
    titleParts: plain('Wax and edges'),
    titleLanguage: 'en',
    excerptLanguage: null,
    excerptParts: [],
    topic: null,
  },
};

interface Answer {
  edges?: readonly object[];
  total?: number;
  correctedTerm?: string | null;
  hasNextPage?: boolean;
  facets?: readonly object[] | null;
  costliestFacet?: object | null;
}
interface Setting extends Answer {
  search?: string;
  others?: Answer;
  /** By kind; null without counts. */
  counts?: Readonly<Record<string, number>> | null;
  /** What is asked for and not sold. */
  unsoldKind?: object | null;
}

export function connection({
  edges = [],
  total = edges.length,
  correctedTerm = null,
  hasNextPage = false,
  facets = [colours],
  costliestFacet = null,
}: Answer) {
  return {
    requestId: 'r1',
    correctedTerm,
    totalCount: total,
    facets,
    costliestFacet,
    edges: edges.map((edge) => ({ __typename: 'SearchResultEdge', ...edge })),
    pageInfo: { hasNextPage, endCursor: edges.length > 0 ? `c${edges.length - 1}` : null },
  };
}

export function setUp({
  search = '',
  others = {},
  counts = { PRODUCT: 60 },
  unsoldKind = null,
  ...answer
}: Setting = {}) {
  const shop = createTestShop({ path, search });
  const { environment, match } = shop;
  const { term, isAsked } = readSearchAddress(match.search);
  const page = { locale: 'en-us', term, isAsked };
  const requested = { locale: 'en-us', ...answerVariables(match.search) };
  environment.commitPayload(createOperationDescriptor(searchContentQuery, page), {
    header,
    ...(isAsked
      ? {
          search: {
            ...connection(others),
            unsoldKind,
            kindCounts: counts && Object.entries(counts).map(([kind, count]) => ({ kind, count })),
          },
        }
      : {}),
  });
  environment.commitPayload(
    createOperationDescriptor(searchAnswerQuery, requested),
    isAsked ? { search: connection(answer) } : {},
  );
  const options = { fetchPolicy: 'store-or-network' } as const;
  const queries = {
    page: loadQuery<SearchContentQuery>(environment, searchContentQuery, page, options),
    answer: loadQuery<SearchAnswerQuery>(environment, searchAnswerQuery, requested, options),
  };
  shop.render(<SearchRoute queries={queries} match={match} />);
  return { ...shop, mock: environment.mock };
}

export const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'What are you looking for?' });
export const links = (room: HTMLElement) =>
  within(room)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
export const kinds = () => screen.getByRole('navigation', { name: 'Result types' });
