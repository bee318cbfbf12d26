/**
 * What one request asked of the upstreams: read by tests (call budgets), by GraphiQL (`extensions.upstream`),
 * by the answer (`extensions.degraded`) and by the access log.
 */
import type { SourceName } from './errors.ts';

/** network: this request paid · shared: another request in flight paid · fresh: kept answer · stale: kept answer, upstream ill · failed: no answer. */
export type CallVerdict = 'network' | 'shared' | 'fresh' | 'stale' | 'failed';

export interface CallRecord {
  source: SourceName;
  call: string;
  method: string;
  /** Path and query as sent, without host, credentials or headers. */
  path: string;
  /** Milliseconds until the answer was there, retries included. */
  durationMs: number;
  verdict: CallVerdict;
  /** HTTP tries made by this request; 0 when none was needed. */
  tries: number;
  /** Milliseconds since a stale answer was good; only on `stale`. */
  ageMs?: number;
}

export class CallLog {
  readonly records: CallRecord[] = [];

  add(record: CallRecord): void {
    this.records.push(record);
  }

  /** Calls that reached the wire for this request: what a call budget counts. */
  networkCalls(): CallRecord[] {
    return this.records.filter((record) => record.tries > 0);
  }
}
