/**
 * A row of slides. It starts as a plain scroll-snapping row with the same layout; when it comes into view Swiper is
 * loaded and takes over without a layout shift. Without scripts it stays a plain row. With autoplay it has a pause
 * button (WCAG 2.2.2).
 *
 * A row that shows one slide at a time is a carousel to assistive technology: slides out of view are inert, and a slide
 * that the shopper navigates to is announced.
 */
import { Children, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { SliderLayout } from './sliderTerms.rules.ts';
import styles from './Slider.module.css';
import { slideClass, trackClass, useSlides } from './useSlides.ts';

export interface SliderAutoplay {
  /** Delay between steps. Milliseconds. */
  delayMs: number;
  /** Labels of the button while playing, and while paused. */
  pauseLabel: string;
  playLabel: string;
}

/** Labels of a carousel for assistive technology, in the reader's language. */
export interface CarouselLabels {
  /** Role description of the row: 'carousel'. */
  role: string;
  /** Role description of a slide: 'slide'. */
  slideRole: string;
  /** '2 of 3', counted from 1. */
  slideLabel: (position: number, count: number) => string;
}

export interface SliderProps {
  /** Accessible name of the row. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  layout?: SliderLayout;
  /** Only with the layout `single`. */
  carousel?: CarouselLabels | undefined;
  /** below: under the row · over: on its lower edge, in colours that the owner sets. */
  controls?: 'below' | 'over';
  /** Autoplay; absent for none. */
  autoplay?: SliderAutoplay | undefined;
  /** Called with the index of the new first visible slide. */
  onSlide?: (index: number) => void;
  className?: string | undefined;
  /** One child per slide. */
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
            // Lets the keyboard scroll a plain row without focusable content.
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
