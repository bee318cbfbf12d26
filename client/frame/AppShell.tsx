/** Header, content, footer: the frame that stays mounted while screens change. */
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AppShellQuery } from '#relay/AppShellQuery.graphql.ts';
import { SectionBoundary } from '../components/SectionBoundary/SectionBoundary.tsx';
import { useIsPending } from '../navigation/navigationContext.ts';
import { PreviewOutlet } from '../navigation/PreviewOutlet.tsx';
import { ScreenOutlet } from '../navigation/ScreenOutlet.tsx';
import type { Visit } from '../navigation/visits/Visit.ts';
import { LiveRegion } from '../ui/LiveRegion/LiveRegion.tsx';
import type { Preview } from '../preview/preview.ts';
import { pageFootId } from '../viewport/pageFoot.ts';
import { useWording } from '../wording/wording.ts';
import type { AppShellQueryReference } from './AppShell.entrypoint.ts';
import styles from './AppShell.module.css';
// Here, so that the bars, which load late, share no tiny file of their own.
import './bottomBar.module.css';
import { CanonicalLocaleContext } from '../page/canonicalLocale.ts';
import { ContentBoundary } from './ContentBoundary.tsx';
import { ErrorScreen } from '../page/ErrorScreen.tsx';
import { LateDocks, LateFooter, LateHeader, LateMessages } from './LateParts.tsx';
import { ModuleFiles } from '../navigation/ModuleFiles.tsx';
import type { PreviewBarProps } from './PreviewBar/PreviewBar.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SharedPictureContext } from '../page/sharedPicture.ts';

const PreviewBar = lazy(() => import('./PreviewBar/PreviewBar.tsx'));

export interface AppShellProps {
  /** Null when the shell's own data could not be loaded: a bare frame is shown. */
  shell: AppShellQueryReference | null;
  visit: Visit;
  /** Error status of a first screen that the server could not render. */
  failure: number | null;
  /** Set for an editor who views drafts. Known from the session, so it does not depend on other data. */
  preview: Preview | null;
  /** Called with the texts that an editor changed. */
  onWording: PreviewBarProps['onWording'];
}

export function AppShell({ shell, visit, failure, preview, onWording }: AppShellProps) {
  const bar = preview ? (
    <PreviewPlace preview={preview} visit={visit} shell={shell} onWording={onWording} />
  ) : null;
  return shell === null ? (
    <>
      <Frame header={<LateHeader query={null} />} footer={<LateFooter query={null} />}>
        <Content visit={visit} failure={failure} />
      </Frame>
      {bar && <div className={styles.foot}>{bar}</div>}
    </>
  ) : (
    <FilledFrame shell={shell} bar={bar}>
      <Content visit={visit} failure={failure} />
    </FilledFrame>
  );
}

function PreviewPlace(props: PreviewBarProps) {
  return (
    <SectionBoundary resetKey={null} fallback={null}>
      <Suspense fallback={null}>
        <ModuleFiles module="frame/PreviewBar/PreviewBar.tsx" />
        <PreviewBar {...props} />
      </Suspense>
    </SectionBoundary>
  );
}

interface FilledFrameProps {
  shell: AppShellQueryReference;
  /** Of a preview. */
  bar: ReactNode;
  children: ReactNode;
}

function FilledFrame({ shell, bar, children }: FilledFrameProps) {
  const data = usePreloadedQuery<AppShellQuery>(
    graphql`
      query AppShellQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        # Of the late parts.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...Header_query
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...Footer_query
        brand {
          seo {
            image {
              alt
              url(width: 1200, height: 630, format: JPEG)
            }
          }
        }
        market {
          canonicalLocale
        }
      }
    `,
    shell,
  );
  const picture = data.brand?.seo.image ?? null;
  return (
    <CanonicalLocaleContext value={data.market.canonicalLocale}>
      <SharedPictureContext value={picture && { url: picture.url, alt: picture.alt }}>
        <Frame header={<LateHeader query={data} />} footer={<LateFooter query={data} />}>
          {children}
        </Frame>
      </SharedPictureContext>
      <div id={pageFootId} className={styles.foot}>
        <LateDocks />
        {bar}
      </div>
    </CanonicalLocaleContext>
  );
}

function Frame({ header, footer, children }: Record<'header' | 'footer' | 'children', ReactNode>) {
  const t = useWording();
  const isPending = useIsPending();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('shell.skipToContent')}
      </a>
      <ProgressBar isActive={isPending} />
      {header}
      <main id="content" tabIndex={-1} className={styles.main} aria-busy={isPending || undefined}>
        {children}
      </main>
      {footer}
      <LateMessages />
      <LiveRegion />
    </>
  );
}

function Content({ visit, failure }: { visit: Visit; failure: number | null }) {
  // The Suspense boundary keeps its identity, so that a navigation keeps the old screen instead of a blank one; the
  // error boundary is keyed by the path, so that a navigation resets it.
  return (
    <PreviewOutlet>
      <Suspense fallback={<div className={styles.wait} />}>
        <ContentBoundary key={visit.match.path} resetKey={visit.href}>
          {failure === null || visit.showsFailure ? (
            <ScreenOutlet visit={visit} failure={failure} />
          ) : (
            <ErrorScreen status={failure} />
          )}
        </ContentBoundary>
      </Suspense>
    </PreviewOutlet>
  );
}
