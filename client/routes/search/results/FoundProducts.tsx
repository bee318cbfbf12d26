/** Product results, with the facets, orders and pagination of a category. */
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { FoundProducts_answer$key } from '#relay/FoundProducts_answer.graphql.ts';
import { CompareToggle } from '../../../components/CompareToggle/CompareToggle.tsx';
import { ProductListing } from '../../../components/Listing/ProductListing.tsx';
import { MarkedText } from '../../../components/MarkedText/MarkedText.tsx';
import { reportSearchClick } from '../../../components/SearchClick/reportSearchClick.ts';
import { searchPageWording } from '../../../wording/shopping/searchPage.ts';
import { useWording } from '../../../wording/wording.ts';
import type { ResultSource } from './resultSource.ts';

interface FoundProductsProps {
  answer: FoundProducts_answer$key;
  /** The searched term. */
  term: string;
  source: ResultSource;
}

export function FoundProducts({ answer: key, term, source }: FoundProductsProps) {
  const t = useWording(searchPageWording);
  const environment = useRelayEnvironment();
  const { requestId, totalCount, facets, costliestFacet, edges } = useFragment(
    graphql`
      fragment FoundProducts_answer on SearchResultConnection {
        requestId
        totalCount
        facets {
          ...ProductListing_facets
        }
        costliestFacet {
          ...ProductListing_costliest
        }
        edges {
          node {
            documentId
            ... on ProductSearchResult {
              preferredColor
              titleParts {
                ...MarkedText_parts
              }
              excerptParts {
                isMatch
                ...MarkedText_parts
              }
              product {
                ...ProductListing_products
                ...CompareToggle_product
              }
            }
          }
        }
      }
    `,
    key,
  );
  const found = edges.flatMap(({ node: { documentId, product, preferredColor, titleParts, excerptParts } }) =>
    product
      ? [
          {
            documentId,
            product,
            color: preferredColor ?? null,
            title: titleParts ?? [],
            excerpt: excerptParts ?? [],
          },
        ]
      : [],
  );
  return (
    <ProductListing
      title={t('searchPage.heading', { term })}
      listId="search_results"
      {...source}
      within={{ term, category: null }}
      ownOrder={t('searchPage.relevance')}
      everything={t('searchPage.everything', { term })}
      products={found.map(({ product }) => product)}
      colors={found.map(({ color }) => color)}
      total={totalCount}
      isOpening
      facets={facets ?? null}
      costliest={costliestFacet ?? null}
      renderText={(index) => {
        const one = found[index];
        if (!one) return null;
        // The passage shows the match; without one, the product's own line stays.
        const hasMatch = one.excerpt.some(({ isMatch }) => isMatch);
        return {
          title: <MarkedText parts={one.title} />,
          tagline: hasMatch ? <MarkedText parts={one.excerpt} /> : null,
        };
      }}
      renderBelow={(index) => {
        const one = found[index];
        return one ? <CompareToggle product={one.product} /> : null;
      }}
      onOpen={(index) => {
        const one = found[index];
        if (one) reportSearchClick(environment, { searchTerm: term, documentId: one.documentId, requestId });
      }}
    />
  );
}
