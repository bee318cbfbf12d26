/** Reports each visit once when its screen is shown, unless a part of it withholds that (pageViewContext.ts). */
import { reportPageView } from '../../analytics/pageView.ts';
import type { Visit } from './Visit.ts';

export class PageViews {
  readonly #current: () => Visit | null;
  /** How many parts of a visit's screen withhold its view. */
  readonly #withheld = new WeakMap<Visit, number>();
  #reported: Visit | null = null;

  /** @param current the visit on screen; null when the shop is gone. */
  constructor(current: () => Visit | null) {
    this.#current = current;
  }

  /** Idempotent, as StrictMode asks. */
  report(visit: Visit): void {
    if (visit === this.#reported || visit !== this.#current() || this.#withheld.has(visit)) return;
    this.#reported = visit;
    this.reportAgain();
  }

  /** Tells of the view on screen once more: to a tag manager that comes later. Nothing where there is none yet. */
  reportAgain(): void {
    const visit = this.#reported;
    if (visit && visit === this.#current()) reportPageView(visit.name, visit.href + window.location.hash);
  }

  /** The function returned takes it back. */
  withhold(visit: Visit): () => void {
    this.#withheld.set(visit, (this.#withheld.get(visit) ?? 0) + 1);
    return () => {
      const left = (this.#withheld.get(visit) ?? 1) - 1;
      if (left > 0) this.#withheld.set(visit, left);
      else this.#withheld.delete(visit);
      // What takes the part's place may withhold it too: its effects run in the same step.
      queueMicrotask(() => this.report(visit));
    };
  }
}
