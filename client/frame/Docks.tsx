/** The bars at the foot of the window: one of consent, comparison and another market at a time. */
import { CompareDock } from './CompareBar/CompareDock.tsx';
import { ConsentDock } from './Consent/ConsentDock.tsx';
import { MarketSuggestion } from './MarketSuggestion/MarketSuggestion.tsx';
import { WhenIdle } from './WhenIdle.tsx';

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
