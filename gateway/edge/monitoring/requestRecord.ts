/** What is recorded of a request while it runs, for metrics, traces, logs and the status page. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import type { OperationResult } from './operationResult.rules.ts';
import type { Trace } from './tracing.ts';

export interface RequestRecord {
  /** The caller's id when well formed, otherwise a new one; sent back as `x-request-id`. */
  readonly requestId: string;
  /** Its span; null without tracing. */
  readonly trace: Trace | null;
  /** Set once a session is opened for it. */
  edge: EdgeRequest | null;
  /** Operations that have ended. */
  readonly operations: OperationRecord[];
}

export interface OperationRecord {
  /** Name of a shipped operation, otherwise `free`: names of ad-hoc queries are arbitrary. */
  name: string;
  /** Milliseconds. */
  durationMs: number;
  result: OperationResult;
  codes: readonly string[];
  /** Calls that reached the wire for it. */
  upstreamCalls: number;
}

/** The operation that runs in this asynchronous context. */
export interface RunningOperation {
  trace: Trace | null;
  upstreamCalls: number;
  /** True when one of its calls failed, or returned stale data. */
  isDegraded: boolean;
}

/** The request, and the operation of it, that the running code belongs to. Nothing is passed by hand for it. */
export const running = new AsyncLocalStorage<{ note: RequestRecord; operation: RunningOperation | null }>();
