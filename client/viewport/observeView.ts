/**
 * Calls back when an element enters or leaves the viewport, or a margin around it. All elements share one
 * IntersectionObserver for each margin: a category has a hundred links.
 */
type Listener = (isInView: boolean) => void;

interface Watch {
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, Listener>;
}

const watches = new Map<number, Watch>();

function watchWithin(margin: number): Watch {
  const listeners = new Map<Element, Listener>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: `${margin}px 0px` },
  );
  return { observer, listeners };
}

/**
 * Returns the unobserve function. Without IntersectionObserver nothing is ever in view.
 *
 * @param margin above and below the viewport, in CSS pixels.
 */
export function observeView(element: Element, listener: Listener, margin = 0): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const watch = watches.get(margin) ?? watchWithin(margin);
  watches.set(margin, watch);
  watch.listeners.set(element, listener);
  watch.observer.observe(element);
  return () => {
    watch.listeners.delete(element);
    watch.observer.unobserve(element);
  };
}
