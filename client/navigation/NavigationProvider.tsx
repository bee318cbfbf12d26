/**
 * Renders the navigator's visits. A new visit is a transition: React keeps the current screen until the next one's code
 * and data are ready, or shows its preview, and never shows a superseded visit.
 */
import { useLayoutEffect, useMemo, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import {
  NavigationContext,
  PendingContext,
  PendingState,
  PreviewContext,
  PreviewPlace,
} from './navigationContext.ts';
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
  const preview = useMemo(
    () => new PreviewPlace((previewed) => navigator?.commitPreview(previewed)),
    [navigator],
  );

  useLayoutEffect(
    () =>
      navigator?.attach((next) =>
        startTransition(() => {
          preview.show(next.preview && next !== navigator.current ? next : null);
          setVisit(next);
        }),
      ),
    [navigator, preview],
  );
  const [pending] = useState(() => new PendingState());
  useLayoutEffect(() => pending.set(isPending), [pending, isPending]);
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
      <PendingContext value={pending}>
        <OverlayContext value={navigator?.overlay ?? noOverlay}>
          <PreviewContext value={preview}>
            <PageViewContext value={view}>{shown}</PageViewContext>
          </PreviewContext>
        </OverlayContext>
      </PendingContext>
    </NavigationContext>
  );
}
