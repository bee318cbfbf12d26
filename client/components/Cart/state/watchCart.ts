/**
 * Refetches the cart after a change in another tab, or after the page was hidden. Not during a mutation of its own,
 * whose response is newer than any earlier read.
 */
import { onOtherTabChange } from './cartBroadcast.ts';
import { isCartBusy, onCartWrite } from './cartWrites.ts';

/** A page hidden for this long may have missed a change. Milliseconds. */
export const sleepMs = 30_000;

/** Refetches the cart; calls back when that ends, however. Returns the cancel function. */
export type RefreshCart = (onEnd: () => void) => () => void;

/** @returns the unsubscribe function. */
export function watchCart(refresh: RefreshCart): () => void {
  let isStale = false;
  let callOff: (() => void) | null = null;
  let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;

  const catchUp = () => {
    if (!isStale || callOff || isCartBusy()) return;
    isStale = false;
    let hasEnded = false;
    const stop = refresh(() => {
      hasEnded = true;
      callOff = null;
      catchUp();
    });
    if (!hasEnded) callOff = stop;
  };
  const handleChange = () => {
    isStale = true;
    catchUp();
  };
  const handleWrite = () => {
    if (isCartBusy() && callOff) {
      callOff();
      callOff = null;
      isStale = true;
    }
    catchUp();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (hiddenAt !== null && Date.now() - hiddenAt >= sleepMs) handleChange();
  };
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handleChange();
  };

  const stopTabs = onOtherTabChange(handleChange);
  const stopWrites = onCartWrite(handleWrite);
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pageshow', handleShow);
  return () => {
    stopTabs();
    stopWrites();
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pageshow', handleShow);
    callOff?.();
  };
}
