/**
 * Loads more results into the existing connection. Relay's generated pagination query cannot carry the locale, since a
 * search is no node with a market in its id. So the screen's query runs again, from the end of the list.
 */
import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, Subscription } from 'relay-runtime';
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import type { LoadNext } from '../../../components/LoadMore/useLoadMore.ts';

interface MoreResults {
  readonly isLoadingNext: boolean;
  readonly loadNext: LoadNext;
}

/** @param endCursor of the last result on screen. */
export function useMoreResults(
  document: GraphQLTaggedNode,
  query: PreloadedQuery<SearchAnswerQuery>,
  endCursor: string | null,
): MoreResults {
  const environment = useRelayEnvironment();
  const [loading, setLoading] = useState<typeof query | null>(null);
  const request = useRef<{ readonly of: typeof query; readonly subscription: Subscription } | null>(null);

  // The address changed or the component unmounted: cancel the pending request.
  useEffect(() => {
    const shown = query;
    return () => {
      if (request.current?.of === shown) request.current.subscription.unsubscribe();
    };
  }, [query]);

  return {
    isLoadingNext: loading === query,
    loadNext: (count, { onComplete }) => {
      setLoading(query);
      const finish = (error: Error | null) => {
        setLoading(null);
        onComplete(error);
      };
      const variables = { ...query.variables, first: count, after: endCursor };
      const subscription = fetchQuery<SearchAnswerQuery>(environment, document, variables, {
        fetchPolicy: 'network-only',
      }).subscribe({ complete: () => finish(null), error: finish });
      request.current = { of: query, subscription };
    },
  };
}
