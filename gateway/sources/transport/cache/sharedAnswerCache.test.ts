/** Replicas that share a remote cache, and their upstream requests. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { caller } from '../../../testing/shop/caller.ts';
import { defineCall } from '../call.ts';
import { Source } from '../source.ts';
import { memoryAnswerCache } from './answerCache.ts';
import { sharedAnswerCache, type RemoteAnswers } from './sharedAnswerCache.ts';

const getThing = defineCall({
  source: 'commerce',
  name: 'getThing',
  method: 'GET',
  route: '/things',
  varies: [],
  idempotent: true,
  cache: { freshMs: 60_000, staleIfErrorMs: 60_000 },
  request: ({ size }: { size: number }) => ({ path: `/${size}` }),
  answer: z.object({ name: z.string(), more: z.string().optional() }),
});
const getShortLived = defineCall({
  ...getThing,
  name: 'getShortLived',
  cache: { freshMs: 60, staleIfErrorMs: 60_000 },
});
const getDates = defineCall({
  source: 'commerce',
  method: 'GET',
  route: '/dates',
  varies: [],
  idempotent: true,
  cache: { freshMs: 60_000, staleIfErrorMs: 60_000 },
  request: getThing.request,
  name: 'getDates',
  answer: z.object({ name: z.string() }).transform(({ name }) => ({ when: new Date(0), name })),
});

let server: Server;
let requests: number;
let isFailing: boolean;
let stored: Map<string, string>;
let lookups: number;
let replicas: Source[];

const store = (): RemoteAnswers => ({
  get: async (key) => {
    lookups += 1;
    await sleep(1);
    return stored.get(key) ?? null;
  },
  set: async (key, text) => void stored.set(key, text),
});
const replica = (at: RemoteAnswers = store()): Source => {
  const source = new Source({
    name: 'commerce',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: sharedAnswerCache(memoryAnswerCache(), at),
    retry: { retries: 0, delayMs: 1, growth: 1, statuses: [] },
  });
  replicas.push(source);
  return source;
};
const written = () => expect.poll(() => stored.size).toBe(1);

beforeEach(async () => {
  [requests, lookups, isFailing, stored, replicas] = [0, 0, false, new Map(), []];
  server = createServer((request, response) => {
    requests += 1;
    const name = 'x'.repeat(Number(request.url?.slice(1)));
    response
      .writeHead(isFailing ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await Promise.all(replicas.map((source) => source.close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a replica that starts', () => {
  test.each([
    ['short', 10],
    ['long', 20_000],
  ])('needs no request for a %s answer that another replica cached', async (_, size) => {
    const first = await replica().run(getThing, { size }, caller());
    await written();
    const by = caller();
    const second = await replica().run(getThing, { size }, by);
    expect(second).toEqual(first);
    expect(Object.isFrozen(second)).toBe(true);
    expect([requests, by.log.records[0]?.verdict]).toEqual([1, 'fresh']);
    expect([...stored.values()][0]?.length).toBeLessThan(1_000);
  });

  test('looks an answer up once for identical reads, and not again when it is cached locally', async () => {
    const one = replica();
    await Promise.all(Array.from({ length: 20 }, () => one.run(getThing, { size: 1 }, caller())));
    await one.run(getThing, { size: 1 }, caller());
    expect([requests, lookups]).toEqual([1, 1]);
  });
});

test('of several replicas with a stale answer one makes a request, and the others use its answer', async () => {
  const [one, other] = [replica(), replica()];
  await one.run(getShortLived, { size: 1 }, caller());
  await written();
  await other.run(getShortLived, { size: 1 }, caller());
  await sleep(70);
  await one.run(getShortLived, { size: 1 }, caller());
  await sleep(10);
  await other.run(getShortLived, { size: 1 }, caller());
  expect(requests).toBe(2);
});

test('a remote answer is the fallback even for a replica that never reached the upstream', async () => {
  await replica().run(getShortLived, { size: 3 }, caller());
  await written();
  await sleep(70);
  isFailing = true;
  const by = caller();
  expect(await replica().run(getShortLived, { size: 3 }, by)).toEqual({ name: 'xxx' });
  expect(by.log.records[0]?.verdict).toBe('stale');
});

// A compressor that waits for a thread costs more than the compression: a page of 100 products had 100 of them.
test('no answer waits for a thread to be compressed', () => {
  const cache = sharedAnswerCache(memoryAnswerCache(), store());
  const value = { name: 'x'.repeat(20_000) };
  for (let nth = 0; nth < 100; nth += 1) cache.set(`thing ${nth}`, { value, at: 1 }, 60_000);
  expect(stored.size).toBe(100);
});

test('an answer that JSON does not preserve is cached locally only', async () => {
  const one = replica();
  await one.run(getDates, { size: 1 }, caller());
  const { when } = await one.run(getDates, { size: 1 }, caller());
  expect([when, stored.size, requests]).toEqual([new Date(0), 0, 1]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new Error('unreachable'))],
  ['contains garbage', async () => '12 zstd garbage'],
  ['contains a truncated answer', async () => '12 json {"name":'],
])('a remote cache that %s does not fail a read', async (_, get) => {
  const source = replica({ get, set: () => Promise.reject(new Error('unreachable')) });
  expect(await source.run(getThing, { size: 2 }, caller())).toEqual({ name: 'xx' });
});
