/**
 * Stands in for the browser's IntersectionObserver, which a simulated one lacks: the test says what comes into view.
 * Call it once a test file, before anything is rendered: one observer serves the page.
 */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

export interface TestView {
  /** Elements that somebody watches now. */
  readonly watched: ReadonlySet<Element>;
  /** Everything that is watched comes into view, or leaves it. */
  show(isInView?: boolean): void;
}

export function stubView(): TestView {
  const watched = new Set<Element>();
  let tell: IntersectionObserverCallback = () => {};
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe(element: Element) {
      watched.add(element);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    watched,
    show(isInView = true) {
      const entries = [...watched].map((target) => ({ target, isIntersecting: isInView }));
      act(() => tell(entries as IntersectionObserverEntry[], new Observer(tell) as never));
    },
  };
}
