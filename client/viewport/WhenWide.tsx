/**
 * For mobile-only overlays such as an open drawer: closes them once the window becomes wide. Their button is hidden
 * then, and a hidden modal dialog would still make the page inert.
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
