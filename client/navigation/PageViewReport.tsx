/** Stands behind a screen, in the same boundary: its effect runs after those of the screen, which may withhold the view. */
import { use, useEffect } from 'react';
import { useWithheldPageView, PageViewContext } from './pageViewContext.ts';

export function PageViewReport() {
  const view = use(PageViewContext);
  useEffect(() => view.report(), [view]);
  return null;
}

/** Part of the fallback for what the page is about: nobody has seen the page before it is there, or has failed. */
export function AwaitedPageView() {
  useWithheldPageView();
  return null;
}
