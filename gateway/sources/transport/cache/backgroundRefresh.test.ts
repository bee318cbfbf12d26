/** Stale-while-revalidate. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { caller } from '../../../testing/shop/caller.ts';
import {
  answer,
  answerAfter,
  getThing,
  startUpstream,
  type Upstream,
} from '../../../testing/shop/upstream.ts';
import { defineCall } from '../call.ts';
import { AnswerFacts } from './answerFacts.ts';

const getAgeing = defineCall({
  ...getThing,
  name: 'getAgeing',
  cache: { freshMs: 40, staleWhileRevalidateMs: 400, staleIfErrorMs: 60_000 },
});

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream({ retry: { retries: 0, delayMs: 1, growth: 1, statuses: [] } });
  await upstream.source.run(getAgeing, { id: 1 }, caller());
  await sleep(60);
});
afterEach(() => upstream.close());

test('an ageing answer is served at once, refreshed once, and the new one is served next', async () => {
  upstream.behave = (response) => answerAfter(response, 600, 'newer');
  const callers = [caller(), caller(), caller()];
  const started = performance.now();
  for (const by of callers)
    expect(await upstream.source.run(getAgeing, { id: 1 }, by)).toEqual({ name: 'lodestar' });
  expect(performance.now() - started).toBeLessThan(500);
  expect(callers.map(({ log }) => log.records[0]?.verdict)).toEqual(['ageing', 'ageing', 'ageing']);
  await expect
    .poll(() => upstream.source.run(getAgeing, { id: 1 }, caller()), { interval: 10, timeout: 3_000 })
    .toEqual({ name: 'newer' });
  expect(upstream.seen).toBe(2);
});

test('an answer whose refresh fails stays cached as fallback', async () => {
  upstream.behave = (response) => answer(response, 'failed', 503);
  expect(await upstream.source.run(getAgeing, { id: 1 }, caller())).toEqual({ name: 'lodestar' });
  await sleep(450);
  const by = caller();
  expect(await upstream.source.run(getAgeing, { id: 1 }, by)).toEqual({ name: 'lodestar' });
  expect(by.log.records[0]?.verdict).toBe('stale');
});

test('the refresh continues when the caller aborts', async () => {
  upstream.behave = (response) => answerAfter(response, 60, 'newer');
  const abort = new AbortController();
  await upstream.source.run(getAgeing, { id: 1 }, { ...caller(), signal: abort.signal });
  abort.abort();
  await sleep(150);
  expect(await upstream.source.run(getAgeing, { id: 1 }, caller())).toEqual({ name: 'newer' });
});

test('a background request waits for the refresh, and is served its answer', async () => {
  upstream.behave = (response) => answerAfter(response, 60, 'newer');
  const by = { ...caller(), awaitsRefresh: true };
  expect(await upstream.source.run(getAgeing, { id: 1 }, by)).toEqual({ name: 'newer' });
  expect(upstream.seen).toBe(2);
});

test('a background request joins the refresh that a shopper started', async () => {
  upstream.behave = (response) => answerAfter(response, 60, 'newer');
  expect(await upstream.source.run(getAgeing, { id: 1 }, caller())).toEqual({ name: 'lodestar' });
  const by = { ...caller(), awaitsRefresh: true };
  expect(await upstream.source.run(getAgeing, { id: 1 }, by)).toEqual({ name: 'newer' });
  expect(upstream.seen).toBe(2);
});

test('a background request is served the ageing answer when the refresh fails', async () => {
  upstream.behave = (response) => answer(response, 'failed', 503);
  const by = { ...caller(), awaitsRefresh: true, facts: new AnswerFacts() };
  expect(await upstream.source.run(getAgeing, { id: 1 }, by)).toEqual({ name: 'lodestar' });
  expect(by.facts.isDegraded).toBe(false);
  expect(by.facts.freshUntil).toBeLessThan(Date.now());
});
