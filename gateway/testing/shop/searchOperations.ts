/** Searches for tests, selecting every field of the result. */
import { expect } from 'vitest';
import type { Answer, Shop } from './shop.ts';

export interface Part {
  text: string;
  isMatch: boolean;
}

export interface Found {
  search: {
    requestId: string;
    resultSearchTerm: string;
    correctedTerm: string | null;
    totalPages: number;
    totalCount: number;
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
    kindCounts: { kind: string; count: number }[];
    costliestFacet: { name: string; countWithout: number } | null;
    facets: { name: string; values: { value: string; count: number; isSelected: boolean }[] }[];
    edges: {
      cursor: string;
      node: {
        __typename: string;
        documentId: string;
        kind: string;
        path: string;
        title: string;
        titleParts: Part[];
        excerptParts: Part[];
        product?: {
          handle: string;
          title: string;
          price: { current: { amount: string } } | null;
        };
        preferredColor?: string | null;
        image?: { url: string } | null;
        publishedAt?: { iso: string } | null;
        topic?: string | null;
      };
    }[];
  };
}

const query = /* GraphQL */ `
  query (
    $locale: Locale!
    $searchTerm: String!
    $kinds: [SearchKind!]
    $resultsPerPage: Int
    $current: Int
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sortField: String
    $sortDirection: SortDirection
    $filters: [SearchFilter!]
    $stack: String
    $environment: String
    $includeLocales: [String!]
    $includeRegions: [String!]
    $excludeRegions: [String!]
  ) @inContext(locale: $locale) {
    search(
      searchTerm: $searchTerm
      kinds: $kinds
      resultsPerPage: $resultsPerPage
      current: $current
      first: $first
      after: $after
      last: $last
      before: $before
      sortField: $sortField
      sortDirection: $sortDirection
      filters: $filters
      stack: $stack
      environment: $environment
      includeLocales: $includeLocales
      includeRegions: $includeRegions
      excludeRegions: $excludeRegions
    ) {
      requestId
      resultSearchTerm
      correctedTerm
      totalPages
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      kindCounts {
        kind
        count
      }
      costliestFacet {
        name
        countWithout
      }
      facets {
        name
        values {
          value
          count
          isSelected
        }
      }
      edges {
        cursor
        node {
          __typename
          documentId
          kind
          path
          title
          titleParts {
            text
            isMatch
          }
          excerptParts {
            text
            isMatch
          }
          ... on ProductSearchResult {
            preferredColor
            product {
              handle
              title
              price {
                current {
                  amount
                }
              }
            }
          }
          ... on CategoryResult {
            image {
              url(width: 480)
              rendition(size: TILE) {
                src
              }
            }
          }
          ... on PageResult {
            image {
              url(width: 480)
              rendition(size: TILE) {
                src
              }
            }
          }
          ... on PostResult {
            topic
            publishedAt {
              iso
            }
            image {
              url(width: 480)
              rendition(size: TILE) {
                src
              }
            }
          }
          ... on SupportResult {
            topic
          }
        }
      }
    }
  }
`;

export type SearchRequest = Record<string, unknown>;

export async function askSearch(
  shop: Shop,
  searchTerm: string,
  request: SearchRequest = {},
  locale = 'en-us',
): Promise<Answer<Found>> {
  return shop.visitor().ask<Found>(query, { locale, searchTerm, ...request });
}

/** The result; a failing search fails the test. */
export async function foundBy(...given: Parameters<typeof askSearch>): Promise<Found['search']> {
  const { data, errors } = await askSearch(...given);
  expect(errors).toEqual([]);
  return data.search;
}

export function handlesOf({ edges }: Found['search']): string[] {
  return edges.map(({ node }) => node.product?.handle ?? node.path);
}
