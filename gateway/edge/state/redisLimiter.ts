/** Rate limiter shared by all replicas: one script consumes the points, or refuses and consumes none. */
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { asReply, isCount } from './redisReplies.ts';
import type { Limit, Limiter, LimitAnswer } from './SharedState.ts';

/**
 * The library's own script would count refused points. KEYS[1]: the counter; ARGV: the points to consume (negative to
 * refund), the window in seconds, and the limit. Returns the resulting count and the milliseconds until the reset.
 */
const take = `
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local points = tonumber(ARGV[1])
local taken = redis.call('incrby', KEYS[1], points)
if points > 0 and taken > tonumber(ARGV[3]) then redis.call('decrby', KEYS[1], points) end
if taken < 0 then redis.call('incrby', KEYS[1], -taken) end
return {taken, redis.call('pttl', KEYS[1])}`;

export function redisLimiter(redis: Redis, name: string, { points, seconds }: Limit): Limiter {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    points,
    duration: seconds,
    keyPrefix: `limit:${name}`,
    customIncrTtlLuaScript: take,
  });
  return {
    async consume(key, taken = 1): Promise<LimitAnswer> {
      const consumed = await limiter.consume(hashed(key), taken).then(
        (answer) => ({ answer, allowed: true }),
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return { answer: refusal, allowed: false };
          throw refusal;
        },
      );
      const { answer, allowed } = asReply(
        consumed,
        ({ answer: { consumedPoints, msBeforeNext } }) => isCount(consumedPoints) && isCount(msBeforeNext),
      );
      return { allowed, remaining: allowed ? answer.remainingPoints : 0, resetMs: answer.msBeforeNext };
    },
    refund: async (key, given = 1) => void (await limiter.reward(hashed(key), given)),
    forget: async (key) => void (await limiter.delete(hashed(key))),
  };
}

/** Hashes keys: they are e-mail and IP addresses, which the server need not store. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
