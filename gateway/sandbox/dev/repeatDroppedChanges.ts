/**
 * The watcher drops a change within 50 ms of the previous one, such as a formatter's after a save. This checks the file
 * again after that time and reports it once more if it was written meanwhile.
 */
import { statSync } from 'node:fs';
import type { FSWatcher } from 'vite';

/** Milliseconds: longer than the watcher's throttle. */
const RECHECK_MS = 75;

export function repeatDroppedChanges(watcher: FSWatcher): void {
  const waiting = new Set<string>();
  watcher.on('change', (path) => {
    if (waiting.has(path)) return;
    waiting.add(path);
    const written = writtenAt(path);
    setTimeout(() => {
      waiting.delete(path);
      if (writtenAt(path) === written) return;
      watcher.emit('change', path);
      watcher.emit('all', 'change', path);
    }, RECHECK_MS).unref();
  });
}

/** Milliseconds since 1970; null for a deleted file. */
function writtenAt(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
