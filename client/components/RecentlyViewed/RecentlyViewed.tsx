/**
 * What the shopper has seen last, at the end of a screen. Only in a browser that remembers something; its room is there
 * from then on, its code and data come when the shopper comes near.
 */
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useQueryLoader } from 'react-relay/hooks.js';
import type { RecentlyViewedListQuery } from '#relay/RecentlyViewedListQuery.graphql.ts';
import RecentlyViewedListQueryParameters from '#relay/RecentlyViewedListQuery$parameters.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { observeView } from '../../viewport/observeView.ts';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';
import { otherViewed } from './recentlyViewed.rules.ts';
import { useRecentlyViewed } from './recentlyViewed.ts';
import styles from './RecentlyViewed.module.css';
import { RecentlyViewedSkeleton } from './RecentlyViewedSkeleton.tsx';

const RecentlyViewedList = lazy(() => import('./RecentlyViewedList.tsx'));

interface RecentlyViewedProps {
  /** Uid of the product on screen; it is left out. */
  current?: string;
}

export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const { lang } = useRouteMatch();
  const viewed = otherViewed(useRecentlyViewed(), current ?? null);
  const [query, loadQuery] = useQueryLoader<RecentlyViewedListQuery>(RecentlyViewedListQueryParameters);
  const reach = useRef<HTMLDivElement>(null);
  const isEmpty = viewed.length === 0;

  const handleNear = useEffectEvent(() => {
    if (query === null || query === undefined) loadQuery({ locale: lang, uids: viewed });
  });
  useEffect(() => {
    if (isEmpty || !reach.current) return undefined;
    return observeView(reach.current, (isNear) => {
      if (isNear) handleNear();
    });
  }, [isEmpty]);

  if (isEmpty) return null;
  return (
    <div className={styles.place}>
      <div ref={reach} className={styles.reach} aria-hidden="true" />
      <SectionBoundary resetKey={query} fallback={null}>
        <Suspense fallback={<RecentlyViewedSkeleton count={viewed.length} />}>
          {query ? <RecentlyViewedList query={query} /> : <RecentlyViewedSkeleton count={viewed.length} />}
        </Suspense>
      </SectionBoundary>
    </div>
  );
}
