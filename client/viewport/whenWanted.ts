/**
 * For parts of the server's HTML whose code is no part of the first load: waits until the browser is idle after the
 * first part of the page is hydrated, or until the shopper acts before that.
 */
const { promise: wanted, resolve } = Promise.withResolvers<void>();
let isWaiting = false;

const acts = ['pointerdown', 'keydown'];
/** Upper limit if the browser is never idle. Milliseconds. */
const patienceMs = 1_000;

/** Ends the waiting. A navigation calls it, since it renders the whole page. */
export function wake(): void {
  resolve();
}

/** On the server it does not wait. */
export function whenWanted(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  if (!isWaiting) {
    isWaiting = true;
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(wake);
    else requestIdleCallback(wake, { timeout: patienceMs });
    for (const act of acts) window.addEventListener(act, wake, { once: true, capture: true });
  }
  return wanted;
}
