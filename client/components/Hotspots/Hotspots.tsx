/** The spots on a banner's picture, if it has any. Few banners do, so their code comes late; the server writes them. */
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Hotspots_banner$key } from '#relay/Hotspots_banner.graphql.ts';
import { ModuleFiles } from '../../navigation/ModuleFiles.tsx';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';

const HotspotList = lazy(() => import('./HotspotList.tsx'));

interface HotspotsProps {
  banner: Hotspots_banner$key;
  /** Fractions of the picture that stay in view when the browser crops it once more: as its `Picture` has them. */
  focus: { x: number; y: number } | undefined;
}

export function Hotspots({ banner: key, focus }: HotspotsProps) {
  const banner = useFragment(
    graphql`
      fragment Hotspots_banner on Banner {
        hotspots {
          __typename
        }
        ...HotspotList_banner
      }
    `,
    key,
  );
  if (banner.hotspots.length === 0) return null;
  return (
    <SectionBoundary resetKey={null} fallback={null}>
      <Suspense fallback={null}>
        <ModuleFiles module="components/Hotspots/HotspotList.tsx" isLate />
        <HotspotList banner={banner} focus={focus} />
      </Suspense>
    </SectionBoundary>
  );
}
