/** Category listings for tests: pages of products with facets, as the category page requests them. */
import type { Answer, Shop } from './shop.ts';

export interface Listing {
  category: {
    id: string;
    products: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
      facets:
        | {
            name: string;
            label: string;
            values: {
              value: string;
              label: string;
              count: number;
              isSelected: boolean;
              hex: string | null;
            }[];
            range: {
              min: number;
              max: number;
              selectedMin: number | null;
              selectedMax: number | null;
              histogram: number[] | null;
              format: { prefix: string; suffix: string; group: string; decimal: string; decimals: number };
            } | null;
            countWithout: number | null;
          }[]
        | null;
      costliestFacet: { name: string; countWithout: number } | null;
      edges: {
        cursor: string;
        preferredColor: string | null;
        node: {
          handle: string;
          swatches: { label: string }[];
          tags: string[];
          price: { current: { amount: string } } | null;
          availability: string | null;
        };
      }[];
    };
  };
}

const listing = /* GraphQL */ `
  query (
    $locale: Locale!
    $handle: String!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $skip: Int
    $sort: ProductSort
    $filters: [FacetFilter!]
  ) @inContext(locale: $locale) {
    category(handle: $handle) {
      id
      products(
        first: $first
        after: $after
        last: $last
        before: $before
        skip: $skip
        sort: $sort
        filter: { facets: $filters }
      ) {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        facets {
          name
          label
          values {
            value
            label
            count
            isSelected
            hex
          }
          range {
            min
            max
            selectedMin
            selectedMax
            histogram
            format {
              prefix
              suffix
              group
              decimal
              decimals
            }
          }
          countWithout
        }
        costliestFacet {
          name
          countWithout
        }
        edges {
          cursor
          preferredColor
          node {
            id
            handle
            displayTitle
            path
            tags
            availability
            image {
              rendition(size: TILE) {
                src
                placeholder
                sources {
                  media
                  srcSet
                }
              }
            }
            swatches {
              label
              hexColors
              image {
                rendition(size: SWATCH) {
                  src
                }
              }
              path
            }
            price {
              current {
                amount
                formatted
              }
              highest {
                formatted
              }
              regular {
                formatted
              }
              isOnSale
              isRetailPrice
            }
          }
        }
      }
    }
  }
`;

/** A page of the category `skis`, unless the variables name another. */
export async function askListing(
  shop: Shop,
  variables: Record<string, unknown>,
  locale = 'en-us',
): Promise<Answer<Listing>> {
  return shop.visitor().ask<Listing>(listing, { locale, handle: 'skis', ...variables });
}

export const listedHandles = ({ data }: { data: Listing }): string[] =>
  data.category.products.edges.map(({ node }) => node.handle);
