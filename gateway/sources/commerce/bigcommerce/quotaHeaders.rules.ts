/** What an answer's headers say about the store's quota. */
import type { BufferedResponse } from '../../transport/wire/responseBuffer.ts';

export interface ObservedQuota {
  /** Requests of a window; null when the headers do not say. */
  quota: number | null;
  windowMs: number | null;
  left: number;
  resetMs: number;
}

/** A loaded platform refuses without headers. */
const loadedMs = 1_000;

/** Null for an answer that says nothing about it. */
export function observedQuota(status: number, headers: BufferedResponse['headers']): ObservedQuota | null {
  const number = (name: string): number | null => {
    const value = Number(headers[name] ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? value : null;
  };
  const left = number('x-rate-limit-requests-left');
  const resetMs = number('x-rate-limit-time-reset-ms');
  const limit = {
    quota: number('x-rate-limit-requests-quota'),
    windowMs: number('x-rate-limit-time-window-ms'),
  };
  if (status === 429) {
    const retryMs = (number('x-retry-after') ?? 0) * 1_000;
    return { ...limit, left: 0, resetMs: Math.max(resetMs ?? 0, retryMs) || loadedMs };
  }
  return left === null || resetMs === null ? null : { ...limit, left, resetMs };
}
