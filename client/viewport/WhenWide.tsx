/**
 * For mobile-only overlays such as an open drawer: closes them once the window becomes wide. Their button is hidden
 * then, and a hidden modal dialog would still make the page inert.
 */
import { useEffect, useEffectEvent } from 'react';

/** Where the desktop's layout begins: 1024 px, and more with larger text, as in the styles. */
const wideRem = 64;

export function WhenWide({ run }: { run: () => void }) {
  const handleResize = useEffectEvent(() => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    if (window.innerWidth >= wideRem * rem) run();
  });
  useEffect(() => {
    handleResize();
    const listener = () => handleResize();
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, []);
  return null;
}
