/** The media query `prefers-reduced-motion` (WCAG 2.3.3). */
const query = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

/** Returns the unsubscribe function. */
export function onReducedMotionChange(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
