/**
 * For parts of the server's HTML whose code is no part of the first load: waits until the browser is idle after the
 * first part of the page is hydrated, or until the shopper acts before that.
 */
const wanted = Promise.withResolvers<void>();
const acted = Promise.withResolvers<void>();
let isWaiting = false;

const acts = ['pointerdown', 'keydown'];
/** Upper limit if the browser is never idle. Milliseconds. */
const patienceMs = 1_000;

/** Ends the waiting for what is wanted without an act of the shopper. */
export function wake(): void {
  wanted.resolve();
}

/** Ends all waiting. A navigation calls it, since it renders the whole page. */
export function wakeAll(): void {
  wanted.resolve();
  acted.resolve();
}

/** On the server it does not wait. */
export function whenWanted(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  if (!isWaiting) {
    isWaiting = true;
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(wake);
    else requestIdleCallback(wake, { timeout: patienceMs });
    for (const act of acts) window.addEventListener(act, wakeAll, { once: true, capture: true });
  }
  return wanted.promise;
}

/** For what only an act of the shopper needs. */
export async function whenActed(): Promise<void> {
  await whenWanted();
  if (typeof document !== 'undefined') await acted.promise;
}

/** For parts below the first screen: waits for an act, or for `near`. */
export async function whenWantedBelow(near: Promise<void>): Promise<void> {
  await whenWanted();
  if (typeof document !== 'undefined') await Promise.race([near, acted.promise]);
}
