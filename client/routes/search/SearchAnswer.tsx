/** The answer to a term, as a query of its own: the counts by kind stay while filters change. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import { SearchResults } from './lateParts.ts';
import type { SearchResultsProps } from './results/SearchResults.tsx';

const document = graphql`
  query SearchAnswerQuery(
    $locale: Locale!
    $term: String!
    $isAsked: Boolean!
    $isProducts: Boolean!
    $kinds: [SearchKind!]!
    $first: Int!
    $after: String
    $skip: Int!
    $sort: ProductSort
    $filters: [FacetFilter!]!
  ) @inContext(locale: $locale) @preloadable {
    # Of the late part.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...SearchResults_query
      @alias(as: "answer")
      @include(if: $isAsked)
      @arguments(
        term: $term
        isProducts: $isProducts
        kinds: $kinds
        first: $first
        after: $after
        skip: $skip
        sort: $sort
        filters: $filters
      )
  }
`;

export function SearchAnswer({
  query,
  ...look
}: Pick<SearchResultsProps, 'query' | 'others' | 'categories'>) {
  const { answer } = usePreloadedQuery<SearchAnswerQuery>(document, query);
  return answer ? <SearchResults query={query} document={document} answer={answer} {...look} /> : null;
}
