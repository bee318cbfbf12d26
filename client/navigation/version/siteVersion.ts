/**
 * Whether a newer version of the shop is out: asked every 60 minutes (platform.md 4, 9) while the page is looked at, and
 * when somebody comes back to it after that long. The page only remembers it; the next move to another screen is a full
 * page load then, and nothing is ever taken from under the shopper's hands.
 */
const checkEveryMs = 60 * 60_000;

/** @param folder of the builds' metadata. @returns the id of the build that is out; null where nobody can tell. */
export async function askLatest(folder: string): Promise<string | null> {
  const response = await fetch(`${folder}latest.json`, { cache: 'no-store' });
  const latest = response.ok ? ((await response.json()) as { id?: unknown }) : {};
  return typeof latest.id === 'string' ? latest.id : null;
}

/**
 * @param own id of the build that the page was made by.
 * @param ask gives the id of the build that is out.
 * @param onNewer told once, with the id of a newer build.
 * @returns whether there is one.
 */
export function watchVersion(
  own: string,
  ask: () => Promise<string | null>,
  onNewer: (id: string) => void = () => {},
): () => boolean {
  let isOutdated = false;
  let checkedAt = Date.now();

  async function check(): Promise<void> {
    if (document.hidden || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    try {
      const latest = await ask();
      if (latest === null || latest === own) return;
      stop();
      onNewer(latest);
    } catch {
      // Offline, or the shop is: in an hour again.
    }
  }
  const tick = () => void check();
  const timer = setInterval(tick, checkEveryMs);
  document.addEventListener('visibilitychange', tick);
  function stop(): void {
    isOutdated = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  }
  return () => isOutdated;
}
