/** Scroll position and focus after a navigation. */
import { prefersReducedMotion } from '../viewport/reducedMotion.ts';
import { smoothHash } from './addresses/internalHref.rules.ts';

/** Scrolls to the element of a hash, else to `top` (CSS pixels). */
export function scrollToTarget(hash: string, top: number): void {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  if (!target) {
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  target.scrollIntoView({ behavior: hash === smoothHash && !prefersReducedMotion() ? 'smooth' : 'instant' });
}

/** Screen readers start at the new screen's heading. Does not scroll. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
