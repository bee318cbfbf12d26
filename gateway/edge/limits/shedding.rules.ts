/** Priorities of load shedding: the requests that cost a shopper least are refused first. */

/**
 * idle: nobody waits, such as for crawlers and prefetching · look: a shopper is browsing · change: a shopper is buying.
 */
export type Priority = 'idle' | 'look' | 'change';

export interface Requested {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const crawlers = /bot\b|crawl|spider|slurp|archiver|facebookexternalhit|preview/i;

/** A mutation is recognised by its anti-forgery token, before its body is read (platform.md 6). */
export function priorityOf({ method, path, headers }: Requested): Priority {
  if (path === '/api/csrf-token') return 'change';
  if (method === 'POST' && headers['csrf-token'] !== undefined) return 'change';
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].join(' ');
  if (/prefetch|prerender|preview/.test(purpose)) return 'idle';
  return crawlers.test(String(headers['user-agent'] ?? '')) ? 'idle' : 'look';
}

export interface Load {
  /** Requests in progress. */
  inFlight: number;
  /** Maximum of concurrent requests. */
  most: number;
  /** The event loop has been too late for several seconds. */
  isLagging: boolean;
}

/** Whether one more request of this kind is admitted. */
export function hasCapacity(priority: Priority, { inFlight, most, isLagging }: Load): boolean {
  return inFlight < capacityFor(priority, most, isLagging);
}

function capacityFor(priority: Priority, most: number, isLagging: boolean): number {
  switch (priority) {
    case 'idle':
      return isLagging ? 0 : most / 2;
    case 'look':
      // A few are admitted, as a process that refuses everybody could not notice its recovery.
      return isLagging ? most / 8 : most;
    case 'change':
      return most * 1.25;
  }
}

/** Consecutive seconds above the limit before the process counts as lagging; one long task is not an overload. */
const LAGGING_AFTER = 5;

/**
 * Consecutive seconds in which the event loop was late.
 *
 * @param delayMs 99th percentile of the event loop delay in the last second.
 */
export function secondsLate(before: number, delayMs: number, maxMs: number): number {
  return delayMs > maxMs ? before + 1 : 0;
}

export function isLagging(seconds: number): boolean {
  return seconds >= LAGGING_AFTER;
}
