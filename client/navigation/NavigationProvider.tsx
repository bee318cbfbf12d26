/**
 * Renders the navigator's visits. A new visit is a transition: React keeps the current screen until the next one's code
 * and data are ready, or shows its preview, and never shows a superseded visit.
 */
import { useLayoutEffect, useMemo, useOptimistic, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { NavigationContext, PendingContext, PreviewedContext } from './navigationContext.ts';
import type { NavigationValue } from './navigationContext.ts';
import type { Navigator } from './Navigator.ts';
import { OverlayContext, noOverlay } from './useOverlay.ts';
import { PageViewContext } from './pageViewContext.ts';
import type { View } from './pageViewContext.ts';
import type { Visit } from './visits/Visit.ts';

export interface NavigationProviderProps {
  /** Null on the server, which never navigates. */
  navigator: Navigator | null;
  first: Visit;
  children: (visit: Visit) => ReactNode;
}

const noNavigation: Pick<NavigationValue, 'navigate' | 'preload'> = {
  navigate: () => {},
  preload: () => () => {},
};

export function NavigationProvider({ navigator, first, children }: NavigationProviderProps) {
  const [visit, setVisit] = useState(first);
  const [isPending, startTransition] = useTransition();
  const [previewed, setPreviewed] = useOptimistic<Visit | null>(null);

  useLayoutEffect(
    () =>
      navigator?.attach((next) =>
        startTransition(() => {
          setPreviewed(next.preview && next !== navigator.current ? next : null);
          setVisit(next);
        }),
      ),
    [navigator, setPreviewed],
  );
  useLayoutEffect(() => navigator?.commitPreview(previewed), [navigator, previewed]);
  useLayoutEffect(() => navigator?.commit(visit), [navigator, visit]);

  const { match, from } = visit;
  const value = useMemo<NavigationValue>(
    () => ({
      match,
      from,
      navigate: navigator?.navigate ?? noNavigation.navigate,
      preload: navigator?.preload ?? noNavigation.preload,
    }),
    [match, from, navigator],
  );
  const view = useMemo<View>(
    () => ({
      report: () => navigator?.views.report(visit),
      withhold: () => navigator?.views.withhold(visit) ?? (() => {}),
    }),
    [navigator, visit],
  );
  // The start of a navigation does not re-render the current screen.
  const shown = useMemo(() => children(visit), [children, visit]);
  return (
    <NavigationContext value={value}>
      <PendingContext value={isPending}>
        <OverlayContext value={navigator?.overlay ?? noOverlay}>
          <PreviewedContext value={previewed}>
            <PageViewContext value={view}>{shown}</PageViewContext>
          </PreviewedContext>
        </OverlayContext>
      </PendingContext>
    </NavigationContext>
  );
}
