/**
 * Puts the navigator's visits on screen. A new visit comes in a transition: React keeps the standing screen until the
 * next one's code and data are there, and an overtaken visit is never shown.
 */
import { useLayoutEffect, useMemo, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { NavigationContext, PendingContext } from './navigationContext.ts';
import type { NavigationValue } from './navigationContext.ts';
import type { Navigator } from './Navigator.ts';
import { OverlayContext, staysWithoutEntry } from './useOverlay.ts';
import { ViewContext } from './viewContext.ts';
import type { View } from './viewContext.ts';
import type { Visit } from './Visit.ts';

export interface NavigationProviderProps {
  /** Null on the server, where nothing moves. */
  navigator: Navigator | null;
  first: Visit;
  children: (visit: Visit) => ReactNode;
}

const staysPut: Pick<NavigationValue, 'navigate' | 'preload'> = {
  navigate: () => {},
  preload: () => () => {},
};

export function NavigationProvider({ navigator, first, children }: NavigationProviderProps) {
  const [visit, setVisit] = useState(first);
  const [isPending, startTransition] = useTransition();

  useLayoutEffect(() => navigator?.attach((next) => startTransition(() => setVisit(next))), [navigator]);
  useLayoutEffect(() => navigator?.commit(visit), [navigator, visit]);

  const { match, from } = visit;
  const value = useMemo<NavigationValue>(
    () => ({
      match,
      from,
      navigate: navigator?.navigate ?? staysPut.navigate,
      preload: navigator?.preload ?? staysPut.preload,
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
  // That a move began is no news to what stands.
  const shown = useMemo(() => children(visit), [children, visit]);
  return (
    <NavigationContext value={value}>
      <PendingContext value={isPending}>
        <OverlayContext value={navigator?.overlay ?? staysWithoutEntry}>
          <ViewContext value={view}>{shown}</ViewContext>
        </OverlayContext>
      </PendingContext>
    </NavigationContext>
  );
}
