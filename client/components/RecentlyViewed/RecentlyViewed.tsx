/**
 * Recently viewed products at the end of a screen, which remembers its own. Only where the browser has some; their space is reserved then, and
 * code and data load when they come near.
 */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSeen } from '../../viewport/useSeen.ts';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';
import { otherViewed } from './recentlyViewed.rules.ts';
import { rememberViewed, useRecentlyViewed } from './recentlyViewed.ts';
import styles from './RecentlyViewed.module.css';

const RecentlyViewedRow = lazy(() => import('./RecentlyViewedRow.tsx'));

interface RecentlyViewedProps {
  /** Handle of the current product, which is remembered and omitted. */
  current?: string;
}

export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const viewed = otherViewed(useRecentlyViewed(), current ?? null);
  const reach = useRef<HTMLDivElement>(null);
  const isEmpty = viewed.length === 0;
  const isNear = useSeen(reach, !isEmpty);

  useEffect(() => {
    if (current !== undefined) rememberViewed(current);
  }, [current]);

  if (isEmpty) return null;
  const room = <div className={styles.room} />;
  return (
    <div className={styles.place}>
      <div ref={reach} className={styles.reach} aria-hidden="true" />
      {isNear ? (
        <SectionBoundary resetKey={null} fallback={null}>
          <Suspense fallback={room}>
            <RecentlyViewedRow handles={viewed} />
          </Suspense>
        </SectionBoundary>
      ) : (
        room
      )}
    </div>
  );
}
