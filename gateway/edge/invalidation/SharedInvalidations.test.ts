/** Invalidations reach every replica, whenever it starts and whatever happens to its connections. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import { embeddedState } from '../state/embeddedState.ts';
import { redisState } from '../state/redisState.ts';
import { resilientState } from '../state/resilientState.ts';
import { startRedis, type TestRedis } from '../../testing/deployment/redis.ts';
import { SharedInvalidations } from './SharedInvalidations.ts';

const silent = { info: () => undefined, warn: () => undefined };
let redis: TestRedis;
let watcher: Redis;
const ends: (() => Promise<void>)[] = [];

interface Copy {
  shared: SharedInvalidations;
  invalidations: Invalidations;
  isUnavailable(): boolean;
}

async function start(): Promise<Copy> {
  const state = resilientState(redisState(redis.url), silent);
  const invalidations = new Invalidations();
  const shared = new SharedInvalidations(state, invalidations);
  await shared.start();
  ends.push(async () => {
    shared.close();
    await state.close();
  });
  return { shared, invalidations, isUnavailable: () => state.isUnavailable };
}

beforeAll(async () => {
  redis = await startRedis();
  watcher = new Redis(redis.url);
  watcher.on('error', () => undefined);
});
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
  await watcher.flushall();
});
afterAll(async () => {
  watcher.disconnect();
  await redis.close();
});

const isInvalidated = ({ invalidations }: Copy, key: string, at: number) =>
  invalidations.isInvalidated([key], at);

test('a replica applies another one’s invalidations, and nothing else', async () => {
  const [one, other] = [await start(), await start()];
  const before = Date.now();
  await one.shared.broadcast(['entry:heard']);
  expect(isInvalidated(one, 'entry:heard', before)).toBe(true);
  await expect.poll(() => isInvalidated(other, 'entry:heard', before)).toBe(true);
  expect(isInvalidated(other, 'entry:quiet', before)).toBe(false);
  expect(isInvalidated(other, 'entry:heard', before + 3_000)).toBe(false);
});

test('a replica that starts later applies them before it serves', async () => {
  const one = await start();
  const before = Date.now();
  await one.shared.broadcast(['entry:earlier', 'everything']);
  const later = await start();
  expect(isInvalidated(later, 'entry:earlier', before)).toBe(true);
  expect(isInvalidated(later, 'entry:of nobody', before)).toBe(true);
  expect(isInvalidated(later, 'entry:earlier', before + 3_000)).toBe(false);
});

test('a replica that was disconnected catches up', async () => {
  const [one, other] = [await start(), await start()];
  const before = Date.now();
  await Promise.all([
    watcher.call('CLIENT', 'KILL', 'TYPE', 'pubsub'),
    one.shared.broadcast(['entry:missed']),
  ]);
  await watcher.hset('skarn:records:invalidations', 'entry:written', String(Date.now()));
  await expect.poll(() => isInvalidated(other, 'entry:written', before), { timeout: 5_000 }).toBe(true);
  expect(isInvalidated(other, 'entry:missed', before)).toBe(true);
});

test('invalidations during a Redis outage reach the others afterwards', async () => {
  const [one, other] = [await start(), await start()];
  await redis.kill();
  const before = Date.now();
  await one.shared.broadcast(['entry:meanwhile']);
  expect(isInvalidated(one, 'entry:meanwhile', before)).toBe(true);
  expect(isInvalidated(other, 'entry:meanwhile', before)).toBe(false);
  await redis.start();
  await expect.poll(() => isInvalidated(other, 'entry:meanwhile', before), { timeout: 10_000 }).toBe(true);
  expect(isInvalidated(await start(), 'entry:meanwhile', before)).toBe(true);
});

test('records older than any cached data are removed', async () => {
  const now = Date.now();
  await watcher.hset('skarn:records:invalidations', 'entry:old', String(now - 26 * 3_600_000), 'odd', 'text');
  await start();
  expect(await watcher.hmget('skarn:records:invalidations', 'entry:old', 'odd')).toEqual([null, null]);
});

test('an invalid message has no effect', async () => {
  const copy = await start();
  await watcher.publish('skarn:invalidations', '{"keys":"everything"}');
  await watcher.publish('skarn:invalidations', 'everything');
  await sleep(50);
  expect(copy.invalidations.hasNoneSince(Date.now() + 1_001)).toBe(true);
  expect(isInvalidated(copy, 'entry:any', Date.now())).toBe(false);
});

test('a single process applies its own invalidations', async () => {
  const state = embeddedState({ file: null });
  const invalidations = new Invalidations();
  const shared = new SharedInvalidations(state, invalidations);
  await shared.start();
  await shared.broadcast(['entry:own']);
  expect(invalidations.isInvalidated(['entry:own'], Date.now())).toBe(true);
  expect(await state.records('invalidations').list()).toEqual(new Map());
  shared.close();
  await state.close();
});
