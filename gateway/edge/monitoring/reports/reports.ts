/**
 * Logs what operators should know, such as missing content: the same message at most once in ten minutes.
 */
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Report } from '../../../graph/reports.ts';

const silenceSeconds = 10 * 60;

export function createReport(log: Pick<Logger, 'warn'>, silence = silenceSeconds): Report {
  const limiter = new RateLimiterMemory({ points: 1, duration: silence });
  return (message, facts = {}) => {
    const key = JSON.stringify([message, ...Object.entries(facts)]);
    limiter.consume(key).then(
      () => log.warn(facts, message),
      // Logged recently.
      () => {},
    );
  };
}
