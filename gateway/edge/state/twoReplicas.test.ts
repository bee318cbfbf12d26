/** Two gateway replicas on one server, with the server up and down. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedis, type TestRedis } from '../../testing/deployment/redis.ts';
import { openState } from './openState.ts';
import { redisState } from './redisState.ts';
import { redisLock } from './redisLock.ts';
import { StateUnavailableError, TurnTimeoutError, type SharedState } from './SharedState.ts';
import { resilientState } from './resilientState.ts';

let redis: TestRedis;
let one: SharedState;
let other: SharedState;
const logged: string[] = [];
const log = {
  info: (message: string) => void logged.push(message),
  warn: (_: unknown, message: string) => void logged.push(message),
};

beforeAll(async () => {
  redis = await startRedis();
  one = resilientState(redisState(redis.url), log);
  other = resilientState(redisState(redis.url), { info: () => undefined, warn: () => undefined });
  await Promise.all([one.ping(), other.ping()]);
});
afterAll(async () => {
  redis.resume();
  await Promise.all([one.close(), other.close()]);
  await redis.close();
});
const back = () =>
  expect.poll(() => one.isUnavailable || other.isUnavailable, { timeout: 10_000 }).toBe(false);

describe('two replicas', () => {
  test('share values, records and newest values', async () => {
    await one.values.set('v', 'one', 1_000);
    expect(await other.values.get('v')).toBe('one');
    await one.records('keys').set('k', 'record');
    expect(await other.records('keys').get('k')).toBe('record');
    await one.newest.set('n', { version: 3, value: 'three' }, 1_000);
    expect(await other.newest.set('n', { version: 2, value: 'two' }, 1_000)).toBe(3);
  });

  test('share a limit, which concurrent callers never exceed', async () => {
    const limit = { points: 10, seconds: 60 };
    const [here, there] = [one.limiter('both', limit), other.limiter('both', limit)];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? here : there).consume('me')),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10);
    await here.refund('me');
    expect(await there.consume('me')).toMatchObject({ allowed: true, remaining: 0 });
  });

  test('store no personal address at the server', async () => {
    await one.limiter('signIn:k', { points: 5, seconds: 60 }).consume('shopper.us@skarn.example');
    const connection = new Redis(redis.url);
    const keys = await connection.keys('skarn:limit:*');
    expect(keys.join()).toContain('signIn:k');
    expect(keys.join()).not.toContain('shopper');
    connection.disconnect();
  });

  test('take turns', async () => {
    let running = 0;
    let most = 0;
    const run = async () => {
      most = Math.max(most, (running += 1));
      await sleep(5);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).inTurn('t', run)));
    expect(most).toBe(1);
  });

  test('waiting for a turn times out, and the run never starts', async () => {
    const connection = new Redis(redis.url, { keyPrefix: 'skarn:' });
    const stop = Promise.withResolvers<void>();
    const held = one.inTurn('long', () => stop.promise);
    await sleep(20);
    let hasBegun = false;
    await expect(
      redisLock(connection, 'long', async () => void (hasBegun = true), 60),
    ).rejects.toBeInstanceOf(TurnTimeoutError);
    stop.resolve();
    await held;
    expect(hasBegun).toBe(false);
    await redisLock(connection, 'long', async () => void (hasBegun = true), 60);
    expect(hasBegun).toBe(true);
    connection.disconnect();
  });

  test('write no e-mail address to the server', async () => {
    const connection = new Redis(redis.url);
    await one.limiter('sign-in', { points: 10, seconds: 60 }).consume('somebody@skarn.example');
    const keys = await connection.keys('*sign-in*');
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toContain('somebody');
    connection.disconnect();
  });

  test('receive each other’s messages', async () => {
    const heard: string[] = [];
    const stops = [one, other].map((state, index) =>
      state.subscribe('c', (logged) => heard.push(`${index} ${logged}`)),
    );
    await sleep(50);
    await one.publish('c', 'hello');
    await expect.poll(() => heard.toSorted()).toEqual(['0 hello', '1 hello']);
    stops.forEach((stop) => stop());
  });
});

describe.each([
  ['hangs', () => redis.pause(), async () => redis.resume()],
  ['restarts with empty memory', () => redis.kill(), () => redis.start()],
])('while the server %s', (how, leave, comeBack) => {
  test('a replica falls back at once, logs it once, and shares again afterwards', async () => {
    logged.length = 0;
    const limit = { points: 10, seconds: 60 };
    const session = `session of ${how}`;
    await one.newest.set(session, { version: 1, value: 'before' }, 60_000);
    await leave();

    const started = performance.now();
    const limiter = one.limiter(`alone ${how}`, limit);
    expect(await limiter.consume('me', 10)).toMatchObject({ allowed: true });
    expect(await limiter.consume('me')).toMatchObject({ allowed: false });
    await one.values.set('meanwhile', 'here', 1_000);
    expect(await one.values.get('meanwhile')).toBe('here');
    expect(await one.inTurn('t', async () => 'ran')).toBe('ran');
    expect((await one.newest.get(session))?.version).toBe(1);
    expect(await one.newest.set(session, { version: 2, value: 'meanwhile' }, 60_000)).toBeNull();
    const heard: string[] = [];
    const stop = one.subscribe('c', (message) => heard.push(message));
    await one.publish('c', 'to myself');
    expect(heard).toEqual(['to myself']);
    stop();
    await expect(one.records('keys').get('k')).rejects.toBeInstanceOf(StateUnavailableError);
    await expect(one.ping()).rejects.toBeInstanceOf(StateUnavailableError);
    expect(one.isUnavailable).toBe(true);
    // Only the first command waited for its timeout.
    expect(performance.now() - started).toBeLessThan(1_000);

    await comeBack();
    await back();
    expect(await other.newest.get(session)).toEqual({ version: 2, value: 'meanwhile' });
    expect(await one.values.get('meanwhile')).toBeNull();
    await one.values.set('shared', 'again', 1_000);
    expect(await other.values.get('shared')).toBe('again');
    expect(logged).toEqual([
      'the shared state is unavailable: falling back to local memory',
      'the shared state is available again',
    ]);
  });
});

test('an abandoned turn is not held when the server resumes', async () => {
  redis.pause();
  await one.inTurn('woken', async () => undefined);
  redis.resume();
  await back();
  const started = performance.now();
  await other.inTurn('woken', async () => undefined);
  // Far below the lease.
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('no write during recovery is lost', async () => {
  await redis.kill();
  await expect(one.ping()).rejects.toThrow();
  await redis.start();
  let written = 0;
  while (one.isUnavailable) {
    await one.newest.set(`on the way ${written}`, { version: 1, value: 'x' }, 60_000);
    written += 1;
    await sleep(1);
  }
  await back();
  const kept = await Promise.all(
    Array.from({ length: written }, (_, index) => other.newest.get(`on the way ${index}`)),
  );
  expect(kept.filter((value) => value === null)).toHaveLength(0);
});

test('earlier writes are replayed to a server that lost its memory, even without new ones', async () => {
  await one.newest.set('replaced', { version: 7, value: 'kept' }, 60_000);
  await redis.kill();
  await expect(one.ping()).rejects.toThrow();
  await redis.start();
  await back();
  expect(await other.newest.get('replaced')).toEqual({ version: 7, value: 'kept' });
});

test('a command, unlike a replica, waits for a server that answers late', async () => {
  const command = openState({ redisUrl: redis.url, stateFile: null });
  await command.values.set('late', 'answer', 10_000);
  redis.pause();
  const answer = command.values.get('late');
  await sleep(500);
  redis.resume();
  expect(await answer).toBe('answer');
  await command.close();
});
