/** Which failures are worth a retry, and how long the upstream asks to wait. */
import type { SourceError } from '../errors.ts';

/** True when a retry may help: a retryable status, or no response at all. Not for requests that an open circuit rejected. */
export function isRetryable(error: SourceError, statuses: readonly number[]): boolean {
  if (error.code === 'REQUEST_ABORTED' || error.code === 'SOURCE_MALFORMED') return false;
  return error.status === null ? error.isLost : statuses.includes(error.status);
}

/** Milliseconds to wait; the longest if several headers say so (wire-protocols 3.2, 1.4). Null if none does. */
export function retryAfterMs(detail: unknown, now: number): number | null {
  const headers = (detail as { headers?: Record<string, string | undefined> } | null)?.headers;
  if (!headers) return null;
  const waits = [
    millisecondsOf(headers['retry-after'], now),
    millisecondsOf(headers['x-retry-after'], now),
    Number(headers['x-rate-limit-time-reset-ms'] ?? Number.NaN),
  ].filter((wait) => Number.isFinite(wait) && wait >= 0);
  return waits.length === 0 ? null : Math.max(...waits);
}

/** Seconds or an HTTP date, as `retry-after` allows. */
function millisecondsOf(text: string | undefined, now: number): number {
  if (text === undefined) return Number.NaN;
  const seconds = Number(text);
  return Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now;
}
