/**
 * Sends a call with retries, circuit breakers (one per route) and hedging. Only reads are retried; a hedge counts as an
 * attempt.
 */
import { deadlineExceeded, requestAborted, sourceError } from '../callErrors.ts';
import { SourceError } from '../errors.ts';
import type { OutgoingRequest } from '../outgoingRequest.ts';
import { parseResponse, type OnInvalidField, type Reviver } from '../parseResponse.ts';
import type { Exchange, WireResponse } from '../wire/exchange.ts';
import { CircuitBreaker, type Outcome } from './circuitBreaker.ts';
import type { Hedging } from './hedging.ts';
import type { RequestGate } from './requestGate.ts';
import { isRetryable, retryAfterMs } from './retry.rules.ts';
import { countsAgainstCircuit } from './sourceHealth.ts';

export interface RetryOptions {
  /** Retries after the first attempt of an idempotent call. */
  retries: number;
  /** Milliseconds before the first retry, plus jitter of up to half of it. */
  delayMs: number;
  /** Factor by which each further delay grows: 1 for a constant delay. */
  growth: number;
  /** Statuses that are retried. */
  statuses: readonly number[];
}

/** Retry budget of the whole source: each call earns a fifth of a retry, so that an outage is no retry storm. */
const RETRY_TOKENS = 20;
const TOKENS_PER_CALL = 0.2;

export interface ResilientExchangeOptions {
  retry: RetryOptions;
  /** Milliseconds from which the circuit breaker counts a read as slow. */
  slowMs: number;
  /** Null: no hedging. */
  hedging: Hedging | null;
  /** Called for each call that finally failed. */
  onFailure?: ((error: SourceError) => void) | undefined;
  onInvalidField: OnInvalidField | null;
  reviver?: Reviver | undefined;
  /** Null: requests are sent at once. A gate's 429 is about the quota, and never opens a circuit. */
  gate: RequestGate | null;
}

/** Counter of a call's HTTP requests. */
export interface Attempts {
  count: number;
}

interface Attempt<Result> {
  request: OutgoingRequest<Result>;
  attempts: Attempts;
  circuit: CircuitBreaker;
  startedAt: number;
}

export class ResilientExchange {
  readonly #exchange: Exchange;
  readonly #options: ResilientExchangeOptions;
  readonly #circuits = new Map<string, CircuitBreaker>();
  #retryTokens = RETRY_TOKENS;

  constructor(exchange: Exchange, options: ResilientExchangeOptions) {
    this.#exchange = exchange;
    this.#options = options;
  }

  /** @param attempts is counted up, also when the call fails. */
  run<Result>(request: OutgoingRequest<Result>, attempts: Attempts): Promise<Result> {
    this.#retryTokens = Math.min(RETRY_TOKENS, this.#retryTokens + TOKENS_PER_CALL);
    return this.#attempt(request, attempts).catch((error: unknown) => this.#retry(request, attempts, error));
  }

