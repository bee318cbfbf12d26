/** Gives a stage its motion, and those around it the enlargement to show and the ways to change it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ZoomMotion } from './ZoomMotion.ts';
import { isZoomed, MAX_ZOOM, MIN_ZOOM } from './zoom.rules.ts';
import type { Point } from './zoom.rules.ts';

export interface ZoomOptions {
  /** Names the picture: another one begins whole. */
  readonly subject: string;
  /** Width by height of the picture. */
  readonly ratio: number;
  /** The whole picture was swiped away: -1 asks for the one before, 1 for the one after. */
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
  const [told, setTold] = useState({ subject, scale: MIN_ZOOM });
  // What was told of the picture before holds for it alone.
  const scale = told.subject === subject ? told.scale : MIN_ZOOM;
  const tell = useEffectEvent((scale: number) => setTold({ subject, scale }));
  const swipe = useEffectEvent(onSwipe);

  useEffect(() => {
    if (!stage.current || !picture.current) return undefined;
    const mine = new ZoomMotion({
      stage: stage.current,
      picture: picture.current,
      ratio,
      onScale: (scale) => tell(scale),
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
