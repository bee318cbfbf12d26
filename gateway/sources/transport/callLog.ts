/**
 * The upstream calls of one request. Read by tests (call budgets), GraphiQL (`extensions.upstream`), the response
 * (`extensions.degraded`) and the access log.
 */
import type { SourceErrorCode, SourceName } from './sourceNames.ts';

/**
 * network: called the upstream · shared: joined a call in flight · fresh: cached answer · ageing: cached answer, refreshed
 * in the background · stale: cached answer as fallback · refused: a write that the upstream declined · failed: no answer.
 */
export const CALL_VERDICTS = ['network', 'shared', 'fresh', 'ageing', 'stale', 'refused', 'failed'] as const;
export type CallVerdict = (typeof CALL_VERDICTS)[number];

export interface CallRecord {
  source: SourceName;
  call: string;
  method: string;
  /** Path and query as declared, even if the query is sent in the body. Without host, credentials and headers. */
  path: string;
  /** Milliseconds until the answer, retries included. */
  durationMs: number;
  verdict: CallVerdict;
  /** HTTP requests sent by this caller; 0 when none was needed. */
  attempts: number;
  /** Age of the cached answer in milliseconds; only on `ageing` and `stale`. */
  ageMs?: number;
  /** Only on `failed`, and on `stale` when the upstream failed. */
  code?: SourceErrorCode;
}

/** What an observer learns when a call starts. */
export interface StartedCall extends Pick<CallRecord, 'source' | 'call' | 'method'> {
  /** Path template such as `/products/{id}`. */
  route: string;
}

/** Observes one call, for traces and metrics. */
export interface CallObserver {
  /** Sent with the request, such as the trace context. */
  headers: Readonly<Record<string, string>>;
  done(record: CallRecord): void;
}

export class CallLog {
  readonly records: CallRecord[] = [];
  readonly observe: ((call: StartedCall) => CallObserver) | null;

  constructor(observe: CallLog['observe'] = null) {
    this.observe = observe;
  }

  add(record: CallRecord): void {
    this.records.push(record);
  }

  /** Calls that sent an HTTP request: what a call budget counts. */
  networkCalls(): CallRecord[] {
    return this.records.filter((record) => record.attempts > 0);
  }
}
