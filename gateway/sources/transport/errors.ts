/**
 * What can go wrong between the gateway and an upstream. `code` and `source` reach the answer as
 * `extensions.code` and `extensions.source` (design: failure policy); URLs, tokens and bodies never do.
 */
import { isOutage } from './resilience/illness.ts';
import type { SourceErrorCode, SourceName } from './sourceNames.ts';

export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: SourceErrorCode;
  readonly source: SourceName;
  /** Name of the call as its client file exports it. */
  readonly call: string;
  /** HTTP status of the upstream's answer, null when none arrived. */
  readonly status: number | null;
  /** The upstream's own words or numbers, for logs and for clients that map refusals; never shown to shoppers. */
  readonly detail: unknown;
  /** True for a call that may be repeated: whatever goes wrong with it is the upstream's illness. */
  readonly isRead: boolean;

  constructor(
    code: SourceErrorCode,
    at: { source: SourceName; call: string },
    message: string,
    more: { status?: number; detail?: unknown; cause?: unknown; isRead?: boolean } = {},
  ) {
    super(`${at.source}.${at.call}: ${message}`, { cause: more.cause });
    this.code = code;
    this.source = at.source;
    this.call = at.call;
    this.status = more.status ?? null;
    this.detail = more.detail;
    this.isRead = more.isRead ?? false;
  }

  /** True when it was sent and no answer came: nobody knows whether it was done. */
  get isLost(): boolean {
    const hasNoAnswer = this.code === 'SOURCE_TIMEOUT' || this.code === 'SOURCE_UNAVAILABLE';
    return hasNoAnswer && this.status === null && this.cause !== undefined;
  }

  /** True when an older answer is better than none: the upstream is ill, not the question. */
  get isOutage(): boolean {
    return isOutage(this.code, this.isRead);
  }
}
