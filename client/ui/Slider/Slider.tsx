/**
 * A row of slides. It starts as a plain row that the browser scrolls and snaps, with the same layout; when it comes
 * into view the sliding part is loaded and takes over, and nothing jumps. Without scripts it stays the plain row. It may
 * move by itself; then there is a button that stops it (WCAG 2.2.2).
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

export interface SliderProps {
  /** Name of the row for assistive technology. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  layout?: SliderLayout;
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
    <section className={[styles.slider, className].filter(Boolean).join(' ')} aria-label={label}>
      <div ref={frame} className={[styles.frame, styles[layout]].join(' ')}>
        <ul className={`${trackClass} ${styles.track}`}>
          {slides.map((slide, index) => (
            <li key={index} className={`${slideClass} ${styles.slide}`}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls} data-active={position && !position.isLocked ? '' : undefined}>
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
