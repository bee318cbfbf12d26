/** Renders its children once the page is idle, client-side only: their code is not part of the first load. */
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SectionBoundary } from '../components/SectionBoundary/SectionBoundary.tsx';
import { whenIdle } from '../viewport/whenIdle.ts';

/** @param children lazy components; nothing is shown if their code fails to load. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => whenIdle(() => setIsQuiet(true), 0), []);
  return isQuiet ? (
    <SectionBoundary resetKey={null} fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </SectionBoundary>
  ) : null;
}
