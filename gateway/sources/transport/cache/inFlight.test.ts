/** In-flight deduplication of identical reads. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { caller } from '../../../testing/shop/caller.ts';
import {
  answer,
  answerAfter,
  getThing,
  sourceFailure,
  startUpstream,
  type Upstream,
} from '../../../testing/shop/upstream.ts';
import { defineCall } from '../call.ts';

const getRegionalThing = defineCall({
  ...getThing,
  name: 'getRegionalThing',
  varies: ['commerceRegion'],
  cache: { freshMs: 40, staleIfErrorMs: 60_000 },
  request: ({ id }: { id: number }, { commerceRegion }) => ({
    path: `/things/${id}`,
    headers: { 'x-bc-region': commerceRegion },
  }),
});

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.close());

test('identical reads share one request', async () => {
  upstream.behave = (response) => answerAfter(response, 50);
  const callers = [caller(), caller(), caller()];
  await Promise.all(callers.map((by) => upstream.source.run(getThing, { id: 1 }, by)));
  expect(upstream.seen).toBe(1);
  expect(callers.flatMap(({ log }) => log.records.map(({ verdict }) => verdict)).toSorted()).toEqual([
    'network',
    'shared',
    'shared',
  ]);
});

test('reads with different values of a declared scope part share neither request nor cached answer', async () => {
  upstream.behave = (response, _, request) =>
    setTimeout(() => answer(response, String(request.headers['x-bc-region'])), 20);
  const inCanada = () => caller({ commerceRegion: 'ca' });
  const [us, ca] = await Promise.all([
    upstream.source.run(getRegionalThing, { id: 1 }, caller()),
    upstream.source.run(getRegionalThing, { id: 1 }, inCanada()),
  ]);
  expect([us.name, ca.name]).toEqual(['us', 'ca']);
  expect((await upstream.source.run(getRegionalThing, { id: 1 }, inCanada())).name).toBe('ca');
});

test('the answer still reaches the others when the first caller leaves', async () => {
  upstream.behave = (response) => answerAfter(response, 80);
  const abort = new AbortController();
  const first = upstream.source.run(getThing, { id: 1 }, { ...caller(), signal: abort.signal });
  const second = upstream.source.run(getThing, { id: 1 }, caller());
  await sleep(20);
  abort.abort();
  expect((await sourceFailure(first)).code).toBe('REQUEST_ABORTED');
  expect(await second).toEqual({ name: 'lodestar' });
  expect(upstream.seen).toBe(1);
});

test('the request is aborted when the last caller leaves', async () => {
  upstream.behave = () => {};
  const abort = new AbortController();
  const read = upstream.source.run(getThing, { id: 1 }, { ...caller(), signal: abort.signal });
  await sleep(50);
  abort.abort();
  expect((await sourceFailure(read)).code).toBe('REQUEST_ABORTED');
  await expect.poll(() => upstream.aborted).toBe(1);
});

test('a caller that leaves ends all its reads, and only those', async () => {
  upstream.behave = (response) => answerAfter(response, 120);
  const abort = new AbortController();
  const leaving = { ...caller(), signal: abort.signal };
  const own = [1, 2].map((id) => upstream.source.run(getThing, { id }, leaving));
  const shared = upstream.source.run(getThing, { id: 2 }, caller());
  await sleep(20);
  abort.abort();
  for (const read of own) expect((await sourceFailure(read)).code).toBe('REQUEST_ABORTED');
  await expect.poll(() => upstream.aborted).toBe(1);
  expect(await shared).toEqual({ name: 'lodestar' });
});

test('a caller with less time than the request in flight leaves alone', async () => {
  upstream.behave = (response) => answerAfter(response, 150);
  const patient = upstream.source.run(getThing, { id: 1 }, caller());
  const hurried = upstream.source.run(getThing, { id: 1 }, caller({}, 40));
  const started = performance.now();
  expect((await sourceFailure(hurried)).code).toBe('SOURCE_TIMEOUT');
  expect(performance.now() - started).toBeLessThan(120);
  expect(await patient).toEqual({ name: 'lodestar' });
  expect(upstream.seen).toBe(1);
});
