/**
 * Code that does not load means that a new version is out: the page is reloaded at its target (platform.md 8), but
 * not twice in ten seconds for the same one, or a broken version would reload for ever.
 */
const guardMs = 10_000;
const key = 'skarn:reloaded';

/**
 * True when the page is on its way; false when it was loaded there just now, and the error must be shown. Also where the
 * browser keeps nothing: nobody could tell the second time from the first.
 */
export function reloadTo(href: string, now: number = Date.now()): boolean {
  const { href: target } = new URL(href, window.location.href);
  try {
    const [at, last] = (sessionStorage.getItem(key) ?? '').split(' ');
    if (last === target && now - Number(at) < guardMs) return false;
    sessionStorage.setItem(key, `${now} ${target}`);
  } catch {
    return false;
  }
  // The same address but for its hash would only be scrolled to.
  if (target.split('#', 1)[0] === window.location.href.split('#', 1)[0]) window.location.reload();
  else window.location.assign(href);
  return true;
}
