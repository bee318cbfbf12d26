/** Who is let in while the gateway has more to do than it can: what costs a shopper least is refused first. */

/** idle: nobody waits for it, such as crawlers and what browsers fetch ahead · look: somebody looks · change: somebody buys. */
export type Urgency = 'idle' | 'look' | 'change';

export interface Asked {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const crawlers = /bot\b|crawl|spider|slurp|archiver|facebookexternalhit|preview/i;

/** A changing call is known by its anti-forgery token, before anything of its body is read (platform.md 6). */
export function urgencyOf({ method, path, headers }: Asked): Urgency {
  if (path === '/api/csrf-token') return 'change';
  if (method === 'POST' && headers['csrf-token'] !== undefined) return 'change';
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].join(' ');
  if (/prefetch|prerender|preview/.test(purpose)) return 'idle';
  return crawlers.test(String(headers['user-agent'] ?? '')) ? 'idle' : 'look';
}

export interface Load {
  /** Requests that are being worked on. */
  inFlight: number;
  /** Those that the gateway is meant to work on at the same time. */
  most: number;
  /** The process has been too busy to answer anybody in time for some seconds. */
  isLagging: boolean;
}

/** Whether there is room for one more of its kind. */
export function hasRoom(urgency: Urgency, { inFlight, most, isLagging }: Load): boolean {
  return inFlight < roomFor(urgency, most, isLagging);
}

function roomFor(urgency: Urgency, most: number, isLagging: boolean): number {
  switch (urgency) {
    case 'idle':
      return isLagging ? 0 : most / 2;
    case 'look':
      // A few go on: a process that refuses everybody would never find out that it could serve again.
      return isLagging ? most / 8 : most;
    case 'change':
      return most * 1.25;
  }
}

/** Seconds in a row above the limit before the process counts as lagging; one long task is no overload. */
const LAGGING_AFTER = 5;

/**
 * Seconds in a row in which the event loop was late.
 *
 * @param delayMs the 99th percentile of its delay in the last second.
 */
export function secondsLate(before: number, delayMs: number, mostMs: number): number {
  return delayMs > mostMs ? before + 1 : 0;
}

export function isLagging(seconds: number): boolean {
  return seconds >= LAGGING_AFTER;
}
