/** The visit's screen. Waits for its code, as its queries wait for their data, in the boundary around it. */
import { createElement, use } from 'react';
import type { Visit } from './Visit.ts';

interface ScreenOutletProps {
  visit: Visit;
  /** Status of a first screen that the server could not fill; null when it could. */
  failure?: number | null;
}

export function ScreenOutlet({ visit, failure = null }: ScreenOutletProps) {
  const Screen = visit.screen instanceof Promise ? use(visit.screen) : visit.screen;
  return createElement(Screen, {
    queries: visit.queries,
    match: visit.match,
    ...(failure === null ? {} : { failure }),
  });
}
