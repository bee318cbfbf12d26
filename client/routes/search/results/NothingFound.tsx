/** No results of this kind: the term, hints and links. */
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { ProductGridSkeleton } from '../../../components/ProductGrid/ProductGridSkeleton.tsx';
import { RecentlyViewed } from '../../../components/RecentlyViewed/RecentlyViewed.tsx';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { searchPageWording } from '../../../wording/shopping/searchPage.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './NothingFound.module.css';
import type { Kind } from '../searchAddress.rules.ts';

const FirstProducts = lazy(() => import('./FirstProducts.tsx'));

interface NothingFoundProps {
  term: string;
  kind: Kind;
  /** True when other kinds have results, which are linked above. */
  hasOthers: boolean;
  /** True when it asks for what is not sold, which is said above: then another spelling finds no more. */
  isUnsold: boolean;
  /** Handle of the category that comes nearest; null when unknown. */
  nearest: string | null;
  /** Links to continue. */
  children: ReactNode;
}

export function NothingFound({ term, kind, hasOthers, isUnsold, nearest, children }: NothingFoundProps) {
  const t = useWording(searchPageWording);
  const label = t(nearest === null ? 'searchPage.start' : 'searchPage.near');
  return (
    <>
      <section className={styles.nothing} aria-labelledby="nothing-found">
        <h2 id="nothing-found" className={styles.heading}>
          {hasOthers ? t(`searchPage.noneOf.${kind}`, { term }) : t('searchPage.nothing', { term })}
        </h2>
        {hasOthers && <p>{t('searchPage.othersAbove')}</p>}
        {!hasOthers && !isUnsold && (
          <ul className={styles.tips}>
            <li>{t('searchPage.tipSpelling')}</li>
            <li>{t('searchPage.tipFewer')}</li>
            <li>{t('searchPage.tipLength')}</li>
          </ul>
        )}
      </section>
      {children}
      {(!hasOthers || nearest !== null) && (
        <>
          <SectionBoundary resetKey={term} fallback={null}>
            <section className={styles.first} aria-labelledby="first-products">
              <h2 id="first-products" className={styles.start}>
                {label}
              </h2>
              <Suspense fallback={<ProductGridSkeleton count={4} />}>
                <FirstProducts key={nearest} label={label} category={nearest} />
              </Suspense>
            </section>
          </SectionBoundary>
          <RecentlyViewed />
        </>
      )}
    </>
  );
}