  async #retry<Result>(
    request: OutgoingRequest<Result>,
    attempts: Attempts,
    failure: unknown,
  ): Promise<Result> {
    const { call, cancellation } = request;
    for (let error = failure; ;) {
      const delay = this.#delayAfter(error, request, attempts.count);
      if (delay === null) throw this.#reported(error);
      this.#retryTokens -= 1;
      await cancellation.delay(delay).catch(() => {
        throw requestAborted(call);
      });
      try {
        return await this.#attempt(request, attempts);
      } catch (next) {
        error = next;
      }
    }
  }

  #maxAttempts({ idempotent }: OutgoingRequest<unknown>['call']): number {
    return idempotent ? 1 + this.#options.retry.retries : 1;
  }

  /** Milliseconds before the next attempt; null when there is none. */
  #delayAfter(error: unknown, { call, deadline }: OutgoingRequest<unknown>, attempts: number): number | null {
    const { retry } = this.#options;
    if (!(error instanceof SourceError) || attempts >= this.#maxAttempts(call)) return null;
    if (!isRetryable(error, retry.statuses)) return null;
    const asked = retryAfterMs(error.detail, Date.now());
    // Jitter in both cases: clients that were told the same delay must not return at the same instant.
    const delay =
      asked === null
        ? retry.delayMs * retry.growth ** (attempts - 1) * (1 + Math.random() / 2)
        : asked + retry.delayMs * Math.random();
    return this.#retryTokens < 1 || performance.now() + delay >= deadline ? null : delay;
  }

  #reported(error: unknown): unknown {
    if (error instanceof SourceError && error.code !== 'REQUEST_ABORTED') this.#options.onFailure?.(error);
    return error;
  }

  /** Of every route called since the start. */
  get circuits(): { route: string; isOpen: boolean }[] {
    return [...this.#circuits].map(([route, { isOpen }]) => ({ route, isOpen }));
  }

  #attempt<Result>(request: OutgoingRequest<Result>, attempts: Attempts): Promise<Result> {
    const { call, deadline } = request;
    const startedAt = performance.now();
    attempts.count += 1;
    if (deadline <= startedAt) return Promise.reject(deadlineExceeded(call));
    const circuit = this.#circuit(call.route);
    if (!circuit.allows(startedAt))
      return Promise.reject(
        sourceError(call, 'SOURCE_UNAVAILABLE', 'the circuit is open: recent calls failed'),
      );
    const attempt: Attempt<Result> = { request, attempts, circuit, startedAt };
    // Usually a socket is free; that case awaits nothing but the response.
    if (this.#options.gate) return this.#throughGate(attempt, this.#options.gate);
    return this.#exchange.bulkhead.tryAcquire() ? this.#inSocket(attempt) : this.#inNextSocket(attempt);
  }

  async #throughGate<Result>(attempt: Attempt<Result>, gate: RequestGate): Promise<Result> {
    await gate.admit(attempt.request).catch((error: unknown) => {
      attempt.circuit.release();
      throw error;
    });
    return this.#exchange.bulkhead.tryAcquire() ? this.#inSocket(attempt) : this.#inNextSocket(attempt);
  }

  async #inNextSocket<Result>(attempt: Attempt<Result>): Promise<Result> {
    await this.#exchange.waitForSocket(attempt.request).catch((error: unknown) => {
      attempt.circuit.release();
      throw error;
    });
    return this.#inSocket(attempt);
  }

  #inSocket<Result>(attempt: Attempt<Result>): Promise<Result> {
    const { bulkhead } = this.#exchange;
    return this.#send(attempt).then(
      (response) => {
        bulkhead.release();
        return this.#parse(attempt, response);
      },
      (error: unknown) => {
        bulkhead.release();
        const { circuit, startedAt } = attempt;
        if (error instanceof SourceError && error.code === 'REQUEST_ABORTED') circuit.release();
        else circuit.record(performance.now(), 'bad', startedAt);
        throw error;
      },
    );
  }

  #parse<Result>({ request, circuit, startedAt }: Attempt<Result>, response: WireResponse): Result {
    const { gate } = this.#options;
    gate?.observe(request, response);
    try {
      const result = parseResponse(
        request.call,
        response,
        this.#options.onInvalidField,
        this.#options.reviver,
      );
      circuit.record(performance.now(), this.#outcome(request, response), startedAt);
      return result;
    } catch (error) {
      const isBad =
        error instanceof SourceError &&
        !(gate && error.status === 429) &&
        countsAgainstCircuit(error.code, error.status, error.isRead);
      circuit.record(performance.now(), isBad ? 'bad' : this.#outcome(request, response), startedAt);
      throw error;
    }
  }

  #send({ request, attempts, circuit }: Attempt<unknown>): Promise<WireResponse> {
    const { hedging } = this.#options;
    const { call } = request;
    // An idempotent POST is retried when necessary, but not hedged for the sake of some milliseconds.
    if (!hedging || call.method !== 'GET') return this.#exchange.send(request);
    const takeAttempt = (): boolean => {
      if (attempts.count >= this.#maxAttempts(call)) return false;
      attempts.count += 1;
      return true;
    };
    return hedging.send(request, () => circuit.isHealthy(performance.now()), takeAttempt);
  }

  /** Slow writes do not count: a slow write is better than none. */
  #outcome({ call }: OutgoingRequest<unknown>, { tookMs }: WireResponse): Outcome {
    // A call that may take longer is slow later.
    const slowMs = Math.max(this.#options.slowMs, (call.timeoutMs ?? 0) / 2);
    return call.idempotent && tookMs > slowMs ? 'slow' : 'good';
  }

  #circuit(route: string): CircuitBreaker {
    let circuit = this.#circuits.get(route);
    if (!circuit) this.#circuits.set(route, (circuit = new CircuitBreaker()));
    return circuit;
  }
}
