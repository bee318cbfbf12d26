/** The gazetteer's table, loaded by a worker thread on first use and kept. */
import { Worker } from 'node:worker_threads';
import type { PlaceTable } from './placeTable.rules.ts';
import type { PlaceColumns } from './placeColumns.ts';

let kept: Promise<PlaceTable> | null = null;

/** A failed load is retried on the next call. */
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
    // The worker must not keep the process alive.
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
