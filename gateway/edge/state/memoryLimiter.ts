/** In-memory rate limiter of this process. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, Limiter, LimitAnswer } from './SharedState.ts';

export function memoryLimiter(name: string, { points, seconds }: Limit): Limiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds, keyPrefix: name });
  return {
    async consume(key, taken = 1): Promise<LimitAnswer> {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(key, taken);
        return { allowed: true, remaining: remainingPoints, resetMs: msBeforeNext };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // The library also counts refused points.
        await limiter.reward(key, taken);
        return { allowed: false, remaining: 0, resetMs: error.msBeforeNext };
      }
    },
    async refund(key, given = 1) {
      const { consumedPoints } = await limiter.reward(key, given);
      // Refunds must not accumulate beyond the limit.
      if (consumedPoints < 0) await limiter.penalty(key, -consumedPoints);
    },
    forget: async (key) => void (await limiter.delete(key)),
  };
}
