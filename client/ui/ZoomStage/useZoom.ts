/** Connects a stage to its gestures; returns the zoom level and functions to change it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ZoomMotion } from './ZoomMotion.ts';
import { isZoomed, MAX_ZOOM, MIN_ZOOM } from './zoom.rules.ts';
import type { Point } from './zoom.rules.ts';

export interface ZoomOptions {
  /** Identifies the picture: another one resets the zoom. */
  readonly subject: string;
  /** Aspect ratio, width by height. */
  readonly ratio: number;
  /** The unzoomed picture was swiped: -1 asks for the previous, 1 for the next. */
  readonly onSwipe: (way: -1 | 1) => void;
}

export interface Zoom {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly picture: RefObject<HTMLDivElement | null>;
  /** 1 to 3. */
  readonly scale: number;
  readonly isZoomed: boolean;
  readonly isLargest: boolean;
  readonly step: (way: 'in' | 'out') => void;
  readonly reset: () => void;
  readonly look: (direction: Point) => void;
}

export function useZoom({ subject, ratio, onSwipe }: ZoomOptions): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const motion = useRef<ZoomMotion | null>(null);
  const [reported, setReported] = useState({ subject, scale: MIN_ZOOM });
  // Reports for the previous picture do not apply.
  const scale = reported.subject === subject ? reported.scale : MIN_ZOOM;
  const report = useEffectEvent((scale: number) => setReported({ subject, scale }));
  const swipe = useEffectEvent(onSwipe);

  useEffect(() => {
    if (!stage.current || !picture.current) return undefined;
    const mine = new ZoomMotion({
      stage: stage.current,
      picture: picture.current,
      ratio,
      onScale: (scale) => report(scale),
      onSwipe: (way) => swipe(way),
    });
    motion.current = mine;
    return () => {
      mine.dispose();
      motion.current = null;
    };
  }, [ratio]);
  useEffect(() => motion.current?.begin(subject), [subject]);

  return {
    stage,
    picture,
    scale,
    isZoomed: isZoomed({ scale }),
    isLargest: scale >= MAX_ZOOM,
    step: (way) => motion.current?.step(way),
    reset: () => motion.current?.reset(),
    look: (direction) => motion.current?.look(direction),
  };
}
