/**
 * Calls back when an element enters or leaves the viewport. All elements share one IntersectionObserver: a category has
 * a hundred links.
 */
type Listener = (isInView: boolean) => void;

let observer: IntersectionObserver | null = null;
const listeners = new Map<Element, Listener>();

/** Returns the unobserve function. Without IntersectionObserver nothing is ever in view. */
export function observeView(element: Element, listener: Listener): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
