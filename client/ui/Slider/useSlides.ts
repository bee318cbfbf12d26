/** Mounts Swiper on a row when it comes into view, keeps its position in state, and destroys it on unmount. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Swiper } from 'swiper/types';
import { onReducedMotionChange, prefersReducedMotion } from '../../viewport/reducedMotion.ts';
import { observeView } from '../../viewport/observeView.ts';
import type { LoopedTrack } from './LoopedTrack.ts';
import type { Way } from './loop.rules.ts';
import { sliderTerms } from './sliderTerms.rules.ts';
import type { SliderLayout } from './sliderTerms.rules.ts';
import type { Autoplay } from './autoplay.ts';

export const trackClass = 'slider-track';
export const slideClass = 'slider-slide';

/** State of a mounted row; null while it is a plain one. */
export interface SlidePosition {
  /** Index of the first visible slide. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** All slides fit: there is nothing to scroll. */
  readonly isLocked: boolean;
}

export interface Slides {
  readonly position: SlidePosition | null;
  readonly toNext: () => void;
  readonly toPrevious: () => void;
  /** State of autoplay: null without it. */
  readonly autoplay: 'moving' | 'stopped' | null;
  readonly toggleAutoplay: () => void;
}

interface SlideTerms {
  layout: SliderLayout;
  count: number;
  /** Autoplay delay in milliseconds; null without autoplay. */
  autoplayDelay: number | null;
  onSlide: ((index: number) => void) | undefined;
}

export function useSlides(
  frame: RefObject<HTMLElement | null>,
  { layout, count, autoplayDelay, onSlide }: SlideTerms,
): Slides {
  const swiper = useRef<Swiper | null>(null);
  const looped = useRef<LoopedTrack | null>(null);
  const [position, setPosition] = useState<SlidePosition | null>(null);
  const autoplay = useRef<Autoplay | null>(null);
  const [canAutoplay, setCanAutoplay] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const holdsFocus = useRef(false);
  const report = useEffectEvent((index: number) => onSlide?.(index));
  const move = useCallback((way: Exclude<Way, 0>) => {
    looped.current?.head(way);
    if (way === 1) swiper.current?.slideNext();
    else swiper.current?.slidePrev();
  }, []);

  useEffect(() => {
    const root = frame.current;
    if (!root) return undefined;
    let isDestroyed = false;
    let stopReducedMotion = () => {};

    const follow = (now: Swiper) => {
      // A loop has no ends.
      const hasEnds = looped.current === null;
      setPosition({
        index: now.realIndex,
        isFirst: hasEnds && now.isBeginning,
        isLast: hasEnds && now.isEnd,
        isLocked: now.isLocked,
      });
      autoplay.current?.setLocked(now.isLocked);
    };
    const mount = async () => {
      const { Swiper: SlidingPart, startAutoplay, LoopedTrack: Looped } = await import('./swiper.ts');
      const track = root.firstElementChild;
      if (isDestroyed || !(track instanceof HTMLElement)) return;
      const { speed, ...terms } = sliderTerms(layout, count);
      // No transition with prefers-reduced-motion.
      const speedOrNone = () => (prefersReducedMotion() ? 0 : speed);
      looped.current = terms.loop ? new Looped(track, [...track.children] as HTMLElement[]) : null;
      const sliding = new SlidingPart(root, {
        ...terms,
        ...(looped.current && Looped.terms),
        speed: speedOrNone(),
        initialSlide: takeScrolledSlide(root),
        wrapperClass: trackClass,
        // Marks the frame just before Swiper measures, so that its layout takes over without a shift.
        containerModifierClass: 'slider-',
        slideClass,
        on: {
          ...looped.current?.on,
          slideChange: (now) => {
            holdsFocus.current = root.contains(document.activeElement);
            follow(now);
            autoplay.current?.restart();
            report(now.realIndex);
          },
          fromEdge: follow,
          toEdge: follow,
          resize: follow,
          lock: follow,
          unlock: follow,
        },
      });
      swiper.current = sliding;
      stopReducedMotion = onReducedMotionChange(() => {
        sliding.params.speed = speedOrNone();
      });
      if (autoplayDelay !== null && root.parentElement) {
        autoplay.current = startAutoplay(root.parentElement, {
          delayMs: autoplayDelay,
          // A row without a loop starts over after its last slide.
          advance: () => (sliding.isEnd && !looped.current ? sliding.slideTo(0) : move(1)),
          onCan: setCanAutoplay,
        });
      }
      follow(sliding);
    };
    const stopWatching = observeView(root, (isInView) => {
      if (!isInView) return;
      stopWatching();
      // If its code fails to load, the row stays a plain one.
      mount().catch(() => {});
    });

    // Arrow keys move the focused row only: the page may have several.
    const handleKey = (event: KeyboardEvent) => {
      if (!swiper.current || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
      move(event.key === 'ArrowRight' ? 1 : -1);
      event.preventDefault();
    };
    // Tab may focus a slide out of view: slide to it, before the browser scrolls the frame.
    const handleFocus = ({ target }: FocusEvent) => {
      if (!swiper.current || !(target instanceof Element)) return;
      root.scrollLeft = 0;
      const index = swiper.current.slides.findIndex((slide) => slide.contains(target));
      if (index >= 0 && target.matches(':focus-visible')) swiper.current.slideTo(index);
    };
    root.addEventListener('keydown', handleKey);
    root.addEventListener('focusin', handleFocus);

    return () => {
      isDestroyed = true;
      stopWatching();
      root.removeEventListener('keydown', handleKey);
      root.removeEventListener('focusin', handleFocus);
      autoplay.current?.end();
      autoplay.current = null;
      stopReducedMotion();
      swiper.current?.destroy(true, true);
      swiper.current = null;
      looped.current?.end();
      looped.current = null;
    };
  }, [frame, layout, count, autoplayDelay, move]);

  // A slide out of view becomes inert: move its focus to the new one.
  const index = position?.index;
  useEffect(() => {
    if (layout !== 'single' || index === undefined || !holdsFocus.current) return;
    holdsFocus.current = false;
    swiper.current?.slides[swiper.current.activeIndex]?.focus({ preventScroll: true });
  }, [layout, index]);

  return {
    position,
    toNext: () => move(1),
    toPrevious: () => move(-1),
    autoplay: canAutoplay ? (isStopped ? 'stopped' : 'moving') : null,
    toggleAutoplay: () => {
      setIsStopped(!isStopped);
      autoplay.current?.setStopped(!isStopped);
    },
  };
}

/** The slide that the plain row was scrolled to; the row itself scrolls back, where Swiper starts. */
function takeScrolledSlide(root: HTMLElement): number {
  const track = root.firstElementChild;
  const width = track?.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (!track || width === 0) return 0;
  const index = Math.round(track.scrollLeft / width);
  track.scrollLeft = 0;
  return index;
}
