/** The row of pictures: scrolls and snaps by itself, and tells which picture stands in it and when one is pressed. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { gestureOf } from '../../../viewport/gesture.rules.ts';
import type { Touch } from '../../../viewport/gesture.rules.ts';
import styles from './ProductGallery.module.css';

/** A row that scrolls must be reachable by keyboard; the arrow keys then move it. */
const reachable = { tabIndex: 0 } as const;

interface GalleryTrackProps {
  ref: RefObject<HTMLUListElement | null>;
  label: string;
  /** Its pictures are about to change. */
  isBusy: boolean;
  onShow: (index: number) => void;
  /** The shopper may be about to press. */
  onReach: () => void;
  /** A picture was tapped, or Enter pressed on the row. */
  onPress: () => void;
  /** A list item a picture. */
  children: ReactNode;
}

export function GalleryTrack({ ref, label, isBusy, onShow, onReach, onPress, children }: GalleryTrackProps) {
  const start = useRef<Touch | null>(null);
  const show = useEffectEvent(onShow);

  const handleDown = useEffectEvent((event: PointerEvent) => {
    onReach();
    start.current = touchOf(event);
  });
  // A long press asks for the browser's own menu, a wandering one selects or scrolls: only a tap looks closer.
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const began = start.current;
    start.current = null;
    if (!began || gestureOf(began, touchOf(event)) !== 'tap') return;
    if (event.target instanceof Element && event.target.closest('picture')) onPress();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== ref.current) return;
    // The focus is elsewhere before the key is up: it must not press what it finds there.
    event.preventDefault();
    onPress();
  });

  // Gestures of the whole row, whose controls are the button and the thumbnails beside it.
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
