/**
 * Mocks IntersectionObserver, which the simulated browser lacks: the test decides what is in view. Call it once per
 * test file, before anything is rendered: the page has one shared observer.
 */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

export interface TestView {
  /** Currently observed elements. */
  readonly watched: ReadonlySet<Element>;
  /** Puts all observed elements, or one, into view or out of it. */
  show(isInView?: boolean, only?: Element): void;
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
    show(isInView = true, only) {
      const entries = (only ? [only] : [...watched]).map((target) => ({ target, isIntersecting: isInView }));
      act(() => tell(entries as IntersectionObserverEntry[], new Observer(tell) as never));
    },
  };
}
