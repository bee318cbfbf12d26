/** The home page: managed content. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HomeRouteQuery } from '#relay/HomeRouteQuery.graphql.ts';
import { lateBlocks } from '../../components/PageBlocks/lateBlocks.ts';
import { PageBlocks } from '../../components/PageBlocks/PageBlocks.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { StructuredData } from '../../page/StructuredData.tsx';

export function HomeRoute({ queries }: ScreenProps<{ page: HomeRouteQuery }>) {
  const { page } = usePreloadedQuery<HomeRouteQuery>(
    graphql`
      query HomeRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        page(handle: "home") {
          ...PageHead_page
          ...PageBlocks_page
        }
      }
    `,
    queries.page,
  );
  if (!page) return <ErrorScreen status={404} />;
  return (
    <>
      <PageHead page={page} />
      <StructuredData />
      <PageBlocks page={page} isFlush />
    </>
  );
}

export const late = lateBlocks;
export default HomeRoute;
