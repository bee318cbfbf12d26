/** Store search results: the list, and a synchronised map. Each has its own query and may fail separately. */
import { Suspense, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { StoreListQuery } from '#relay/StoreListQuery.graphql.ts';
import type { StoreMapQuery } from '#relay/StoreMapQuery.graphql.ts';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import { AwaitedPageView } from '../../navigation/PageViewReport.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { PickedStore } from './pickedStore.ts';
import { StoreList } from './StoreList.tsx';
import { StoreMap } from './StoreMap.tsx';
import { StoresFailure } from './StoresFailure.tsx';
import styles from './StoresRoute.module.css';
import type { StoreQuery } from './storeQuery.rules.ts';

interface StoreResultsProps {
  list: PreloadedQuery<StoreListQuery>;
  map: PreloadedQuery<StoreMapQuery>;
  storeQuery: StoreQuery;
  /** The search uses the shopper's position. */
  isNear: boolean;
  isPending: boolean;
  onChange: (storeQuery: StoreQuery) => void;
}

export function StoreResults({ list, map, storeQuery, isNear, isPending, onChange }: StoreResultsProps) {
  const [picked, setPicked] = useState<PickedStore | null>(null);
  return (
    <div className={styles.results} data-pending={isPending || undefined} aria-busy={isPending}>
      <div className={styles.map}>
        <SectionBoundary resetKey={map} fallback={null}>
          <Suspense fallback={<Skeleton ratio="1 / 1" />}>
            <StoreMap
              query={map}
              picked={picked}
              onPick={setPicked}
              onSearch={(area) => onChange({ ...storeQuery, place: '', area })}
            />
          </Suspense>
        </SectionBoundary>
      </div>
      <div className={styles.list}>
        <SectionBoundary resetKey={list} fallback={<StoresFailure />}>
          <Suspense
            fallback={
              <>
                <AwaitedPageView />
                <Skeleton lines={1} inlineSize="60%" />
                <Skeleton lines={6} />
                <Skeleton lines={6} />
              </>
            }
          >
            <StoreList
              query={list}
              storeQuery={storeQuery}
              isNear={isNear}
              picked={picked}
              onPick={setPicked}
              onChange={onChange}
            />
          </Suspense>
        </SectionBoundary>
      </div>
    </div>
  );
}
