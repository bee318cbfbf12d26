/** The scroll-snapping row of pictures; reports the current picture and presses. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { gestureOf } from '../../../viewport/gesture.rules.ts';
import type { Touch } from '../../../viewport/gesture.rules.ts';
import styles from './ProductGallery.module.css';

/** A scrollable row must be focusable; arrow keys then scroll it. */
const reachable = { tabIndex: 0 } as const;

interface GalleryTrackProps {
  ref: RefObject<HTMLUListElement | null>;
  label: string;
  /** Its pictures are about to change. */
  isBusy: boolean;
  onShow: (index: number) => void;
  /** Called on intent to open the viewer. */
  onReach: () => void;
  /** Called when a picture is tapped, or Enter is pressed on the row. */
  onPress: () => void;
  /** One list item per picture. */
  children: ReactNode;
}

export function GalleryTrack({ ref, label, isBusy, onShow, onReach, onPress, children }: GalleryTrackProps) {
  const start = useRef<Touch | null>(null);
  const show = useEffectEvent(onShow);

  const handleDown = useEffectEvent((event: PointerEvent) => {
    onReach();
    start.current = touchOf(event);
  });
  // A long press opens the context menu, a drag selects or scrolls: only a tap opens the viewer.
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const began = start.current;
    start.current = null;
    if (!began || gestureOf(began, touchOf(event)) !== 'tap') return;
    if (event.target instanceof Element && event.target.closest('picture')) onPress();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== ref.current) return;
    // The focus moves before keyup, which must not press the newly focused button.
    event.preventDefault();
    onPress();
  });

  // Events of the whole row; the button and the thumbnails are its accessible controls.
  useEffect(() => {
    const track = ref.current;
    if (!track) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    track.addEventListener('pointerdown', handleDown, { signal });
    track.addEventListener('click', handleClick, { signal });
    track.addEventListener('keydown', handleKey, { signal });
    track.addEventListener(
      'scroll',
      () => show(Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth))),
      { signal, passive: true },
    );
    return () => ending.abort();
  }, [ref]);

  return (
    <ul ref={ref} className={styles.track} {...reachable} aria-label={label} aria-busy={isBusy || undefined}>
      {children}
    </ul>
  );
}

function touchOf({ clientX, clientY, timeStamp }: MouseEvent): Touch {
  return { x: clientX, y: clientY, atMs: timeStamp };
}
