/**
 * Which panel of the main navigation is open. Hovering opens and leaving closes, both with a delay; Escape closes and
 * returns the focus; following a link, pressing or focusing elsewhere, and navigation close too.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

/**
 * Hover delays, so that a pointer crossing an entry opens nothing, crossing a neighbour on the way into the panel does
 * not switch, and slipping off briefly does not close. Milliseconds.
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
 * @param arrival the path on screen: a new one closes the panel.
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
    // Runs before an item's own handler, which may open its panel on tap.
    element?.addEventListener('click', handleClick);
    // On the document: Escape closes a hovered panel wherever the focus is.
    document.addEventListener('keydown', handleKey);
    // Touch has no pointerleave: a press outside closes the panel.
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
