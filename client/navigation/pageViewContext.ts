/**
 * Whether what stands on screen is a page view. The navigator reports each completed navigation once (platform.md 2);
 * parts of the screen withhold it while they show an error, lead elsewhere, or wait for what the page is about.
 */
import { createContext, use, useEffect } from 'react';

export interface View {
  /** The screen stands. Idempotent. */
  readonly report: () => void;
  /** The function returned takes it back: once nobody withholds it any more, the view is reported. */
  readonly withhold: () => () => void;
}

const nobodys: View = { report: () => {}, withhold: () => () => {} };

/** Without a navigator (the server, a component's test) nothing is reported. */
export const PageViewContext = createContext<View>(nobodys);

/** For a part that makes its screen no page view as long as it stands. */
export function useWithheldPageView(isWithheld = true): void {
  const view = use(PageViewContext);
  useEffect(() => (isWithheld ? view.withhold() : undefined), [view, isWithheld]);
}
