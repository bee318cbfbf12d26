/**
 * Whether the screen counts as a page view. The navigator reports each completed navigation once (platform.md 2); parts
 * of the screen withhold it while they show an error, redirect, or wait for the page's main content.
 */
import { createContext, use, useEffect } from 'react';

export interface View {
  /** The screen is shown. Idempotent. */
  readonly report: () => void;
  /** Returns the release function: the view is reported once every withholder has released it. */
  readonly withhold: () => () => void;
}

const noPageViews: View = { report: () => {}, withhold: () => () => {} };

/** Without a navigator (the server, a component's test) nothing is reported. */
export const PageViewContext = createContext<View>(noPageViews);

/** Withholds the page view while the component is mounted. */
export function useWithheldPageView(isWithheld = true): void {
  const view = use(PageViewContext);
  useEffect(() => (isWithheld ? view.withhold() : undefined), [view, isWithheld]);
}
