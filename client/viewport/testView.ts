/**
 * Mocks IntersectionObserver, which the simulated browser lacks: the test decides what is in view. Call it once per
 * test file, before anything is rendered: the page shares its observers.
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
  const observers = new Set<Observer>();
  class Observer {
    readonly tell: IntersectionObserverCallback;
    readonly own = new Set<Element>();
    constructor(callback: IntersectionObserverCallback) {
      this.tell = callback;
      observers.add(this);
    }
    observe(element: Element) {
      this.own.add(element);
      watched.add(element);
    }
    unobserve(element: Element) {
      this.own.delete(element);
      if (![...observers].some(({ own }) => own.has(element))) watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    watched,
    show(isInView = true, only) {
      const targets = only ? [only] : [...watched];
      act(() => {
        for (const observer of observers) {
          const own = targets.filter((target) => observer.own.has(target));
          const entries = own.map((target) => ({ target, isIntersecting: isInView }));
          observer.tell(entries as IntersectionObserverEntry[], observer as never);
        }
      });
    },
  };
}
