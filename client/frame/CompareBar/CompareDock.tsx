/** Opens the comparison's bar when something has been chosen; its code is loaded then. Not where the shopper is about something else. */
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
