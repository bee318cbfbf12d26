/** Renders the visit's screen. Suspends for its code, as its queries do for their data. */
import { createElement, use, useMemo } from 'react';
import { FailedQueriesContext } from './failedQueriesContext.ts';
import { PageViewReport } from './PageViewReport.tsx';
import type { Visit } from './visits/Visit.ts';

interface ScreenOutletProps {
  visit: Visit;
  /** Error status of a first screen that the server could not render; null otherwise. */
  failure?: number | null;
}

export function ScreenOutlet({ visit, failure = null }: ScreenOutletProps) {
  // The shared picture's transition ends in the preview, which stays until then.
  if (visit.movement) use(visit.movement);
  const Screen = visit.screen instanceof Promise ? use(visit.screen) : visit.screen;
  const missing = useMemo(() => new Set(visit.missing.map((name) => visit.queries[name])), [visit]);
  const screen = createElement(Screen, {
    queries: visit.queries,
    match: visit.match,
    ...(visit.known && { known: visit.known }),
    ...(failure === null ? {} : { failure }),
  });
  return (
    <FailedQueriesContext value={missing}>
      {screen}
      <PageViewReport />
    </FailedQueriesContext>
  );
}
