/** Each cache policy with a real source, against an upstream that answers, changes its answer, and fails. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { caller } from '../../../testing/shop/caller.ts';
import { answer, getThing, startUpstream, type Upstream } from '../../../testing/shop/upstream.ts';
import { cachePolicies, type CachePolicy } from './cachePolicy.rules.ts';
import { defineCall } from '../call.ts';

const getCached = defineCall({
  ...getThing,
  name: 'getCached',
  cache: { freshMs: 60_000, staleIfErrorMs: 60_000 },
});

let upstream: Upstream;
afterEach(() => upstream.close());

async function open(cachePolicy: CachePolicy | null): Promise<void> {
  upstream = await startUpstream({
    cachePolicy,
    retry: { retries: 0, delayMs: 1, growth: 1, statuses: [] },
  });
}

/** Value and verdict, such as `lodestar network`. */
async function read(): Promise<string> {
  const by = caller();
  const served = await upstream.source.run(getCached, { id: 1 }, by).then(
    ({ name }) => name,
    () => 'nothing',
  );
  return `${served} ${by.log.records[0]?.verdict}`;
}

const { ignore, networkOnly, cacheElseNetwork, networkElseCache, cacheThenNetwork } = cachePolicies;

test.each([
  ['the default serves a fresh answer without a request', null, 'lodestar fresh', 'lodestar fresh', 1],
  ['-1 ignore: a request each time, no fallback', ignore, 'newer network', 'nothing failed', 0],
  ['0 network only: the same, but the answer is cached', networkOnly, 'newer network', 'nothing failed', 1],
  [
    '1 cache else network: a request only on a cache miss',
    cacheElseNetwork,
    'lodestar fresh',
    'lodestar fresh',
    1,
  ],
  [
    '2 network else cache: a request each time, the cached answer is the fallback',
    networkElseCache,
    'newer network',
    'newer stale',
    1,
  ],
  [
    '3 cache then network: the cached answer at once, the newer one next time',
    cacheThenNetwork,
    'lodestar ageing',
    'newer ageing',
    1,
  ],
])('%s', async (_sentence, policy, second, whenFailing, cached) => {
  await open(policy);
  expect(await read()).toBe('lodestar network');
  upstream.behave = (response) => answer(response, 'newer');
  expect(await read()).toBe(second);
  // A background refresh takes a moment.
  await sleep(50);
  upstream.behave = (response) => answer(response, 'failed', 503);
  expect(await read()).toBe(whenFailing);
  expect(upstream.source.status().cached).toBe(cached);
});
