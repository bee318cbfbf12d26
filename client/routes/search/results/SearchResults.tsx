/**
 * Search results: counts by kind, the results of the kind in the address, and top results of other kinds. When only a
 * corrected spelling has results, says so.
 */
import { lazy, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import type { SearchResults_others$key } from '#relay/SearchResults_others.graphql.ts';
import type { SearchResults_query$key } from '#relay/SearchResults_query.graphql.ts';
import { reportSearch } from '../../../analytics/searchEvents.ts';
import { isFiltered } from '../../../components/Listing/listing.rules.ts';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { announce } from '../../../ui/announce.ts';
import { searchPageWording } from '../../../wording/shopping/searchPage.ts';
import { useWording } from '../../../wording/wording.ts';
import { AlsoFound } from './AlsoFound.tsx';
import { FoundProducts } from './FoundProducts.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OtherResults } from './OtherResults.tsx';
import {
  requestedFirst,
  knownKind,
  readSearchAddress,
  searchHref,
  searchListing,
} from '../searchAddress.rules.ts';
import styles from './SearchResults.module.css';
import { SearchCorrection } from './SearchCorrection.tsx';
import { SearchKinds } from './SearchKinds.tsx';
import { useMoreResults } from './useMoreResults.ts';

/** Rarely needed. */
const UnsoldKind = lazy(() => import('./UnsoldKind.tsx'));

export interface SearchResultsProps {
  query: PreloadedQuery<SearchAnswerQuery>;
  /** The operation of `query`, which further results come from. */
  document: GraphQLTaggedNode;
  answer: SearchResults_query$key;
  /** Top results of other kinds than products. */
  others: SearchResults_others$key;
  /** Links for a search without results. */
  categories: ReactNode;
}

export function SearchResults({
  query,
  document,
  answer,
  others: othersKey,
  categories,
}: SearchResultsProps) {
  const t = useWording(searchPageWording);
  const { path, search: address } = useRouteMatch();
  const { term, kind } = readSearchAddress(address);
  const listing = searchListing(address);
  const others = useFragment(
    graphql`
      fragment SearchResults_others on SearchResultConnection {
        correctedTerm
        kindCounts {
          kind
          count
        }
        unsoldKind {
          nearest {
            handle
          }
          ...UnsoldKind_kind
        }
        ...AlsoFound_results
      }
    `,
    othersKey,
  );
  const { search } = useFragment(
    graphql`
      fragment SearchResults_query on Query
      @argumentDefinitions(
        term: { type: "String!" }
        isProducts: { type: "Boolean!" }
        kinds: { type: "[SearchKind!]!" }
        first: { type: "Int!" }
        after: { type: "String" }
        skip: { type: "Int!" }
        sort: { type: "ProductSort" }
        filters: { type: "[FacetFilter!]!" }
      ) {
        search(
          searchTerm: $term
          kinds: $kinds
          first: $first
          after: $after
          skip: $skip
          sort: $sort
          filter: { facets: $filters }
        )
          @connection(
            key: "SearchResults_search"
            filters: ["searchTerm", "kinds", "skip", "sort", "filter"]
          ) {
          correctedTerm
          totalCount
          edges {
            __typename
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          ...FoundProducts_answer @alias(as: "products") @include(if: $isProducts)
          ...OtherResults_answer @alias(as: "others") @skip(if: $isProducts)
        }
      }
    `,
    answer,
  );
  const { correctedTerm, totalCount, edges, pageInfo } = search;
  /** The searched term. */
  const found = correctedTerm ?? term;
  const more = useMoreResults(document, query, pageInfo.endCursor);
  const counts =
    others.kindCounts && new Map(others.kindCounts.map((each) => [knownKind(each.kind), each.count]));
  const total = counts ? [...counts.values()].reduce((sum, count) => sum + count, 0) : totalCount;
  const isEmpty = totalCount === 0 && !isFiltered(listing);

  const words = total === 0 && isEmpty ? t('searchPage.none') : t('searchPage.count', { count: total });
  const announced = useRef('');
  useEffect(() => {
    const name = `${kind} ${term}`;
    if (announced.current === name) return;
    // Changes of a live region are announced, its initial content is not.
    if (announced.current === '') announce(words);
    announced.current = name;
    reportSearch(term, total);
  }, [kind, term, total, words]);

  const source = {
    path: searchHref(path, term, kind),
    requested: requestedFirst(listing),
    shown: edges.length,
    hasNext: pageInfo.hasNextPage,
    isLoadingNext: more.isLoadingNext,
    // Cursor pagination only applies to the first page; later pages link to the next one.
    loadNext: listing.page === 1 ? more.loadNext : null,
  };
  return (
    <div className={styles.answer}>
      <output className={styles.count}>{words}</output>
      {correctedTerm !== null && !isEmpty && (
        <SearchCorrection path={path} term={term} correctedTerm={correctedTerm} />
      )}
      {others.unsoldKind && <UnsoldKind kind={others.unsoldKind} />}
      {total > 0 && <SearchKinds path={path} term={term} kind={kind} counts={counts} />}
      {/* The other kinds must use the same spelling. */}
      {kind === 'PRODUCT' && listing.page === 1 && others.correctedTerm === correctedTerm && (
        <AlsoFound results={others} term={found} />
      )}
      {isEmpty ? (
        <NothingFound
          term={term}
          kind={kind}
          hasOthers={total > 0}
          isUnsold={others.unsoldKind !== null}
          nearest={others.unsoldKind?.nearest[0]?.handle ?? null}
        >
          {categories}
        </NothingFound>
      ) : null}
      {!isEmpty && search.products ? (
        <FoundProducts answer={search.products} term={found} source={source} />
      ) : null}
      {!isEmpty && search.others ? (
        <OtherResults answer={search.others} term={found} kind={kind} listing={listing} source={source} />
      ) : null}
    </div>
  );
}
