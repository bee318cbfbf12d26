/**
 * Failures between the gateway and an upstream. `code` and `source` reach clients as `extensions.code` and
 * `extensions.source` (design: failure policy); URLs, tokens and bodies never do.
 */
import { isOutage } from './resilience/sourceHealth.ts';
import type { SourceErrorCode, SourceName } from './sourceNames.ts';

export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: SourceErrorCode;
  readonly source: SourceName;
  /** Name of the declared call. */
  readonly call: string;
  /** HTTP status; null when no response arrived. */
  readonly status: number | null;
  /** The upstream's response, for logs and for code that maps refusals; never shown to shoppers. */
  readonly detail: unknown;
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

  /** True when the request was sent and no response came: it is unknown whether it took effect. */
  get isLost(): boolean {
    const hasNoAnswer = this.code === 'SOURCE_TIMEOUT' || this.code === 'SOURCE_UNAVAILABLE';
    return hasNoAnswer && this.status === null && this.cause !== undefined;
  }

  /** True when the upstream is at fault, so that a stale answer may be served instead. */
  get isOutage(): boolean {
    return isOutage(this.code, this.isRead);
  }
}
