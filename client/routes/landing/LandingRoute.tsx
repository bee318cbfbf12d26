/** A landing page of a campaign, such as `/en-us/l/first-snow`. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { LandingRouteQuery } from '#relay/LandingRouteQuery.graphql.ts';
import { lateBlocks } from '../../components/PageBlocks/lateBlocks.ts';
import { PageBlocks } from '../../components/PageBlocks/PageBlocks.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { PageHead } from '../../page/PageHead.tsx';

export function LandingRoute({ queries }: ScreenProps<{ page: LandingRouteQuery }>) {
  const { landingPage: page } = usePreloadedQuery<LandingRouteQuery>(
    graphql`
      query LandingRouteQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) @preloadable {
        landingPage(handle: $handle) {
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
export default LandingRoute;
