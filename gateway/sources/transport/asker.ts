/** What the asking request brings along. */
import type { AnswerFacts } from './cache/answerFacts.ts';
import type { CallLog } from './callLog.ts';
import type { RequestScope } from './scope.ts';

export interface Asker {
  scope: RequestScope;
  /** `performance.now()` at which the request's own time is over. */
  deadline: number;
  /** Aborts when the shopper's connection closes. */
  signal: AbortSignal;
  /** Passed on as `x-request-id`. */
  requestId: string;
  log: CallLog;
  /** Told what the request's answer rests on; absent where it is served to nobody else. */
  facts?: AnswerFacts;
}
