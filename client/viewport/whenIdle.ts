/** Upper limit if the browser is never idle. Milliseconds. */
const patienceMs = 2_000;

/** Runs deferrable work when the browser is idle, after the load event and a delay. Returns the cancel function. */
export function whenIdle(start: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      // Safari has no requestIdleCallback.
      if (typeof requestIdleCallback === 'undefined') start();
      else idle = requestIdleCallback(start, { timeout: patienceMs });
    }, delayMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
