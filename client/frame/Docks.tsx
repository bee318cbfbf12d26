/** The bars at the foot of the window: one of consent, comparison and another market at a time. */
import { lazy } from 'react';
import { CompareDock } from './CompareBar/CompareDock.tsx';
import { ConsentDock } from './Consent/ConsentDock.tsx';
import { WhenIdle } from './WhenIdle.tsx';

const MarketSuggestion = lazy(async () => ({
  default: (await import('./MarketSuggestion/MarketSuggestion.tsx')).MarketSuggestion,
}));

export function Docks() {
  return (
    <ConsentDock>
      {/* Above the other: it comes late, and moves nothing. */}
      <WhenIdle>
        <MarketSuggestion />
      </WhenIdle>
      <CompareDock />
    </ConsentDock>
  );
}
