/**
 * What one request asked of the upstreams: read by tests (call budgets), by GraphiQL (`extensions.upstream`),
 * by the answer (`extensions.degraded`) and by the access log.
 */
import type { SourceErrorCode, SourceName } from './sourceNames.ts';

/**
 * network: this request paid · shared: another request in flight paid · fresh: kept answer · ageing: kept answer, a newer
 * one is asked for in the background · stale: kept answer, upstream ill · refused: a write that the upstream declined ·
 * failed: no answer.
 */
export const CALL_VERDICTS = ['network', 'shared', 'fresh', 'ageing', 'stale', 'refused', 'failed'] as const;
export type CallVerdict = (typeof CALL_VERDICTS)[number];

export interface CallRecord {
  source: SourceName;
  call: string;
  method: string;
  /** Path and query as declared, also where the query travels in the body; without host, credentials or headers. */
  path: string;
  /** Milliseconds until the answer was there, retries included. */
  durationMs: number;
  verdict: CallVerdict;
  /** HTTP tries made by this request; 0 when none was needed. */
  tries: number;
  /** Milliseconds since the kept answer was given; only on `ageing` and `stale`. */
  ageMs?: number;
  /** What went wrong; only on `failed`, and on `stale` where the upstream failed. */
  code?: SourceErrorCode;
}

/** A call that begins, for whoever follows it. */
export interface BegunCall extends Pick<CallRecord, 'source' | 'call' | 'method'> {
  /** Path template such as `/products/{id}`. */
  route: string;
}

/** Hears of a call from its begin to its end: sources know nothing of who listens, nor for what. */
export interface FollowedCall {
  /** Sent along, such as the trace that the call belongs to. */
  headers: Readonly<Record<string, string>>;
  done(record: CallRecord): void;
}

export class CallLog {
  readonly records: CallRecord[] = [];
  /** Null when nobody follows. */
  readonly follow: ((call: BegunCall) => FollowedCall) | null;

  constructor(follow: CallLog['follow'] = null) {
    this.follow = follow;
  }

  add(record: CallRecord): void {
    this.records.push(record);
  }

  /** Calls that reached the wire for this request: what a call budget counts. */
  networkCalls(): CallRecord[] {
    return this.records.filter((record) => record.tries > 0);
  }
}
