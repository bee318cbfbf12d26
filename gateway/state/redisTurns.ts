/**
 * Turns over all copies: whoever sets the key has the turn, for as long as it renews its lease. A copy that dies in the
 * middle loses the turn with the lease.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { inTime } from './inTime.ts';
import { asReply, isDoneOrNot } from './redisReplies.ts';
import { TurnTimeoutError } from './SharedState.ts';

/** Milliseconds after which the turn of a copy that died is over. */
const LEASE = 5_000;
/** Milliseconds that a turn is waited for: longer than a request lasts, and than the lease. */
const WAIT = 15_000;
/** Milliseconds between two looks, at first and at most. */
const LOOK = { first: 4, most: 50 };

const release = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const renew = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

/** @throws TurnTimeoutError, and what the connection throws before `run` began. */
export async function redisTurn<Result>(
  redis: Redis,
  key: string,
  run: () => Promise<Result>,
  waitMs = WAIT,
): Promise<Result> {
  const turn = `turn:${key}`;
  const token = randomUUID();
  await takeTurn(redis, turn, token, waitMs);
  const renewal = setInterval(() => {
    // Whoever cannot renew loses the turn in the end; what it writes is then decided by versions.
    redis.eval(renew, 1, turn, token, LEASE).catch(() => undefined);
  }, LEASE / 3);
  renewal.unref();
  try {
    return await run();
  } finally {
    clearInterval(renewal);
    await inTime(redis.eval(release, 1, turn, token)).catch(() => undefined);
  }
}

async function takeTurn(redis: Redis, turn: string, token: string, waitMs: number): Promise<void> {
  const until = performance.now() + waitMs;
  let pause = LOOK.first;
  for (;;) {
    let answer: 'OK' | null;
    try {
      answer = asReply(await inTime(redis.set(turn, token, 'PX', LEASE, 'NX')), isDoneOrNot);
    } catch (error) {
      // A server that only slept reads this right after the command that nobody waits for any more.
      redis.eval(release, 1, turn, token).catch(() => undefined);
      throw error;
    }
    if (answer === 'OK') return;
    if (performance.now() >= until)
      throw new TurnTimeoutError('Another copy of the gateway did not finish in time.');
    await sleep(pause * (0.5 + Math.random()));
    pause = Math.min(LOOK.most, pause * 2);
  }
}
