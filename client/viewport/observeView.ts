/**
 * Tells when an element comes into view and when it leaves. One observer serves the whole page, so that a category of
 * a hundred links costs one.
 */
type Listener = (isInView: boolean) => void;

let observer: IntersectionObserver | null = null;
const listeners = new Map<Element, Listener>();

/** Returns the function that stops watching. Where there is no IntersectionObserver nothing is ever in view. */
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
