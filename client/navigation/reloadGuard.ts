/**
 * Code that does not load means that a new version is out: the page is loaded anew at its target (platform.md 8), but
 * not twice in ten seconds, or a broken version would reload for ever.
 */
const guardMs = 10_000;
const key = 'skarn:reloaded-at';

/** True when the page is on its way; false when it was reloaded just now and the error must be shown. */
export function reloadTo(href: string, now: number = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(key));
  if (now - last < guardMs) return false;
  sessionStorage.setItem(key, String(now));
  window.location.assign(href);
  return true;
}
