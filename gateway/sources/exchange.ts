/** One request and its answer's text over the sockets of one source. Knows neither retries nor circuits. */
import { Pool, type Dispatcher } from 'undici';
import type { SourceError } from './errors.ts';
import { callerGone, sourceError, timeoutExceeded, tooSlow, type Outgoing } from './outgoing.ts';
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
   * Waits for a socket. Give it back, whatever becomes of the request.
   *
   * @throws SourceError when there is none in time: nothing was sent then, and it says nothing about the upstream.
   */
  async socket({ call, deadline, signal }: Outgoing<unknown>): Promise<() => void> {
    if (this.sockets.isFree) return this.sockets.take(signal).catch(wentAway(call, signal));
    const limit = AbortSignal.timeout(Math.max(0, Math.ceil(deadline - performance.now())));
    return this.sockets.take(AbortSignal.any([signal, limit])).catch(wentAway(call, signal));
  }

  /** @throws SourceError when no whole answer came: called off, out of time, no connection, too long. */
  async send({ call, method, wire, headers, deadline, signal }: Outgoing<unknown>): Promise<WireAnswer> {
    const started = performance.now();
    const left = (deadline - started) * (call.idempotent ? 1 : 1 - TIME_TO_LOOK);
    const limitMs = Math.max(0, Math.ceil(Math.min(left, call.timeoutMs ?? this.#options.timeoutMs)));
    const body = bodyText(wire);
    const asked: Dispatcher.DispatchOptions = {
      method,
      path: this.#basePath + wire.path + queryText(wire.query),
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body === null ? {} : { 'content-type': body.type }),
        ...this.#options.headers,
        ...wire.headers,
      },
      ...(body === null ? {} : { body: body.text }),
    };
    const reading = new WholeAnswer(this.#options.maxBytes);
    const callOff = (): void => reading.callOff(signal.reason as Error);
    let isOutOfTime = false;
    const timer = setTimeout(() => {
      isOutOfTime = true;
      reading.callOff(new Error('out of time'));
    }, limitMs);
    try {
      if (signal.aborted) callOff();
      else {
        signal.addEventListener('abort', callOff, { once: true });
        this.#pool.dispatch(asked, reading);
      }
      const answer = await reading.whole;
      return { ...answer, tookMs: performance.now() - started };
    } catch (cause) {
      if (signal.aborted && signal.reason !== tooSlow) throw callerGone(call, cause);
      if (isOutOfTime || signal.aborted) throw timeoutExceeded(call, limitMs, cause);
      if (cause instanceof RangeError) throw sourceError(call, 'SOURCE_MALFORMED', cause.message, { cause });
      throw sourceError(call, 'SOURCE_UNAVAILABLE', 'Network Error', { cause });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', callOff);
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

function wentAway(call: Outgoing<unknown>['call'], signal: AbortSignal): (cause: unknown) => never {
  return (cause): never => {
    const error: SourceError =
      cause instanceof TooManyWaiting
        ? sourceError(call, 'SOURCE_UNAVAILABLE', 'too many waiting')
        : signal.aborted && signal.reason !== tooSlow
          ? callerGone(call, cause)
          : sourceError(call, 'SOURCE_TIMEOUT', 'no socket in time');
    throw error;
  };
}
