/**
 * Asks for more results, which join the connection that stands. Relay's own pagination asks for them by a query that the
 * compiler writes, and that one could not carry the locale: a search is no node with a market in its id. So the screen's
 * query asks again, from where the list ends.
 */
import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, Subscription } from 'relay-runtime';
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import type { LoadNext } from '../../components/LoadMore/useLoadMore.ts';

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

  // Another address, or none of ours: what was on the way is not wanted any more.
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
