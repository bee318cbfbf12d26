/** Which failures may pass by themselves, and how long an upstream asks to be left alone. */
import type { SourceError } from '../errors.ts';

/** True when another try may help: the status is worth one, or no answer came at all. An open circuit is not asked again. */
export function isPassing(error: SourceError, statuses: readonly number[]): boolean {
  if (error.code === 'REQUEST_ABORTED' || error.code === 'SOURCE_MALFORMED') return false;
  return error.status === null ? error.isLost : statuses.includes(error.status);
}

/**
 * Pause the upstream asks for, in milliseconds from `now`; of several headers the longest counts (wire-protocols 3.2,
 * 1.4). Null when it asks for none.
 */
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
