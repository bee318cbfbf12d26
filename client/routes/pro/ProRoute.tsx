/** The pro programme: managed content, and the shopper's membership. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ProRouteQuery } from '#relay/ProRouteQuery.graphql.ts';
import { lateBlocks } from '../../components/PageBlocks/lateBlocks.ts';
import { PageBlocks } from '../../components/PageBlocks/PageBlocks.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { ProStanding } from './ProStanding.tsx';

export function ProRoute({ queries }: ScreenProps<{ page: ProRouteQuery }>) {
  const { page, viewer } = usePreloadedQuery<ProRouteQuery>(
    graphql`
      query ProRouteQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        page(handle: $handle) {
          ...PageHead_page
          ...PageBlocks_page
        }
        viewer {
          ...ProStanding_viewer
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
      <ProStanding viewer={viewer ?? null} />
    </>
  );
}

export const late = lateBlocks;
export default ProRoute;
