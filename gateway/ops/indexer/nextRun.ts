/** When a running indexer begins its next run: after its pause, or earlier when a gateway asks for one. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface NextRunOptions {
  /** Milliseconds until the next run without a request. */
  pauseMs: number;
  /** Milliseconds that are kept between two runs in any case. */
  leastMs: number;
  /** Milliseconds between two looks for requests. */
  lookMs: number;
  /** The latest request; may reject while the shared state does not answer. */
  latest(): Promise<string | null>;
  /** The latest request before the last run began. */
  seen: string | null;
}

/** Resolves when the next run is due. Never rejects. */
export async function nextRun({ pauseMs, leastMs, lookMs, latest, seen }: NextRunOptions): Promise<void> {
  const start = performance.now();
  await sleep(Math.min(leastMs, pauseMs));
  while (performance.now() - start < pauseMs) {
    const request = await latest().catch(() => seen);
    if (request !== seen) return;
    await sleep(Math.min(lookMs, Math.max(0, start + pauseMs - performance.now())));
  }
}
