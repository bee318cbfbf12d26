/**
 * Animates the picture of a pressed tile into the product's picture (View Transitions API). Without support, or with
 * reduced motion, the page changes without it.
 */
import { prefersReducedMotion } from './reducedMotion.ts';

/** Maximum time that painting is blocked while the change is awaited. Milliseconds. */
const mostMs = 500;

/**
 * @param pressed the link within the tile.
 * @param change makes the change; settles once it is in the document. Called in a later task.
 * @returns settles when the transition ends; null when there is none and `change` is left to the caller.
 */
export function viewTransition(
  pressed: Element | undefined,
  change: () => Promise<void>,
): Promise<void> | null {
  const tile = pressed?.closest('article');
  if (!tile || !('startViewTransition' in document) || prefersReducedMotion()) return null;
  const { dataset } = document.documentElement;
  tile.dataset['moves'] = 'out';
  const { ready, finished } = document.startViewTransition(async () => {
    delete tile.dataset['moves'];
    dataset['moves'] = 'in';
    await Promise.race([change(), new Promise((resolve) => setTimeout(resolve, mostMs))]);
  });
  // Skipped, for example in a background tab: the change is made all the same.
  ready.catch(() => {});
  return finished.finally(() => delete dataset['moves']);
}
