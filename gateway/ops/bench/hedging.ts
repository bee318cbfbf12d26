/**
 * Benefit of hedged reads: `node gateway/ops/bench/hedging.ts`. Each source's stand-in delays one call in twenty by 800
 * ms; the same reads alternate with and without hedging, and run once more against healthy stand-ins. Prints the
 * medians of the rounds, and the additional calls.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { defineCall } from '../../sources/transport/call.ts';
import type { SourceName } from '../../sources/transport/sourceNames.ts';
import { Source } from '../../sources/transport/source.ts';
import { caller } from '../../testing/shop/caller.ts';

const CALLS = 300;
const ROUNDS = 3;
const AT_ONCE = 4;

const delivery = { api_key: 'sandbox', access_token: 'sandbox' };
const reads: Readonly<
  Record<Exclude<SourceName, 'botcheck'>, { headers?: Record<string, string>; path(nth: number): string }>
> = {
  commerce: {
    headers: { 'x-bc-region': 'us' },
    path: (nth) => `/api/products?limit=5&page=${(nth % 5) + 1}&n=${nth}`,
  },
  delivery: {
    headers: delivery,
    path: (nth) => `/v3/content_types/page/entries?environment=production&locale=en-us&limit=1&skip=${nth}`,
  },
  engine: {
    headers: { authorization: 'Bearer search-sandbox' },
    path: (nth) => `/api/as/v1/engines/shop/search?query=ski%20${nth}`,
  },
  imagery: { path: (nth) => `/i/k2/bench-${nth}.json?metadata=true` },
  spend: { headers: { 'x-bc-region': 'us' }, path: (nth) => `/api/geolocation?n=${nth}` },
};

interface Round {
  p50: number;
  p99: number;
  extra: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'skarn-bench-'));
const sandbox = await startSandbox({ port: 0, dataDir, fresh: true });

async function round(name: keyof typeof reads, hedges: boolean): Promise<Round> {
  const { headers = {}, path } = reads[name];
  const source = new Source({ name, url: sandbox.url, headers, hedges });
  const call = defineCall({
    source: name,
    name: 'read',
    method: 'GET',
    route: '/',
    varies: [],
    idempotent: true,
    request: (nth: number) => {
      const [pathname = '', search] = path(nth).split('?');
      return { path: pathname, query: Object.fromEntries(new URLSearchParams(search)) };
    },
    answer: z.unknown(),
    // A missing picture does not matter here.
    statuses: { 404: null },
  });
  const times: number[] = [];
  const ask = async (nth: number): Promise<void> => {
    const started = performance.now();
    await source.run(call, nth, caller());
    times.push(performance.now() - started);
  };
  const work = async (_: unknown, first: number): Promise<void> => {
    for (let nth = first; nth < CALLS; nth += AT_ONCE) await ask(nth);
  };
  // A running gateway has statistics of its routes.
  for (let known = 0; known < 40; known += 1) await ask(CALLS + known);
  times.length = 0;
  const before = source.status().hedges?.sent ?? 0;
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const sent = (source.status().hedges?.sent ?? 0) - before;
  await source.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), extra: sent / CALLS };
}

async function faults(body: object | null): Promise<void> {
  const init = body
    ? { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method: 'DELETE' };
  const response = await fetch(`${sandbox.url}/__sandbox/faults`, init);
  if (!response.ok) throw new Error(`faults: ${response.status}`);
}

const median = (rounds: Round[], key: keyof Round): number =>
  rounds.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
print('source    tail     p50 off/on ms    p99 off/on ms    p99 ratio  extra calls');
for (const name of Object.keys(reads) as (keyof typeof reads)[]) {
  for (const tail of ['heavy', 'none']) {
    await faults(tail === 'heavy' ? { source: name, rate: 0.05, delayMs: 800 } : null);
    const off: Round[] = [];
    const on: Round[] = [];
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      off.push(await round(name, false));
      on.push(await round(name, true));
    }
    const pair = (key: 'p50' | 'p99'): string =>
      `${median(off, key).toFixed(1)} / ${median(on, key).toFixed(1)}`.padEnd(17);
    const ratio = (median(on, 'p99') / median(off, 'p99')).toFixed(2);
    const extra = `${(median(on, 'extra') * 100).toFixed(1)} %`;
    print(`${name.padEnd(10)}${tail.padEnd(9)}${pair('p50')}${pair('p99')}${ratio.padEnd(11)}${extra}`);
  }
}
await faults(null);
await sandbox.close();
rmSync(dataDir, { recursive: true, force: true });
