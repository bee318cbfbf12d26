/**
 * Page for partners and developers (platform.md 2, Test store page): managed content, and how their own request was
 * resolved. Exists while editors publish its page; never indexed.
 */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { TestStoreRouteQuery } from '#relay/TestStoreRouteQuery.graphql.ts';
import { lateBlocks } from '../../components/PageBlocks/lateBlocks.ts';
import { PageBlocks } from '../../components/PageBlocks/PageBlocks.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { BrowserFacts } from './BrowserFacts.tsx';
import styles from './TestStoreRoute.module.css';

export function TestStoreRoute({ queries }: ScreenProps<{ page: TestStoreRouteQuery }>) {
  const { page, testStore } = usePreloadedQuery<TestStoreRouteQuery>(
    graphql`
      query TestStoreRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        page(handle: "test-store") {
          ...PageHead_page
          ...PageBlocks_page
        }
        testStore {
          title
          facts {
            key
            name
            value
          }
        }
      }
    `,
    queries.page,
  );
  if (!page) return <ErrorScreen status={404} />;
  return (
    <>
      <PageHead page={page} noindex />
      <PageBlocks page={page} />
      <section className={styles.facts} aria-labelledby="test-store-facts">
        <h2 id="test-store-facts" className={styles.title}>
          {testStore.title}
        </h2>
        <dl className={styles.list}>
          {testStore.facts.map(({ key, name, value }) => (
            <div key={key} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <BrowserFacts />
    </>
  );
}

export const late = lateBlocks;
export default TestStoreRoute;
