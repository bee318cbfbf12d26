/** One request and its answer's text over the sockets of one source. Knows neither retries nor circuits. */
import { Pool, type Dispatcher } from 'undici';
import type { SourceError } from '../errors.ts';
import { callerGone, sourceError, timeoutExceeded, tooSlow, type Outgoing } from '../outgoing.ts';
import { Sockets, TooManyWaiting } from './sockets.ts';
import { WholeAnswer, type WireText } from './wholeAnswer.ts';
import { bodyText, queryText } from './wireText.ts';

export interface ExchangeOptions {
  /** Origin and base path. */
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  /** Requests that may wait for a socket, and milliseconds that one may. */
  mostWaiting: number;
  waitMs: number;
  /** Milliseconds from asking to the answer's last byte. */
  timeoutMs: number;
  maxBytes: number;
}

export interface WireAnswer extends WireText {
  /** Milliseconds on the wire. */
  tookMs: number;
}

/** A write leaves this part of the time to read what became of it when its answer does not come. */
export const TIME_TO_LOOK = 0.25;

export class Exchange {
  readonly #options: ExchangeOptions;
  readonly #pool: Pool;
  readonly #basePath: string;
  readonly sockets: Sockets;

  constructor(options: ExchangeOptions) {
    this.#options = options;
    const base = new URL(options.url);
    this.#basePath = base.pathname.replace(/\/$/, '');
    const { connections, mostWaiting, waitMs } = options;
    this.sockets = new Sockets({ most: connections, mostWaiting, waitMs });
    this.#pool = new Pool(base.origin, {
      connections,
      keepAliveTimeout: 30_000,
      connectTimeout: 5_000,
      // Each request has a limit of its own, to its last byte.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /**
   * Waits for a socket where none is free (`sockets.takeFree`). Give it back, whatever becomes of the request.
   *
   * @throws SourceError when there is none in time: nothing was sent then, and it says nothing about the upstream.
   */
  async waitForSocket({ call, deadline, callOff }: Outgoing<unknown>): Promise<void> {
    const leave = new AbortController();
    const timer = setTimeout(() => leave.abort(), Math.max(0, Math.ceil(deadline - performance.now())));
    callOff.listener = (reason) => leave.abort(reason);
    try {
      if (callOff.isOff) leave.abort(callOff.reason);
      await this.sockets.take(leave.signal);
    } catch (cause) {
      if (cause instanceof TooManyWaiting) throw sourceError(call, 'SOURCE_UNAVAILABLE', 'too many waiting');
      if (callOff.isOff && callOff.reason !== tooSlow) throw callerGone(call, cause);
      throw sourceError(call, 'SOURCE_TIMEOUT', 'no socket in time');
    } finally {
      clearTimeout(timer);
      callOff.listener = null;
    }
  }

  /** Rejects with a SourceError when no whole answer came: called off, out of time, no connection, too long. */
  send(outgoing: Outgoing<unknown>): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      const asked = this.#asked(outgoing);
      const { call, deadline, callOff } = outgoing;
      const left = (deadline - performance.now()) * (call.idempotent ? 1 : 1 - TIME_TO_LOOK);
      const limitMs = Math.max(0, Math.ceil(Math.min(left, call.timeoutMs ?? this.#options.timeoutMs)));
      const { maxBytes } = this.#options;
      const sent = new Sent({ outgoing, limitMs, maxBytes, resolve, reject });
      if (callOff.isOff) return sent.callOff(callOff.reason as Error);
      callOff.listener = (reason) => sent.callOff(reason as Error);
      this.#pool.dispatch(asked, sent);
    });
  }

  #asked({ method, wire, headers }: Outgoing<unknown>): Dispatcher.DispatchOptions {
    const body = bodyText(wire);
    const accept = 'application/json';
    const { headers: own } = this.#options;
    const path = this.#basePath + wire.path + queryText(wire.query);
    if (body === null) return { method, path, headers: { accept, ...headers, ...own, ...wire.headers } };
    const typed = { accept, ...headers, 'content-type': body.type, ...own, ...wire.headers };
    return { method, path, headers: typed, body: body.text };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

interface SentOptions {
  outgoing: Outgoing<unknown>;
  limitMs: number;
  maxBytes: number;
  resolve(answer: WireAnswer): void;
  reject(error: SourceError): void;
}

/** A request on the wire: within its time, for as long as anybody waits for it. */
class Sent extends WholeAnswer {
  readonly #options: SentOptions;
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout;
  #isOutOfTime = false;
  #isOver = false;

  constructor(options: SentOptions) {
    super(options.maxBytes);
    this.#options = options;
    this.#timer = setTimeout(outOfTime, options.limitMs, this);
  }

  outOfTime(): void {
    this.#isOutOfTime = true;
    this.callOff(new Error('out of time'));
  }

  protected override onWhole({ status, statusText, headers, text }: WireText): void {
    if (!this.#ends()) return;
    const tookMs = performance.now() - this.#started;
    this.#options.resolve({ status, statusText, headers, text, tookMs });
  }

  protected override onBroken(cause: unknown): void {
    if (this.#ends()) this.#options.reject(this.#error(cause));
  }

  #error(cause: unknown): SourceError {
    const { limitMs, outgoing } = this.#options;
    const { call, callOff } = outgoing;
    if (callOff.isOff && callOff.reason !== tooSlow) return callerGone(call, cause);
    if (this.#isOutOfTime || callOff.isOff) return timeoutExceeded(call, limitMs, cause);
    if (cause instanceof RangeError) return sourceError(call, 'SOURCE_MALFORMED', cause.message, { cause });
    return sourceError(call, 'SOURCE_UNAVAILABLE', 'Network Error', { cause });
  }

  /** False where it has ended before: others listen by now. */
  #ends(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#options.outgoing.callOff.listener = null;
    return true;
  }
}

function outOfTime(sent: Sent): void {
  sent.outOfTime();
}
