/** A managed page by name, such as `/en-us/about`. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PageRouteQuery } from '#relay/PageRouteQuery.graphql.ts';
import { lateBlocks } from '../../components/PageBlocks/lateBlocks.ts';
import { PageBlocks } from '../../components/PageBlocks/PageBlocks.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { PageHead } from '../../page/PageHead.tsx';

export function PageRoute({ queries }: ScreenProps<{ page: PageRouteQuery }>) {
  const { page } = usePreloadedQuery<PageRouteQuery>(
    graphql`
      query PageRouteQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        page(handle: $handle) {
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
      <PageBlocks page={page} />
    </>
  );
}

export const late = lateBlocks;
export default PageRoute;
