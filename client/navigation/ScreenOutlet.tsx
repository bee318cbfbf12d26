/** The visit's screen. Waits for its code, as its queries wait for their data, in the boundary around it. */
import { createElement, use, useMemo } from 'react';
import { FailedQueriesContext } from './failedQueriesContext.ts';
import { PageViewReport } from './PageViewReport.tsx';
import type { Visit } from './visits/Visit.ts';

interface ScreenOutletProps {
  visit: Visit;
  /** Status of a first screen that the server could not fill; null when it could. */
  failure?: number | null;
}

export function ScreenOutlet({ visit, failure = null }: ScreenOutletProps) {
  // The picture moves to its place in the preview, which stands until then.
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
