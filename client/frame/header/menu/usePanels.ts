/**
 * Which panel of the main navigation is open. A mouse opens by resting and closes by leaving, with a little patience
 * both ways; Escape closes and gives the focus back; following a link, pressing or moving the focus elsewhere, and
 * arriving somewhere close too.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

/**
 * A pointer that only crosses opens nothing, nor does one that crosses a neighbour on its way into the panel; one that
 * slips off has time to come back. Milliseconds.
 */
const openDelayMs = 90;
const switchDelayMs = 120;
const closeDelayMs = 220;

export interface Panels {
  /** Index of the open panel. */
  readonly open: number | null;
  readonly setOpen: (index: number | null) => void;
  /** For `onPointerEnter` of an item; null for an item without a panel. */
  readonly handleEnter: (event: PointerEvent, index: number | null) => void;
}

/**
 * @param arrival the path on screen: another one closes the panel.
 * @param toggleId id of the button that opens a panel.
 */
export function usePanels(
  navigation: RefObject<HTMLElement | null>,
  arrival: string,
  toggleId: (index: number) => string,
): Panels {
  const [open, setOpen] = useState<number | null>(null);
  const [arrivedAt, setArrivedAt] = useState(arrival);
  if (arrivedAt !== arrival) {
    setArrivedAt(arrival);
    setOpen(null);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openSoon = (index: number | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(index), delay);
  };

  const handleLeave = useEffectEvent((event: globalThis.PointerEvent) => {
    if (event.pointerType === 'mouse') openSoon(null, closeDelayMs);
  });
  const handleFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !navigation.current?.contains(relatedTarget)) setOpen(null);
  });
  const handleClick = useEffectEvent(({ target }: globalThis.MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    clearTimeout(timer.current);
    setOpen(null);
  });
  const handlePress = useEffectEvent(({ target }: globalThis.PointerEvent) => {
    if (open === null || (target instanceof Node && navigation.current?.contains(target))) return;
    clearTimeout(timer.current);
    setOpen(null);
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return;
    if (navigation.current?.contains(document.activeElement))
      document.getElementById(toggleId(open))?.focus();
    clearTimeout(timer.current);
    setOpen(null);
  });

  useEffect(() => {
    const element = navigation.current;
    element?.addEventListener('pointerleave', handleLeave);
    element?.addEventListener('focusout', handleFocusOut);
    // Runs before an item's own handler, which may open its panel for a tap.
    element?.addEventListener('click', handleClick);
    // On the document: a panel opened by hovering closes by Escape wherever the focus is.
    document.addEventListener('keydown', handleKey);
    // Touch has no pointerleave: a press outside the panel closes it.
    document.addEventListener('pointerdown', handlePress);
    return () => {
      clearTimeout(timer.current);
      element?.removeEventListener('pointerleave', handleLeave);
      element?.removeEventListener('focusout', handleFocusOut);
      element?.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [navigation]);

  return {
    open,
    setOpen,
    handleEnter: (event, index) => {
      if (event.pointerType === 'mouse') openSoon(index, open === null ? openDelayMs : switchDelayMs);
    },
  };
}
