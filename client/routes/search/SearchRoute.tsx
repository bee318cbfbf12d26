/** The search page (platform.md 2): field, results by kind, and links when there are none. */
import { Suspense } from 'react';
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import type { SearchContentQuery } from '#relay/SearchContentQuery.graphql.ts';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { AwaitedPageView } from '../../navigation/PageViewReport.tsx';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { listingWording } from '../../wording/shopping/listing.ts';
import { searchPageWording } from '../../wording/shopping/searchPage.ts';
import { useWording } from '../../wording/wording.ts';
import { facetsCode } from '../../components/Listing/facets/lateFacets.ts';
import { lateCode } from './lateParts.ts';
import { longestTerm, readSearchAddress } from './searchAddress.rules.ts';
import { SearchContent } from './SearchContent.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './SearchRoute.module.css';

export function SearchRoute({
  queries,
  match,
  failure,
}: ScreenProps<{ page: SearchContentQuery; answer: SearchAnswerQuery }>) {
  const t = useWording(listingWording, searchPageWording);
  const { term, isTooLong } = readSearchAddress(match.search);
  // A first load has its data and needs none.
  const ProductListingSkeleton = lateCode.parts?.ProductListingSkeleton;
  return (
    <div className={styles.page}>
      <Head
        title={
          term === ''
            ? t('category.title', { title: t('searchPage.label'), brand: brandName })
            : t('searchPage.title', { term, brand: brandName })
        }
        description={t('searchPage.description', { brand: brandName })}
        noindex
      />
      <header className={styles.header}>
        <h1 className={styles.heading} data-plain={term === '' || undefined}>
          {term === '' ? t('searchPage.label') : t('searchPage.heading', { term })}
        </h1>
        <SearchField
          path={match.path}
          term={term}
          problem={isTooLong ? t('searchPage.tooLong', { number: longestTerm }) : null}
        />
      </header>
      {failure === undefined ? (
        <SectionBoundary resetKey={queries.answer} fallback={<SearchFailure />}>
          <Suspense
            fallback={
              <>
                <AwaitedPageView />
                {ProductListingSkeleton && <ProductListingSkeleton />}
              </>
            }
          >
            <SearchContent queries={queries} match={match} />
          </Suspense>
        </SectionBoundary>
      ) : (
        <SearchFailure status={failure === 503 ? 503 : 500} />
      )}
    </div>
  );
}

export const late = [lateCode, facetsCode];
export default SearchRoute;
