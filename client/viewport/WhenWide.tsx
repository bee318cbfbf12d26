/**
 * In what is there for mobile screens alone, such as an open drawer: ends it once the window has become wide. Its button
 * is gone then, and a dialog that is not drawn would still keep the page behind it out of reach.
 */
import { useEffect, useEffectEvent } from 'react';
import { useBreakpoint } from './useBreakpoint.ts';

export function WhenWide({ run }: { run: () => void }) {
  const { isMobile } = useBreakpoint();
  const handleWide = useEffectEvent(run);
  useEffect(() => {
    if (!isMobile) handleWide();
  }, [isMobile]);
  return null;
}
