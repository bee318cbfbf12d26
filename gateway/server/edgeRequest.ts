/** What the HTTP edge knows of one request before any GraphQL runs: who asks, until when, and where it is logged. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallLog } from '../sources/callLog.ts';
import type { Session } from './session.ts';

export interface EdgeRequest {
  requestId: string;
  session: Session;
  /** `performance.now()` at which the request's time is over. */
  deadline: number;
  /** Aborts when the caller closes the connection before the answer is complete. */
  signal: AbortSignal;
  log: CallLog;
  /** Value of the anti-forgery header, null when absent. */
  csrfToken: string | null;
  /** True when the answer shall carry `extensions.upstream`. */
  explains: boolean;
  /** Runs once the operation is done and before the head of the answer is written: keeps the session. */
  beforeAnswer?: () => Promise<void>;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Keeps a well-formed `x-request-id` of the caller, so that one id runs through all logs; makes one otherwise. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}

export function abortWhenGone(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const abort = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) abort.abort();
  });
  request.once('error', () => abort.abort());
  return abort.signal;
}
