/** The gazetteer's table: read when somebody first looks for a place, by a thread of its own, and kept. */
import { Worker } from 'node:worker_threads';
import type { PlaceTable } from './placeTable.rules.ts';
import type { PlaceColumns } from './placeColumns.ts';

let kept: Promise<PlaceTable> | null = null;

/** A table that could not be read is asked for again the next time. */
export function placeTable(): Promise<PlaceTable> {
  if (!kept) {
    kept = readTable();
    kept.catch(() => (kept = null));
  }
  return kept;
}

async function readTable(): Promise<PlaceTable> {
  const columns = await new Promise<PlaceColumns>((resolve, reject) => {
    const worker = new Worker(new URL('placeWorker.ts', import.meta.url));
    // Who is only waiting for a table must not keep the process from ending.
    worker.unref();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The gazetteer’s thread ended without a table.')));
  });
  return {
    ...columns,
    names: columns.names.split('\n'),
    countries: columns.countries.split('\n'),
    regions: columns.regions.split('\n'),
    entryNames: columns.entryNames.split('\n'),
  };
}
