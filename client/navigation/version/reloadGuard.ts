/**
 * A chunk that fails to load indicates a new build: the page is reloaded at its target (platform.md 8), but not twice
 * in ten seconds for the same one, or a broken build would reload forever.
 */
const guardMs = 10_000;
const key = 'skarn:reloaded';

/**
 * True when the reload has started; false when this target was just reloaded, and the error must be shown. Also false
 * where storage is blocked, since a repeat could not be detected.
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
  // Assigning an address that differs only in its hash would just scroll.
  if (target.split('#', 1)[0] === window.location.href.split('#', 1)[0]) window.location.reload();
  else window.location.assign(href);
  return true;
}
