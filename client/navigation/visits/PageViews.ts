/** Reports each visit once when its screen is shown, unless a part of it withholds that (pageViewContext.ts). */
import { reportPageView } from '../../analytics/pageView.ts';
import type { Visit } from './Visit.ts';

export class PageViews {
  readonly #current: () => Visit | null;
  /** Number of parts that withhold a visit's view. */
  readonly #withheld = new WeakMap<Visit, number>();
  #reported: Visit | null = null;

  /** @param current the visit on screen; null when the app is unmounted. */
  constructor(current: () => Visit | null) {
    this.#current = current;
  }

  /** Idempotent, as StrictMode requires. */
  report(visit: Visit): void {
    if (visit === this.#reported || visit !== this.#current() || this.#withheld.has(visit)) return;
    this.#reported = visit;
    this.reportAgain();
  }

  /** Reports the current view again, to a tag manager that loads later. No-op before the first view. */
  reportAgain(): void {
    const visit = this.#reported;
    if (visit && visit === this.#current()) reportPageView(visit.name, visit.href + window.location.hash);
  }

  /** The returned function releases it. */
  withhold(visit: Visit): () => void {
    this.#withheld.set(visit, (this.#withheld.get(visit) ?? 0) + 1);
    return () => {
      const left = (this.#withheld.get(visit) ?? 1) - 1;
      if (left > 0) this.#withheld.set(visit, left);
      else this.#withheld.delete(visit);
      // The part's replacement may withhold it too: its effects run in the same commit.
      queueMicrotask(() => this.report(visit));
    };
  }
}
