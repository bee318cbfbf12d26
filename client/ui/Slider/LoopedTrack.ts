/**
 * Draws a row in a loop. The sliding part keeps count and follows the finger, as in a row that rewinds; where the track
 * and its slides are drawn is decided here, by transforms alone. The part's own loop moves slides about in the document:
 * they would lose the focus, films would stop, and browsers would count a page that jumps.
 */
import type { Swiper } from 'swiper/types';
import { drawnOffset, roundsOf } from './loop.rules.ts';
import type { Ring, Way } from './loop.rules.ts';

export class LoopedTrack {
  /** For the sliding part: it counts, and draws nothing. */
  static readonly terms = { loop: false, rewind: true, virtualTranslate: true, resistance: false } as const;

  readonly #track: HTMLElement;
  readonly #slides: readonly HTMLElement[];
  #ring: Ring;
  /** Offset that the sliding part has, and rounds that it is drawn away from it. */
  #own = 0;
  #rounds = 0;
  /** What a finger that stopped a glide keeps the track away from its offset by, until it lets go. */
  #held = 0;
  #way: Way = 0;
  #isGliding = false;
  #isTouched = false;

  constructor(track: HTMLElement, slides: readonly HTMLElement[]) {
    this.#track = track;
    this.#slides = slides;
    this.#ring = { width: 0, count: slides.length };
  }

  /** The next glide goes this way. */
  head(way: Way): void {
    this.#way = way;
  }

  /** Listeners for the sliding part. */
  readonly on = {
    touchStart: () => {
      this.#isTouched = true;
    },
    touchEnd: ({ params }: Pick<Swiper, 'params'>) => {
      this.#isTouched = false;
      // When no glide followed: a finger that stopped one and did nothing else.
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
      this.#ring = { ...this.#ring, width };
      this.#own = own;
      if (width === 0) return;
      if (from === null) {
        if (!this.#isTouched) this.#held = 0;
        this.#draw(this.#drawn);
        return;
      }
      // Several presses may follow each other within one glide: each counts from where the one before leads.
      const now = this.#held === 0 ? drawn : from;
      this.#rounds = Math.round((drawnOffset(own, now, this.#way, this.#ring) - own) / this.#round);
      this.#held = 0;
      this.#way = 0;
      this.#draw((from + this.#drawn) / 2);
    },
  };

  /** Gives the plain row back. */
  end(): void {
    for (const element of [this.#track, ...this.#slides]) element.style.removeProperty('transform');
  }

  get #round(): number {
    return this.#ring.width * this.#ring.count;
  }

  get #drawn(): number {
    return this.#own + this.#rounds * this.#round;
  }

  /** Where the track is at this moment, be it on its way. */
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
      const rounds = roundsOf(index, middle + this.#held, this.#ring);
      slide.style.transform = rounds === 0 ? '' : `translate3d(${rounds * this.#round}px, 0, 0)`;
    }
  }
}
