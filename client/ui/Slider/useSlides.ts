/** Loads the sliding part for a row when it comes into view, keeps its position in state, and takes it away again. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Swiper } from 'swiper/types';
import { observeView } from '../../viewport/observeView.ts';
import { sliderTerms } from './sliderTerms.rules.ts';
import type { SliderLayout } from './sliderTerms.rules.ts';

export const trackClass = 'slider-track';
export const slideClass = 'slider-slide';

/** Where a row stands; null while it is a plain one. */
export interface SlidePosition {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** All slides fit: there is nowhere to slide to. */
  readonly isLocked: boolean;
}

export interface Slides {
  readonly position: SlidePosition | null;
  readonly toNext: () => void;
  readonly toPrevious: () => void;
}

export function useSlides(
  frame: RefObject<HTMLElement | null>,
  {
    layout,
    count,
    onSlide,
  }: { layout: SliderLayout; count: number; onSlide: ((index: number) => void) | undefined },
): Slides {
  const swiper = useRef<Swiper | null>(null);
  const [position, setPosition] = useState<SlidePosition | null>(null);
  const report = useEffectEvent((index: number) => onSlide?.(index));

  useEffect(() => {
    const root = frame.current;
    if (!root) return undefined;
    let isGone = false;

    const follow = (now: Swiper) =>
      setPosition({ isFirst: now.isBeginning, isLast: now.isEnd, isLocked: now.isLocked });
    const mount = async () => {
      const { Swiper: SlidingPart } = await import('./swiper.ts');
      if (isGone) return;
      swiper.current = new SlidingPart(root, {
        ...sliderTerms(layout, count),
        initialSlide: takeScrolledSlide(root),
        wrapperClass: trackClass,
        // Marks the frame the moment the sliding part takes over, before it measures: the layout changes hands unseen.
        containerModifierClass: 'slider-',
        slideClass,
        on: {
          slideChange: (now) => {
            follow(now);
            report(now.realIndex);
          },
          fromEdge: follow,
          toEdge: follow,
          resize: follow,
          lock: follow,
          unlock: follow,
        },
      });
      follow(swiper.current);
    };
    const stopWatching = observeView(root, (isInView) => {
      if (!isInView) return;
      stopWatching();
      void mount();
    });

    // Arrow keys move the row that has the focus: the page may hold several.
    const handleKey = (event: KeyboardEvent) => {
      if (!swiper.current || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
      if (event.key === 'ArrowRight') swiper.current.slideNext();
      else swiper.current.slidePrev();
      event.preventDefault();
    };
    // Tab may reach a slide out of view: bring it in, rather than let the browser scroll the frame.
    const handleFocus = ({ target }: FocusEvent) => {
      if (!swiper.current || !(target instanceof Element)) return;
      root.scrollLeft = 0;
      const index = swiper.current.slides.findIndex((slide) => slide.contains(target));
      if (index >= 0 && target.matches(':focus-visible')) swiper.current.slideTo(index);
    };
    root.addEventListener('keydown', handleKey);
    root.addEventListener('focusin', handleFocus);

    return () => {
      isGone = true;
      stopWatching();
      root.removeEventListener('keydown', handleKey);
      root.removeEventListener('focusin', handleFocus);
      swiper.current?.destroy(true, true);
      swiper.current = null;
    };
  }, [frame, layout, count]);

  return {
    position,
    toNext: () => swiper.current?.slideNext(),
    toPrevious: () => swiper.current?.slidePrev(),
  };
}

/** The slide that the plain row was scrolled to; the row itself goes back, for the sliding part starts there. */
function takeScrolledSlide(root: HTMLElement): number {
  const track = root.firstElementChild;
  const width = track?.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (!track || width === 0) return 0;
  const index = Math.round(track.scrollLeft / width);
  track.scrollLeft = 0;
  return index;
}
