/** The request on whose behalf sources are called. */
import type { AnswerFacts } from './cache/answerFacts.ts';
import type { CallLog } from './callLog.ts';
import type { RequestScope } from './scope.ts';

export interface Caller {
  scope: RequestScope;
  /** `performance.now()` at which the request times out. */
  deadline: number;
  /** Aborts when the shopper's connection closes. */
  signal: AbortSignal;
  /** Forwarded as `x-request-id`. */
  requestId: string;
  log: CallLog;
  /**
   * True for a background request: it has time to wait for the refresh of an answer that others are served meanwhile.
   */
  awaitsRefresh?: boolean;
  /** Records what the response depends on; absent where it is not shared. */
  facts?: AnswerFacts;
}
