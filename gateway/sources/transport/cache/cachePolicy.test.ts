/** Each cache policy on the cache of a real source, against an upstream that is asked, answers something else, and falls ill. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { caller } from '../../../testing/shop/caller.ts';
import { answer, getThing, startUpstream, type Upstream } from '../../../testing/shop/upstream.ts';
import { cachePolicies, type CachePolicy } from './cachePolicy.rules.ts';
import { defineCall } from '../call.ts';

const getKept = defineCall({
  ...getThing,
  name: 'getKept',
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

/** What is served and how, in words: `lodestar network`. */
async function look(): Promise<string> {
  const ask = caller();
  const served = await upstream.source.run(getKept, { id: 1 }, ask).then(
    ({ name }) => name,
    () => 'nothing',
  );
  return `${served} ${ask.log.records[0]?.verdict}`;
}

const { ignore, networkOnly, cacheElseNetwork, networkElseCache, cacheThenNetwork } = cachePolicies;

test.each([
  ['the default serves a fresh answer without asking', null, 'lodestar fresh', 'lodestar fresh', 1],
  ['-1 ignore: asks each time, and nothing stands in', ignore, 'newer network', 'nothing failed', 0],
  ['0 network only: the same, but keeps the answer', networkOnly, 'newer network', 'nothing failed', 1],
  [
    '1 cache else network: asks only where nothing is kept',
    cacheElseNetwork,
    'lodestar fresh',
    'lodestar fresh',
    1,
  ],
  [
    '2 network else cache: asks each time, and the kept one stands in',
    networkElseCache,
    'newer network',
    'newer stale',
    1,
  ],
  [
    '3 cache then network: the kept one at once, the newer one next time',
    cacheThenNetwork,
    'lodestar ageing',
    'newer ageing',
    1,
  ],
])('%s', async (_sentence, policy, second, whenIll, kept) => {
  await open(policy);
  expect(await look()).toBe('lodestar network');
  upstream.behave = (response) => answer(response, 'newer');
  expect(await look()).toBe(second);
  // What is asked for in the background is there a moment later.
  await sleep(50);
  upstream.behave = (response) => answer(response, 'ill', 503);
  expect(await look()).toBe(whenIll);
  expect(upstream.source.status().cached).toBe(kept);
});
