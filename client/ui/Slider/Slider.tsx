/**
 * A row of slides. It starts as a plain row that the browser scrolls and snaps, with the same layout; when it comes
 * into view the sliding part is loaded and takes over, and nothing jumps. Without scripts it stays the plain row. It may
 * move by itself; then there is a button that stops it (WCAG 2.2.2).
 *
 * A row that shows one slide at a time is a carousel to assistive technology once it slides: slides out of view are out
 * of reach, and a slide that the shopper brought in is told.
 */
import { Children, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { SliderLayout } from './sliderTerms.rules.ts';
import styles from './Slider.module.css';
import { slideClass, trackClass, useSlides } from './useSlides.ts';

export interface SliderAutoplay {
  /** Milliseconds that each step stands. */
  delayMs: number;
  /** Names of the button while the row moves, and while it is stopped. */
  pauseLabel: string;
  playLabel: string;
}

/** What assistive technology is told of a row that shows one slide at a time; in the reader's language. */
export interface CarouselWords {
  /** What the row is: 'carousel'. */
  role: string;
  /** What each slide is: 'slide'. */
  slideRole: string;
  /** '2 of 3', counted from 1. */
  slideLabel: (position: number, count: number) => string;
}

export interface SliderProps {
  /** Name of the row for assistive technology. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  layout?: SliderLayout;
  /** Only with the layout `single`. */
  carousel?: CarouselWords | undefined;
  /** below: under the row · over: on its lower end, in the colours that its owner sets. */
  controls?: 'below' | 'over';
  /** Moves by itself; only for the shopper when absent. */
  autoplay?: SliderAutoplay | undefined;
  /** Called with the index of the slide that has come to stand first. */
  onSlide?: (index: number) => void;
  className?: string | undefined;
  /** A child a slide. */
  children: ReactNode;
}

export function Slider({
  label,
  previousLabel,
  nextLabel,
  layout = 'grid',
  carousel,
  controls = 'below',
  autoplay,
  onSlide,
  className,
  children,
}: SliderProps) {
  const slides = Children.toArray(children);
  const frame = useRef<HTMLDivElement>(null);
  const { position, toNext, toPrevious, ...itself } = useSlides(frame, {
    layout,
    count: slides.length,
    autoplayDelay: autoplay?.delayMs ?? null,
    onSlide,
  });
  return (
    <section
      className={[styles.slider, className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-roledescription={carousel?.role}
    >
      <div ref={frame} className={[styles.frame, styles[layout]].join(' ')}>
        <ul
          className={`${trackClass} ${styles.track}`}
          {...(carousel && {
            'aria-live': itself.autoplay === 'moving' ? ('off' as const) : ('polite' as const),
            // A plain row scrolls by the keyboard even when nothing in it takes the focus.
            tabIndex: position === null ? 0 : undefined,
          })}
        >
          {slides.map((slide, index) => (
            <li
              key={index}
              {...(carousel && {
                'aria-roledescription': carousel.slideRole,
                'aria-label': carousel.slideLabel(index + 1, slides.length),
                tabIndex: -1,
                inert: position !== null && position.index !== index,
              })}
              className={`${slideClass} ${styles.slide}`}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <div
        className={[styles.controls, controls === 'over' && styles.over].filter(Boolean).join(' ')}
        data-active={position && !position.isLocked ? '' : undefined}
      >
        {autoplay && itself.autoplay && (
          <button
            type="button"
            className={styles.control}
            aria-label={itself.autoplay === 'moving' ? autoplay.pauseLabel : autoplay.playLabel}
            onClick={itself.toggleAutoplay}
          >
            <Icon name={itself.autoplay === 'moving' ? 'pause' : 'play'} />
          </button>
        )}
        <button
          type="button"
          className={styles.control}
          aria-label={previousLabel}
          disabled={position?.isFirst ?? true}
          onClick={toPrevious}
        >
          <Icon name="arrowLeft" />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={nextLabel}
          disabled={position?.isLast ?? true}
          onClick={toNext}
        >
          <Icon name="arrowRight" />
        </button>
      </div>
    </section>
  );
}
