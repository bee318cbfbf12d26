/**
 * Shows the preview of the next screen over the current one, which is hidden but stays mounted: aborting the navigation
 * or going back is cheap.
 */
import { createElement, use } from 'react';
import type { ReactNode } from 'react';
import { PreviewedContext } from './navigationContext.ts';

/** @param children the current screen. */
export function PreviewOutlet({ children }: { children: ReactNode }) {
  const visit = use(PreviewedContext);
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
