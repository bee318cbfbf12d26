/**
 * Shows the comparison bar, whose code is loaded once something is selected. Hidden on screens where it would distract.
 */
import { lazy, Suspense } from 'react';
import { useCompareList } from '../../components/CompareToggle/compareList.ts';
import { showsCompareBar } from '../../components/CompareToggle/compareList.rules.ts';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';

const CompareBar = lazy(() => import('./CompareBar.tsx'));

export function CompareDock() {
  const { path } = useRouteMatch();
  const chosen = useCompareList();
  if (chosen.length === 0 || !showsCompareBar(path)) return null;
  return (
    <SectionBoundary resetKey={path} fallback={null}>
      <Suspense fallback={null}>
        <CompareBar chosen={chosen} />
      </Suspense>
    </SectionBoundary>
  );
}
