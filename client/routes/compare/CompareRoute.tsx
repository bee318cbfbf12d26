/** Compares the products in the address, with a message for unavailable ones. */
import { useEffect, useRef } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CompareRouteQuery } from '#relay/CompareRouteQuery.graphql.ts';
import { removeFromComparison } from '../../components/CompareToggle/compareList.ts';
import { compareHref, mostCompared, readCompared } from '../../components/CompareToggle/compareList.rules.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { RecentlyViewed } from '../../components/RecentlyViewed/RecentlyViewed.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { useNavigate } from '../../navigation/useNavigate.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { announce } from '../../ui/announce.ts';
import { compareWording } from '../../wording/shopping/compare.ts';
import { useWording } from '../../wording/wording.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import styles from './CompareRoute.module.css';

export function CompareRoute({ queries, match }: ScreenProps<{ page: CompareRouteQuery }>) {
  const t = useWording(compareWording);
  const navigate = useNavigate();
  const { comparison, category, market } = usePreloadedQuery<CompareRouteQuery>(
    graphql`
      query CompareRouteQuery($locale: Locale!, $handles: [String!]!)
      @inContext(locale: $locale)
      @preloadable {
        market {
          hasShop
        }
        category(handle: "skis") {
          path
        }
        comparison(handles: $handles) {
          unknown
          products {
            handle
          }
          ...ComparisonTable_comparison
        }
      }
    `,
    queries.page,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = useRef<string | null>(null);
  const shown = comparison.products.map(({ handle }) => handle);
  // The focused remove button is gone.
  useEffect(() => {
    if (removed.current === null || shown.includes(removed.current)) return;
    removed.current = null;
    heading.current?.focus({ preventScroll: true });
  });

  const handleRemove = (handle: string, title: string) => {
    removed.current = handle;
    removeFromComparison(handle);
    announce(t('compare.takenOut', { title }));
    navigate(
      compareHref(
        match.lang,
        shown.filter((each) => each !== handle),
      ),
      { scroll: false },
    );
  };

  const isEmpty = shown.length === 0;
  const { isShortened } = readCompared(match.search.get('p'));
  return (
    <div className={styles.page}>
      <Head title={t('compare.pageTitle', { brand: brandName })} noindex />
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(isEmpty ? 'compare.empty' : 'compare.title')}
      </h1>
      {isShortened && <p className={styles.note}>{t('compare.shortened', { most: mostCompared })}</p>}
      {comparison.unknown.length > 0 && (
        <p className={styles.note}>{t('compare.unknown', { count: comparison.unknown.length })}</p>
      )}
      {isEmpty ? (
        <p className={styles.text}>{t('compare.emptyText', { most: mostCompared })}</p>
      ) : (
        <ComparisonTable comparison={comparison} hasShop={market.hasShop} onRemove={handleRemove} />
      )}
      {category && shown.length < mostCompared && (
        <LinkButton href={category.path} variant={isEmpty ? 'primary' : 'secondary'} className={styles.more}>
          {t(isEmpty ? 'compare.toSkis' : 'compare.addAnother')}
        </LinkButton>
      )}
      {isEmpty && <RecentlyViewed />}
    </div>
  );
}

export default CompareRoute;
