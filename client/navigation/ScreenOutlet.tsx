/** The visit's screen. Waits for its code, as its queries wait for their data, in the boundary around it. */
import { createElement, use } from 'react';
import type { Visit } from './Visit.ts';

export function ScreenOutlet({ visit }: { visit: Visit }) {
  const Screen = visit.screen instanceof Promise ? use(visit.screen) : visit.screen;
  return createElement(Screen, { queries: visit.queries, match: visit.match });
}
