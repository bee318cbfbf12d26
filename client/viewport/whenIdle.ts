/** Something that waits for the browser to be idle is started after so long all the same, milliseconds. */
const patienceMs = 2_000;

/**
 * Starts something that can wait: not before the page has loaded what it shows, and then after a delay, when the browser
 * has nothing else to do. Returns the function that calls it off.
 */
export function whenIdle(start: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      // Safari has none.
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
