/** Part of a dialog that loads by a query: a placeholder meanwhile, a message with a retry after a failure. */
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useWording } from '../../../wording/wording.ts';
import styles from './DialogPart.module.css';

interface DialogPartProps {
  /** @param fetchKey of the query: another one after each retry. */
  children: (fetchKey: number) => ReactNode;
}

export function DialogPart({ children }: DialogPartProps) {
  const t = useWording();
  const [fetchKey, setFetchKey] = useState(0);
  return (
    <SectionBoundary
      resetKey={fetchKey}
      fallback={
        <div className={styles.failure} role="alert">
          <p>{t('error.unavailableText')}</p>
          <Button variant="secondary" onClick={() => setFetchKey(fetchKey + 1)}>
            {t('error.retry')}
          </Button>
        </div>
      }
    >
      <Suspense
        fallback={
          <div className={styles.waiting} aria-busy="true">
            <Skeleton lines={1} inlineSize="40%" />
            <Skeleton blockSize="2.75rem" />
            <Skeleton blockSize="2.75rem" />
            <Skeleton blockSize="2.75rem" />
          </div>
        }
      >
        {children(fetchKey)}
      </Suspense>
    </SectionBoundary>
  );
}
