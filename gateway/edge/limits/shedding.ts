/**
 * Load shedding: limits concurrent requests, queues a few more for a moment, and refuses the rest immediately. Health
 * checks, files and requests in progress are never refused.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sendOverloaded } from '../pages/overloadedResponse.ts';
import { hasCapacity, isLagging, secondsLate, priorityOf, type Priority } from './shedding.rules.ts';

export interface SheddingOptions {
  /** Maximum of concurrent requests. A quarter more may wait. */
  maxInFlight: number;
  /** Maximum event loop delay in milliseconds, at its 99th percentile of a second. */
  maxDelayMs: number;
}

export interface SheddingStatus {
  inFlight: number;
  waiting: number;
  isLagging: boolean;
  /** Requests refused since the start. */
  refused: Readonly<Record<Priority, number>>;
}

export interface Shedding {
  /** False: refused, and answered. */
  admit(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
  /** True while there are so few requests that none would have to wait. */
  hasFreeCapacity(): boolean;
  /**
   * True when shoppers have been refused for at least that long, without five seconds in between that had no refusal.
   */
  isShedding(forMs?: number): boolean;
  status(): SheddingStatus;
  close(): void;
}

/** Maximum wait in milliseconds: a page a second late is better than none. */
const WAIT_MS = 1_000;
/** Milliseconds without a refusal after which shedding has ended. */
const OVER_MS = 5_000;

interface Waiting {
  priority: Priority;
  enter(isAdmitted: boolean): void;
}

export function createShedding({ maxInFlight, maxDelayMs }: SheddingOptions): Shedding {
  const refused: Record<Priority, number> = { idle: 0, look: 0, change: 0 };
  const queue = new Set<Waiting>();
  let inFlight = 0;
  let late = 0;
  let shedding: { since: number; last: number } | null = null;

  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const watch = setInterval(() => {
    late = secondsLate(late, delay.percentile(99) / 1e6, maxDelayMs);
    delay.reset();
  }, 1_000).unref();

  const mayEnter = (priority: Priority): boolean =>
    hasCapacity(priority, { inFlight, most: maxInFlight, isLagging: isLagging(late) });

  /** By priority, then in order of arrival. */
  function admitNext(): void {
    const next = [...queue].toSorted(
      ({ priority: a }, { priority: b }) => Number(b === 'change') - Number(a === 'change'),
    );
    for (const waiting of next.filter(({ priority }) => mayEnter(priority)).slice(0, 1)) waiting.enter(true);
  }

  function wait(priority: Priority, response: ServerResponse): Promise<boolean> {
    if (priority === 'idle' || queue.size >= Math.max(1, maxInFlight / 4)) return Promise.resolve(false);
    return new Promise((resolve) => {
      const enter = (isAdmitted: boolean): void => {
        clearTimeout(timer);
        response.off('close', leave);
        if (!queue.delete(waiting)) return;
        if (isAdmitted) inFlight += 1;
        resolve(isAdmitted);
      };
      const leave = (): void => enter(false);
      const waiting: Waiting = { priority, enter };
      const timer = setTimeout(leave, WAIT_MS);
      response.once('close', leave);
      queue.add(waiting);
    });
  }

  function refuse(priority: Priority): void {
    refused[priority] += 1;
    if (priority === 'idle') return;
    const now = performance.now();
    const isGoingOn = shedding !== null && now - shedding.last < OVER_MS;
    shedding = { since: isGoingOn && shedding ? shedding.since : now, last: now };
  }

  return {
    async admit(request, response, path) {
      const priority = priorityOf({ method: request.method ?? 'GET', path, headers: request.headers });
      if (mayEnter(priority)) inFlight += 1;
      else if (!(await wait(priority, response))) {
        refuse(priority);
        if (!response.destroyed) sendOverloaded(request, response, path);
        return false;
      }
      const leave = (): void => {
        inFlight -= 1;
        admitNext();
      };
      if (response.destroyed) leave();
      else response.once('close', leave);
      return true;
    },
    hasFreeCapacity: () =>
      queue.size === 0 && hasCapacity('idle', { inFlight, most: maxInFlight, isLagging: isLagging(late) }),
    isShedding(forMs = 0) {
      const now = performance.now();
      return shedding !== null && now - shedding.last < OVER_MS && now - shedding.since >= forMs;
    },
    status: () => ({ inFlight, waiting: queue.size, isLagging: isLagging(late), refused: { ...refused } }),
    close() {
      clearInterval(watch);
      delay.disable();
    },
  };
}
