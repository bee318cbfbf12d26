/**
 * Checks every 60 minutes (platform.md 4, 9) whether a newer build is live, while the page is visible and when it
 * becomes visible after that long. The page only records it: the next navigation to another screen is then a full page
 * load.
 */
const checkEveryMs = 60 * 60_000;

/** @param folder of the builds' metadata. @returns the id of the live build; null where unknown. */
export async function askLatest(folder: string): Promise<string | null> {
  const response = await fetch(`${folder}latest.json`, { cache: 'no-store' });
  const latest = response.ok ? ((await response.json()) as { id?: unknown }) : {};
  return typeof latest.id === 'string' ? latest.id : null;
}

/**
 * @param own build id of the page.
 * @param ask returns the id of the live build.
 * @param onNewer called once, with the id of a newer build.
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
      // The browser or the shop is offline: retry in an hour.
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
