/**
 * Shows the preview of the next screen over the current one, which is hidden but stays mounted: aborting the navigation
 * or going back is cheap.
 */
import { createElement, use, useLayoutEffect, useOptimistic } from 'react';
import type { ReactNode } from 'react';
import { PreviewContext } from './navigationContext.ts';
import type { Visit } from './visits/Visit.ts';

/** @param children the current screen. */
export function PreviewOutlet({ children }: { children: ReactNode }) {
  const place = use(PreviewContext);
  const [visit, setVisit] = useOptimistic<Visit | null>(null);
  useLayoutEffect(() => place.attach(setVisit), [place, setVisit]);
  useLayoutEffect(() => place.commit(visit), [place, visit]);
  const preview =
    visit?.preview && visit.known
      ? createElement(visit.preview, { known: visit.known, match: visit.match })
      : null;
  return (
    <>
      <div hidden={preview !== null}>{children}</div>
      {preview}
    </>
  );
}
