/** Two copies of the gateway that keep answers in one place: what each asks the upstream for. */
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
const getShortly = defineCall({
  ...getThing,
  name: 'getShortly',
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
let asked: number;
let isIll: boolean;
let far: Map<string, string>;
let looks: number;
let copies: Source[];

const store = (): RemoteAnswers => ({
  get: async (key) => {
    looks += 1;
    await sleep(1);
    return far.get(key) ?? null;
  },
  set: async (key, text) => void far.set(key, text),
});
const copy = (at: RemoteAnswers = store()): Source => {
  const source = new Source({
    name: 'commerce',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: sharedAnswerCache(memoryAnswerCache(null, 10), at),
    retry: { retries: 0, delayMs: 1, growth: 1, statuses: [] },
  });
  copies.push(source);
  return source;
};
const written = () => expect.poll(() => far.size).toBe(1);

beforeEach(async () => {
  [asked, looks, isIll, far, copies] = [0, 0, false, new Map(), []];
  server = createServer((request, response) => {
    asked += 1;
    const name = 'x'.repeat(Number(request.url?.slice(1)));
    response
      .writeHead(isIll ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await Promise.all(copies.map((source) => source.close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a copy that starts', () => {
  test.each([
    ['short', 10],
    ['long', 20_000],
  ])('asks no upstream for a %s answer that another copy was given', async (_, size) => {
    const first = await copy().run(getThing, { size }, caller());
    await written();
    const ask = caller();
    const second = await copy().run(getThing, { size }, ask);
    expect(second).toEqual(first);
    expect(Object.isFrozen(second)).toBe(true);
    expect([asked, ask.log.records[0]?.verdict]).toEqual([1, 'fresh']);
    expect([...far.values()][0]?.length).toBeLessThan(1_000);
  });

  test('looks once for many who ask the same at once, and not again for what is near', async () => {
    const one = copy();
    await Promise.all(Array.from({ length: 20 }, () => one.run(getThing, { size: 1 }, caller())));
    await one.run(getThing, { size: 1 }, caller());
    expect([asked, looks]).toEqual([1, 1]);
  });
});

test('of copies whose answer grew old one asks, and the others take over what it was told', async () => {
  const [one, other] = [copy(), copy()];
  await one.run(getShortly, { size: 1 }, caller());
  await written();
  await other.run(getShortly, { size: 1 }, caller());
  await sleep(70);
  await one.run(getShortly, { size: 1 }, caller());
  await sleep(10);
  await other.run(getShortly, { size: 1 }, caller());
  expect(asked).toBe(2);
});

test('an answer found far stands in for an upstream that is ill, also for a copy that never reached it', async () => {
  await copy().run(getShortly, { size: 3 }, caller());
  await written();
  await sleep(70);
  isIll = true;
  const ask = caller();
  expect(await copy().run(getShortly, { size: 3 }, ask)).toEqual({ name: 'xxx' });
  expect(ask.log.records[0]?.verdict).toBe('stale');
});

test('an answer that JSON would give back as something else stays near', async () => {
  const one = copy();
  await one.run(getDates, { size: 1 }, caller());
  const { when } = await one.run(getDates, { size: 1 }, caller());
  expect([when, far.size, asked]).toEqual([new Date(0), 0, 1]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new Error('away'))],
  ['holds what nobody here wrote', async () => '12 zstd garbage'],
  ['holds half of it', async () => '12 json {"name":'],
])('a far place that %s costs nobody an answer', async (_, get) => {
  const source = copy({ get, set: () => Promise.reject(new Error('away')) });
  expect(await source.run(getThing, { size: 2 }, caller())).toEqual({ name: 'xx' });
});
