/** Asks for the products seen last and holds their room: loaded, code and data, when the shopper comes near. */
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useQueryLoader } from 'react-relay/hooks.js';
import type { RecentlyViewedListQuery } from '#relay/RecentlyViewedListQuery.graphql.ts';
import RecentlyViewedListQueryParameters from '#relay/RecentlyViewedListQuery$parameters.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { RecentlyViewedList } from './RecentlyViewedList.tsx';
import { RecentlyViewedSkeleton } from './RecentlyViewedSkeleton.tsx';

interface RecentlyViewedRowProps {
  /** Of the products, the latest first; those of the moment when the shopper came near are asked for. */
  uids: readonly string[];
}

export default function RecentlyViewedRow({ uids }: RecentlyViewedRowProps) {
  const { lang } = useRouteMatch();
  const [query, loadQuery] = useQueryLoader<RecentlyViewedListQuery>(RecentlyViewedListQueryParameters);
  const ask = useEffectEvent(() => loadQuery({ locale: lang, uids }));
  useEffect(() => ask(), []);

  const skeleton = <RecentlyViewedSkeleton count={uids.length} />;
  return <Suspense fallback={skeleton}>{query ? <RecentlyViewedList query={query} /> : skeleton}</Suspense>;
}
