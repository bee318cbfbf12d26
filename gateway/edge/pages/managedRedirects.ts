/**
 * Redirects maintained by editors, read once for all requests and refreshed in the background: only the first pages of
 * a process wait for them, and only briefly. During an outage of the content service the last version applies, or none.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { CallLog } from '../../sources/transport/callLog.ts';
import { createDelivery } from '../../sources/delivery/delivery.ts';
import { baseScope } from '../markets/baseScope.ts';
import { redirectsByPath, type ManagedRedirect } from './redirect.rules.ts';
import type { Sources } from '../sources.ts';

export type RedirectTable = ReadonlyMap<string, readonly ManagedRedirect[]>;

/** Never fails, and returns immediately after the first time. */
export type ReadRedirects = () => Promise<RedirectTable>;

/** Refresh interval in milliseconds, as for other cached content: edits show within a minute. */
const freshMs = 30_000;
const readingMs = 10_000;
/** Milliseconds for which the first pages of a process wait at most. */
const firstWaitMs = 1_000;

export function managedRedirects(
  sources: Pick<Sources, 'delivery'>,
  log: Pick<Logger, 'warn'>,
): ReadRedirects {
  let table: RedirectTable = new Map();
  let reading: Promise<void> | null = null;
  let readAt = -Infinity;
  let isFirst = true;

  async function read(): Promise<void> {
    const entries = await createDelivery(sources.delivery, {
      scope: baseScope(),
      deadline: performance.now() + readingMs,
      signal: AbortSignal.timeout(readingMs),
      requestId: randomUUID(),
      log: new CallLog(),
    }).redirects();
    table = redirectsByPath(
      entries.map((entry) => ({
        from: entry.from,
        to: entry.to,
        isPermanent: entry.permanent,
        regions: entry.regions,
        locales: entry.locales,
        mayLeaveShop: entry.may_leave_shop,
      })),
    );
  }

  function refresh(): Promise<void> {
    readAt = performance.now();
    return read()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'redirects could not be read: the last version applies'),
      )
      .finally(() => {
        reading = null;
        isFirst = false;
      });
  }

  return async () => {
    if (reading === null && performance.now() - readAt >= freshMs) reading = refresh();
    if (isFirst && reading) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, firstWaitMs);
      await Promise.race([reading, promise]);
      clearTimeout(timer);
      isFirst = false;
    }
    return table;
  };
}
