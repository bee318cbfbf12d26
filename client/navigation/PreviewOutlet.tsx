/**
 * Puts the preview of the next screen in place of the one that stands, which is only hidden: leaving it costs nothing
 * before the next one is there, and coming back before that costs nothing either.
 */
import { createElement, use } from 'react';
import type { ReactNode } from 'react';
import { PreviewedContext } from './navigationContext.ts';

/** @param children the screen that stands. */
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
