/** Sends one request over a source's sockets and reads the response. No retries, no circuit breaker. */
import { Pool, type Dispatcher } from 'undici';
import { requestAborted, sourceError, timeoutExceeded } from '../callErrors.ts';
import type { SourceError } from '../errors.ts';
import { callersTimedOut, type OutgoingRequest } from '../outgoingRequest.ts';
import { Bulkhead, BulkheadFull } from './bulkhead.ts';
import { encodeBody, queryString } from './encodeRequest.ts';
import { ResponseBuffer, type BufferedResponse } from './responseBuffer.ts';

export interface ExchangeOptions {
  /** Origin and base path. */
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  maxQueued: number;
  maxWaitMs: number;
  /** Milliseconds until the response is complete. */
  timeoutMs: number;
  maxBytes: number;
}

export interface WireResponse extends BufferedResponse {
  /** Milliseconds on the wire. */
  tookMs: number;
}

/** Share of a write's time that is reserved to read its outcome back when no response comes. */
export const RECONCILE_SHARE = 0.25;

export class Exchange {
  readonly #options: ExchangeOptions;
  readonly #pool: Pool;
  readonly #basePath: string;
  readonly bulkhead: Bulkhead;

  constructor(options: ExchangeOptions) {
    this.#options = options;
    const base = new URL(options.url);
    this.#basePath = base.pathname.replace(/\/$/, '');
    const { connections, maxQueued, maxWaitMs } = options;
    this.bulkhead = new Bulkhead({ limit: connections, maxQueued, maxWaitMs });
    this.#pool = new Pool(base.origin, {
      connections,
      keepAliveTimeout: 30_000,
      connectTimeout: 5_000,
      // Each request has a timeout of its own, until the last byte.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /**
   * Waits for a socket; for when `bulkhead.tryAcquire` found none. Release it after the request.
   *
   * @throws SourceError when there is none in time. Nothing was sent then, so it says nothing about the upstream.
   */
  async waitForSocket({ call, deadline, cancellation }: OutgoingRequest<unknown>): Promise<void> {
    const leave = new AbortController();
    const timer = setTimeout(() => leave.abort(), Math.max(0, Math.ceil(deadline - performance.now())));
    cancellation.listener = leave;
    try {
      if (cancellation.isCancelled) leave.abort(cancellation.reason);
      await this.bulkhead.acquire(leave.signal);
    } catch (cause) {
      if (cause instanceof BulkheadFull)
        throw sourceError(call, 'SOURCE_UNAVAILABLE', 'too many requests are waiting for a socket');
      if (cancellation.isCancelled && cancellation.reason !== callersTimedOut)
        throw requestAborted(call, cause);
      throw sourceError(call, 'SOURCE_TIMEOUT', 'no socket was free in time');
    } finally {
      clearTimeout(timer);
      cancellation.listener = null;
    }
  }

  /** Rejects with a SourceError when there is no complete response: cancelled, timed out, no connection, too long. */
  send(request: OutgoingRequest<unknown>): Promise<WireResponse> {
    return new Promise((resolve, reject) => {
      const options = this.#dispatchOptions(request);
      const { call, deadline, cancellation } = request;
      const left = (deadline - performance.now()) * (call.idempotent ? 1 : 1 - RECONCILE_SHARE);
      const timeoutMs = Math.max(0, Math.ceil(Math.min(left, call.timeoutMs ?? this.#options.timeoutMs)));
      const { maxBytes } = this.#options;
      const pending = new PendingResponse({ request, timeoutMs, maxBytes, resolve, reject });
      if (cancellation.isCancelled) return pending.abort(cancellation.reason);
      cancellation.listener = pending;
      this.#pool.dispatch(options, pending);
    });
  }

  #dispatchOptions({ method, wire, headers }: OutgoingRequest<unknown>): Dispatcher.DispatchOptions {
    const body = encodeBody(wire);
    const accept = 'application/json';
    const { headers: own } = this.#options;
    const path = this.#basePath + wire.path + queryString(wire.query);
    if (body === null) return { method, path, headers: { accept, ...headers, ...own, ...wire.headers } };
    const typed = { accept, ...headers, 'content-type': body.type, ...own, ...wire.headers };
    return { method, path, headers: typed, body: body.text };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

interface PendingOptions {
  request: OutgoingRequest<unknown>;
  timeoutMs: number;
  maxBytes: number;
  resolve(response: WireResponse): void;
  reject(error: SourceError): void;
}

/** The response to a request on the wire, until it is complete, times out or is cancelled. */
class PendingResponse extends ResponseBuffer {
  readonly #options: PendingOptions;
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout;
  #hasTimedOut = false;
  #isSettled = false;

  constructor(options: PendingOptions) {
    super(options.maxBytes);
    this.#options = options;
    this.#timer = setTimeout(timeOut, options.timeoutMs, this);
  }

  timeOut(): void {
    this.#hasTimedOut = true;
    this.abort(new Error('timed out'));
  }

  protected override onComplete({ status, statusText, headers, text }: BufferedResponse): void {
    if (!this.#settle()) return;
    const tookMs = performance.now() - this.#started;
    this.#options.resolve({ status, statusText, headers, text, tookMs });
  }

  protected override onFailed(cause: unknown): void {
    if (this.#settle()) this.#options.reject(this.#error(cause));
  }

  #error(cause: unknown): SourceError {
    const { timeoutMs, request } = this.#options;
    const { call, cancellation } = request;
    if (cancellation.isCancelled && cancellation.reason !== callersTimedOut)
      return requestAborted(call, cause);
    if (this.#hasTimedOut || cancellation.isCancelled) return timeoutExceeded(call, timeoutMs, cause);
    if (cause instanceof RangeError) return sourceError(call, 'SOURCE_MALFORMED', cause.message, { cause });
    return sourceError(call, 'SOURCE_UNAVAILABLE', 'Network Error', { cause });
  }

  /** False when settled before: the cancellation may have another listener by now. */
  #settle(): boolean {
    if (this.#isSettled) return false;
    this.#isSettled = true;
    clearTimeout(this.#timer);
    this.#options.request.cancellation.listener = null;
    return true;
  }
}

function timeOut(pending: PendingResponse): void {
  pending.timeOut();
}
