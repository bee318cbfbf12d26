/**
 * A call's tries, one after the other: each asks the circuit of its route first, and only reads are tried again. A hedge is
 * one of them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Circuit, type Outcome } from './circuit.ts';
import { SourceError } from './errors.ts';
import type { Exchange, WireAnswer } from './exchange.ts';
import type { Hedging } from './hedging.ts';
import { isBad } from './illness.ts';
import { callerGone, outOfTime, sourceError, type Outgoing } from './outgoing.ts';
import { readAnswer, type OnOddField } from './readAnswer.ts';
import { isPassing, retryAfterMs } from './retry.rules.ts';

export interface RetryOptions {
  /** Repeats after the first request, for idempotent calls. */
  retries: number;
  /** Milliseconds before the first retry, at least: jitter adds up to half of it. */
  delayMs: number;
  /** What the pause is multiplied by before each further retry: 1 keeps it. */
  growth: number;
  /** Statuses that are worth another try. */
  statuses: readonly number[];
}

const RETRY_TOKENS = 20;
const TOKENS_PER_CALL = 0.2;

export interface TriesOptions {
  retry: RetryOptions;
  /** Milliseconds from which an answer counts as slow. */
  slowMs: number;
  /** Asks a second time for reads whose answers are late. Null: never. */
  hedging: Hedging | null;
  /** Told of each call that failed for good. */
  onFailure?: ((error: SourceError) => void) | undefined;
  onOddField: OnOddField | null;
}

export class Tries {
  readonly #exchange: Exchange;
  readonly #options: TriesOptions;
  readonly #circuits = new Map<string, Circuit>();
  /** Retry budget of the whole source: each call earns a fifth of a retry, so an ill upstream is not hammered. */
  #retryTokens = RETRY_TOKENS;

  constructor(exchange: Exchange, options: TriesOptions) {
    this.#exchange = exchange;
    this.#options = options;
  }

  /** @param tries counts what was sent, also when it fails. */
  async run<Result>(outgoing: Outgoing<Result>, tries: { count: number }): Promise<Result> {
    try {
      return await this.#all(outgoing, tries);
    } catch (error) {
      if (error instanceof SourceError && error.code !== 'REQUEST_ABORTED') this.#options.onFailure?.(error);
      throw error;
    }
  }

  async #all<Result>(outgoing: Outgoing<Result>, tries: { count: number }): Promise<Result> {
    const { call, deadline, signal } = outgoing;
    const { retry } = this.#options;
    const most = call.idempotent ? 1 + retry.retries : 1;
    this.#retryTokens = Math.min(RETRY_TOKENS, this.#retryTokens + TOKENS_PER_CALL);
    for (;;) {
      tries.count += 1;
      try {
        return await this.#once(outgoing, () => {
          if (tries.count >= most) return false;
          tries.count += 1;
          return true;
        });
      } catch (error) {
        if (!(error instanceof SourceError) || tries.count >= most || !isPassing(error, retry.statuses))
          throw error;
        const asked = retryAfterMs(error.detail, Date.now());
        // Jitter in both cases: who was told the same pause must not come back at the same instant.
        const wait =
          asked === null
            ? retry.delayMs * retry.growth ** (tries.count - 1) * (1 + Math.random() / 2)
            : asked + retry.delayMs * Math.random();
        if (this.#retryTokens < 1 || performance.now() + wait >= deadline) throw error;
        this.#retryTokens -= 1;
        await sleep(wait, undefined, { signal }).catch(() => {
          throw callerGone(call);
        });
      }
    }
  }

  /** Every route that was asked since the start. */
  get circuits(): { route: string; isOpen: boolean }[] {
    return [...this.#circuits].map(([route, { isOpen }]) => ({ route, isOpen }));
  }

  /** @param takesTry takes one more of the call's tries; false where none is left. */
  async #once<Result>(outgoing: Outgoing<Result>, takesTry: () => boolean): Promise<Result> {
    const { call } = outgoing;
    if (outgoing.deadline <= performance.now()) throw outOfTime(call);
    const circuit = this.#circuit(call.route);
    const askedAt = performance.now();
    if (!circuit.allows(askedAt))
      throw sourceError(call, 'SOURCE_UNAVAILABLE', 'not asked: recent calls failed');
    let giveBack: () => void;
    try {
      giveBack = await this.#exchange.socket(outgoing);
    } catch (error) {
      circuit.release();
      throw error;
    }
    let answer: WireAnswer;
    try {
      answer = await this.#send(outgoing, circuit, takesTry);
    } catch (error) {
      if (error instanceof SourceError && error.code === 'REQUEST_ABORTED') circuit.release();
      else circuit.record(performance.now(), 'bad', askedAt);
      throw error;
    } finally {
      giveBack();
    }
    try {
      const result = readAnswer(call, answer, this.#options.onOddField);
      circuit.record(performance.now(), this.#outcome(outgoing, answer), askedAt);
      return result;
    } catch (error) {
      const isIll = error instanceof SourceError && isBad(error.code, error.status, error.isRead);
      circuit.record(performance.now(), isIll ? 'bad' : this.#outcome(outgoing, answer), askedAt);
      throw error;
    }
  }

  #send(outgoing: Outgoing<unknown>, circuit: Circuit, takesTry: () => boolean): Promise<WireAnswer> {
    const { hedging } = this.#options;
    // What is declared as a POST may be repeated where it has to be, not for the sake of some milliseconds.
    if (!hedging || outgoing.call.method !== 'GET') return this.#exchange.send(outgoing);
    return hedging.send(outgoing, () => circuit.isCalm(performance.now()), takesTry);
  }

  /** A slow write is better than none, so it never counts against its route. */
  #outcome({ call }: Outgoing<unknown>, { tookMs }: WireAnswer): Outcome {
    return call.idempotent && tookMs > this.#options.slowMs ? 'slow' : 'good';
  }

  #circuit(route: string): Circuit {
    let circuit = this.#circuits.get(route);
    if (!circuit) this.#circuits.set(route, (circuit = new Circuit()));
    return circuit;
  }
}
