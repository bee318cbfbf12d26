/**
 * Distributed lock with a lease: the holder of the key renews it while running; a crashed replica loses it when the
 * lease expires.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { withTimeout } from './withTimeout.ts';
import { asReply, isDoneOrNot } from './redisReplies.ts';
import { TurnTimeoutError } from './SharedState.ts';

/** Lease in milliseconds. */
const LEASE_MS = 5_000;
/** Maximum wait in milliseconds: longer than a request lasts, and than the lease. */
const MAX_WAIT_MS = 15_000;
/** Initial and maximum polling interval in milliseconds. */
const POLL_MS = { first: 4, most: 50 };

const release = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const renew = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

/** @throws TurnTimeoutError, and connection errors before `run` began. */
export async function redisLock<Result>(
  redis: Redis,
  key: string,
  run: () => Promise<Result>,
  waitMs = MAX_WAIT_MS,
): Promise<Result> {
  const turn = `turn:${key}`;
  const token = randomUUID();
  await takeTurn(redis, turn, token, waitMs);
  const renewal = setInterval(() => {
    // If renewal fails the turn is lost eventually; versions then decide which write wins.
    redis.eval(renew, 1, turn, token, LEASE_MS).catch(() => undefined);
  }, LEASE_MS / 3);
  renewal.unref();
  try {
    return await run();
  } finally {
    clearInterval(renewal);
    await withTimeout(redis.eval(release, 1, turn, token)).catch(() => undefined);
  }
}

async function takeTurn(redis: Redis, turn: string, token: string, waitMs: number): Promise<void> {
  const until = performance.now() + waitMs;
  let pause = POLL_MS.first;
  for (;;) {
    let answer: 'OK' | null;
    try {
      answer = asReply(await withTimeout(redis.set(turn, token, 'PX', LEASE_MS, 'NX')), isDoneOrNot);
    } catch (error) {
      // A server that was only stalled reads this right after the abandoned command.
      redis.eval(release, 1, turn, token).catch(() => undefined);
      throw error;
    }
    if (answer === 'OK') return;
    if (performance.now() >= until)
      throw new TurnTimeoutError('Another replica of the gateway did not finish in time.');
    await sleep(pause * (0.5 + Math.random()));
    pause = Math.min(POLL_MS.most, pause * 2);
  }
}
