/** A limit that all copies count together: one script takes the points, or refuses and takes none. */
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, Limiter, LimitAnswer } from './SharedState.ts';

/**
 * The library's own script would count what it refuses. KEYS[1] the count; ARGV the points to take, negative to give
 * back, the seconds, and the limit. Answers the count as it would be, and the milliseconds until it starts anew.
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
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(nameless(key), taken);
        return { allowed: true, remaining: remainingPoints, resetMs: msBeforeNext };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return { allowed: false, remaining: 0, resetMs: error.msBeforeNext };
      }
    },
    giveBack: async (key, given = 1) => void (await limiter.reward(nameless(key), given)),
    forget: async (key) => void (await limiter.delete(nameless(key))),
  };
}

/** Keys are e-mail addresses and where people call from: a server that many may read need not hold those. */
function nameless(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
