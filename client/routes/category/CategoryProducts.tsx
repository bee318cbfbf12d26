/** The products of a category, as the address selects them. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import { CategoryProductList } from './lateParts.ts';
import type { CategoryProductListProps } from './CategoryProductList.tsx';

interface CategoryProductsProps extends Omit<CategoryProductListProps, 'category'> {
  query: PreloadedQuery<CategoryProductsQuery>;
}

export function CategoryProducts({ query, ...look }: CategoryProductsProps) {
  const { category } = usePreloadedQuery<CategoryProductsQuery>(
    graphql`
      query CategoryProductsQuery(
        $locale: Locale!
        $handle: String!
        $first: Int!
        $skip: Int!
        $sort: ProductSort!
        $filters: [FacetFilter!]!
      ) @inContext(locale: $locale) @preloadable {
        category(handle: $handle) {
          # Of the late part.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...CategoryProductList_category
            @arguments(first: $first, skip: $skip, sort: $sort, filters: $filters)
        }
      }
    `,
    query,
  );
  return category ? <CategoryProductList category={category} {...look} /> : null;
}
