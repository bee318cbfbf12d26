/**
 * Lets the picture of a pressed tile grow into the product's picture (View Transitions API). Where the browser lacks it,
 * or less motion is preferred, the page changes without.
 */
import { prefersReducedMotion } from './reducedMotion.ts';

/** The page is not painted while a change is awaited. Milliseconds. */
const mostMs = 500;

/**
 * @param pressed the link within the tile.
 * @param change makes the change; settles once it is in the document. Called in a later task.
 * @returns settles when the movement is over; null when nothing moves and `change` is the caller's to make.
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
  // Skipped, in a background tab for one: the change is made all the same.
  ready.catch(() => {});
  return finished.finally(() => delete dataset['moves']);
}
