/** Yields to the browser, so that it can paint and handle input. */
export function nextTask(): Promise<void> {
  // Safari has no `scheduler.yield`.
  if (typeof scheduler === 'undefined' || !('yield' in scheduler))
    return new Promise((resolve) => setTimeout(resolve));
  return scheduler.yield();
}
