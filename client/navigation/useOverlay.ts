/** An overlay that the browser's Back closes instead of leaving the page, as on phones. */
import { createContext, use, useRef, useState } from 'react';

/** Lays it over the screen; the function returned takes its entry out of the history again (`Navigator.overlay`). */
export type LayOver = (onBack: () => void) => () => void;

export const staysWithoutEntry: LayOver = () => () => {};

/** Without a provider (a component's test) Back is the page's. */
export const OverlayContext = createContext<LayOver>(staysWithoutEntry);

export interface OverlayState {
  readonly isOpen: boolean;
  /** Both are called from events, never while rendering. */
  readonly open: () => void;
  readonly close: () => void;
}

export function useOverlay(): OverlayState {
  const layOver = use(OverlayContext);
  const [isOpen, setIsOpen] = useState(false);
  const takeAway = useRef<(() => void) | null>(null);
  return {
    isOpen,
    open: () => {
      if (takeAway.current) return;
      takeAway.current = layOver(() => {
        takeAway.current = null;
        setIsOpen(false);
      });
      setIsOpen(true);
    },
    close: () => {
      takeAway.current?.();
      takeAway.current = null;
      setIsOpen(false);
    },
  };
}
