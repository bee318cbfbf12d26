/** The neighbours' place, which is reserved; code and data load when it comes into view. */
import { lazy, Suspense, useRef } from 'react';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { useSeen } from '../../../viewport/useSeen.ts';
import styles from './Ride.module.css';

const RideNeighbourList = lazy(() => import('./RideNeighbourList.tsx'));

export function RideNeighbours({ handle }: { handle: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className={styles.place}>
      {isSeen && (
        <SectionBoundary resetKey={handle} fallback={null}>
          <Suspense fallback={null}>
            <RideNeighbourList handle={handle} />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}
