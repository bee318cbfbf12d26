/**
 * Renders a Swiper row as a loop. Swiper counts and handles touch as in a row that rewinds; the track and its slides
 * are positioned here by transforms. Swiper's own loop moves slides in the document, which loses focus, stops videos
 * and counts as layout shift.
 */
import type { Swiper } from 'swiper/types';
import { drawnOffset, roundsOf } from './loop.rules.ts';
import type { LoopGeometry, Way } from './loop.rules.ts';

export class LoopedTrack {
  /** Swiper effect without any rendering of its own. */
  static readonly terms = { loop: false, rewind: true, virtualTranslate: true, resistance: false } as const;

  readonly #track: HTMLElement;
  readonly #slides: readonly HTMLElement[];
  #geometry: LoopGeometry;
  /** Swiper's offset, and the number of whole rounds between it and the rendered position. */
  #own = 0;
  #rounds = 0;
  /** Distance between track and offset while a touch holds a stopped transition. */
  #held = 0;
  #way: Way = 0;
  #isGliding = false;
  #isTouched = false;

  constructor(track: HTMLElement, slides: readonly HTMLElement[]) {
    this.#track = track;
    this.#slides = slides;
    this.#geometry = { width: 0, count: slides.length };
  }

  /** Direction of the next transition. */
  head(way: Way): void {
    this.#way = way;
  }

  /** Swiper event listeners. */
  readonly on = {
    touchStart: () => {
      this.#isTouched = true;
    },
    touchEnd: ({ params }: Pick<Swiper, 'params'>) => {
      this.#isTouched = false;
      // After a touch that stopped a transition and did not drag.
      queueMicrotask(() => {
        if (this.#held !== 0) this.#glideHome(params.speed ?? 0);
      });
    },
    setTransition: (_swiper: unknown, durationMs: number) => {
      this.#isGliding = durationMs > 0;
      if (!this.#isGliding && this.#isTouched) {
        this.#held = this.#seen() - this.#drawn;
        this.#draw(this.#drawn);
      }
    },
    setTranslate: ({ width }: Pick<Swiper, 'width'>, own: number) => {
      const from = this.#isGliding ? this.#seen() : null;
      const drawn = this.#drawn;
      this.#geometry = { ...this.#geometry, width };
      this.#own = own;
      if (width === 0) return;
      if (from === null) {
        if (!this.#isTouched) this.#held = 0;
        this.#draw(this.#drawn);
        return;
      }
      // Several presses may occur within one transition: each counts from the previous target.
      const now = this.#held === 0 ? drawn : from;
      this.#rounds = Math.round((drawnOffset(own, now, this.#way, this.#geometry) - own) / this.#round);
      this.#held = 0;
      this.#way = 0;
      this.#draw((from + this.#drawn) / 2);
    },
  };

  /** Restores the plain row. */
  end(): void {
    for (const element of [this.#track, ...this.#slides]) element.style.removeProperty('transform');
  }

  get #round(): number {
    return this.#geometry.width * this.#geometry.count;
  }

  get #drawn(): number {
    return this.#own + this.#rounds * this.#round;
  }

  /** Current track position, including during a transition. */
  #seen(): number {
    const { transform } = getComputedStyle(this.#track);
    return transform === '' || transform === 'none' ? 0 : new DOMMatrixReadOnly(transform).m41;
  }

  #glideHome(durationMs: number): void {
    const from = this.#seen();
    this.#held = 0;
    this.#track.style.transitionDuration = `${durationMs}ms`;
    this.#draw((from + this.#drawn) / 2);
  }

  /** @param middle offset around which slides are needed. */
  #draw(middle: number): void {
    this.#track.style.transform = `translate3d(${this.#drawn + this.#held}px, 0, 0)`;
    for (const [index, slide] of this.#slides.entries()) {
      const rounds = roundsOf(index, middle + this.#held, this.#geometry);
      slide.style.transform = rounds === 0 ? '' : `translate3d(${rounds * this.#round}px, 0, 0)`;
    }
  }
}
