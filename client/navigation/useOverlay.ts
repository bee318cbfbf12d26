/** An overlay that Back closes instead of leaving the page, as on phones. */
import { createContext, use, useRef, useState } from 'react';

/** Opens it; the returned function removes its history entry (`Navigator.overlay`). */
export type OpenOverlay = (onBack: () => void) => () => void;

export const noOverlay: OpenOverlay = () => () => {};

/** Without a provider (in component tests) Back leaves the page. */
export const OverlayContext = createContext<OpenOverlay>(noOverlay);

export interface OverlayState {
  readonly isOpen: boolean;
  /** Call both from events, never while rendering. */
  readonly open: () => void;
  readonly close: () => void;
}

export function useOverlay(): OverlayState {
  const openOverlay = use(OverlayContext);
  const [isOpen, setIsOpen] = useState(false);
  const takeAway = useRef<(() => void) | null>(null);
  return {
    isOpen,
    open: () => {
      if (takeAway.current) return;
      takeAway.current = openOverlay(() => {
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
