/**
 * Shows one bar at a time, consent first: the others wait for the answer. The bar's code is loaded when there is
 * something to ask.
 */
import { lazy, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { useConsentQuestion } from '../../analytics/consent.ts';
import { TagManagerContext } from '../../analytics/tagManagerContext.ts';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';

const ConsentBar = lazy(() => import('./ConsentBar.tsx'));

export function ConsentDock({ children }: { children: ReactNode }) {
  const isPossible = use(TagManagerContext) !== null;
  const asking = useConsentQuestion();
  if (!isPossible || asking === 'no') return children;
  return (
    <SectionBoundary resetKey={asking} fallback={children}>
      <Suspense fallback={null}>
        <ConsentBar key={asking} isWanted={asking === 'again'} />
      </Suspense>
    </SectionBoundary>
  );
}
