/**
 * The watcher drops a change of a file within 50 ms of the one before, such as a formatter's after a save. This looks
 * again after that time and reports the file once more when it was written meanwhile.
 */
import { statSync } from 'node:fs';
import type { FSWatcher } from 'vite';

/** Milliseconds: longer than the watcher's own limit. */
const LOOK_AGAIN_MS = 75;

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
    }, LOOK_AGAIN_MS).unref();
  });
}

/** Milliseconds since 1970; null when the file is gone. */
function writtenAt(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
