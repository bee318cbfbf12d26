/**
 * Rendered after a screen in the same boundary, so that its effect runs after those of the screen, which may withhold
 * the view.
 */
import { use, useEffect } from 'react';
import { useWithheldPageView, PageViewContext } from './pageViewContext.ts';

export function PageViewReport() {
  const view = use(PageViewContext);
  useEffect(() => view.report(), [view]);
  return null;
}

/** For the Suspense fallback of the main content: the page view waits until that is shown or has failed. */
export function AwaitedPageView() {
  useWithheldPageView();
  return null;
}
