/** Ends the task: the browser may paint and answer presses before the caller goes on. */
export function nextTask(): Promise<void> {
  // Safari has no `scheduler.yield`.
  if (typeof scheduler === 'undefined' || !('yield' in scheduler))
    return new Promise((resolve) => setTimeout(resolve));
  return scheduler.yield();
}
