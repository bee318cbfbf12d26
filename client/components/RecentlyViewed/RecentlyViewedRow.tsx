/** Loads the recently viewed products, code and data, when they come near, and reserves their space. */
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useQueryLoader } from 'react-relay/hooks.js';
import type { RecentlyViewedListQuery } from '#relay/RecentlyViewedListQuery.graphql.ts';
import RecentlyViewedListQueryParameters from '#relay/RecentlyViewedListQuery$parameters.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { RecentlyViewedList } from './RecentlyViewedList.tsx';
import { RecentlyViewedSkeleton } from './RecentlyViewedSkeleton.tsx';

interface RecentlyViewedRowProps {
  /** Handles, the latest first; fixed when loading starts. */
  handles: readonly string[];
}

export default function RecentlyViewedRow({ handles }: RecentlyViewedRowProps) {
  const { lang } = useRouteMatch();
  const [query, loadQuery] = useQueryLoader<RecentlyViewedListQuery>(RecentlyViewedListQueryParameters);
  const load = useEffectEvent(() => loadQuery({ locale: lang, handles }));
  useEffect(() => load(), []);

  const skeleton = <RecentlyViewedSkeleton count={handles.length} />;
  return <Suspense fallback={skeleton}>{query ? <RecentlyViewedList query={query} /> : skeleton}</Suspense>;
}
