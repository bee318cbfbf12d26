/** The place of a ski's set, which is reserved; code and data load when it comes into view. */
import { lazy, Suspense, useId, useRef } from 'react';
import { ProductsFailure } from '../../../components/ProductGrid/ProductsFailure.tsx';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { skiSetWording } from '../../../wording/shopping/skiSet.ts';
import { useWording } from '../../../wording/wording.ts';
import { useSeen } from '../../../viewport/useSeen.ts';
import type { SkiSetProps } from './SkiSet.tsx';
import { SetSkeleton } from './SetSkeleton.tsx';
import styles from './SkiSet.module.css';

const SkiSet = lazy(() => import('./SkiSet.tsx'));

export function SetPlace(props: SkiSetProps) {
  const t = useWording(skiSetWording);
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const isSeen = useSeen(place);
  return (
    <section ref={place} className={styles.set} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('skiSet.title')}
      </h2>
      <p className={styles.intro}>{t('skiSet.intro')}</p>
      {isSeen ? (
        <SectionBoundary resetKey={props.size} fallback={<ProductsFailure />}>
          <Suspense fallback={<SetSkeleton />}>
            <SkiSet {...props} />
          </Suspense>
        </SectionBoundary>
      ) : (
        <SetSkeleton />
      )}
    </section>
  );
}
