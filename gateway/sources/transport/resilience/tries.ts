/**
 * A call's tries, one after the other: each asks the circuit of its route first, and only reads are tried again. A hedge is
 * one of them.
 */
import { Circuit, type Outcome } from './circuit.ts';
import { SourceError } from '../errors.ts';
import type { Exchange, WireAnswer } from '../wire/exchange.ts';
import type { Hedging } from './hedging.ts';
import { isBad } from './illness.ts';
import { callerGone, outOfTime, sourceError, type Outgoing } from '../outgoing.ts';
import { readAnswer, type OnOddField } from '../readAnswer.ts';
import { isPassing, retryAfterMs } from './retry.rules.ts';

export interface RetryOptions {
  /** Retries after the first request, for idempotent calls. */
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

/** One try. */
interface Asked<Result> {
  outgoing: Outgoing<Result>;
  /** Of the call. */
  tries: { count: number };
  circuit: Circuit;
  askedAt: number;
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
  run<Result>(outgoing: Outgoing<Result>, tries: { count: number }): Promise<Result> {
    this.#retryTokens = Math.min(RETRY_TOKENS, this.#retryTokens + TOKENS_PER_CALL);
    return this.#once(outgoing, tries).catch((error: unknown) => this.#again(outgoing, tries, error));
  }

  async #again<Result>(
    outgoing: Outgoing<Result>,
    tries: { count: number },
    failed: unknown,
  ): Promise<Result> {
    const { call, callOff } = outgoing;
    for (let error = failed; ;) {
      const wait = this.#pauseAfter(error, outgoing, tries.count);
      if (wait === null) throw this.#told(error);
      this.#retryTokens -= 1;
      await callOff.pause(wait).catch(() => {
        throw callerGone(call);
      });
      try {
        return await this.#once(outgoing, tries);
      } catch (next) {
        error = next;
      }
    }
  }

  #most({ idempotent }: Outgoing<unknown>['call']): number {
    return idempotent ? 1 + this.#options.retry.retries : 1;
  }

  /** Milliseconds until the next try; null where another one does not help, or must not be sent. */
  #pauseAfter(error: unknown, { call, deadline }: Outgoing<unknown>, count: number): number | null {
    const { retry } = this.#options;
    if (!(error instanceof SourceError) || count >= this.#most(call)) return null;
    if (!isPassing(error, retry.statuses)) return null;
    const asked = retryAfterMs(error.detail, Date.now());
    // Jitter in both cases: who was told the same pause must not come back at the same instant.
    const wait =
      asked === null
        ? retry.delayMs * retry.growth ** (count - 1) * (1 + Math.random() / 2)
        : asked + retry.delayMs * Math.random();
    return this.#retryTokens < 1 || performance.now() + wait >= deadline ? null : wait;
  }

  #told(error: unknown): unknown {
    if (error instanceof SourceError && error.code !== 'REQUEST_ABORTED') this.#options.onFailure?.(error);
    return error;
  }

  /** Every route that was asked since the start. */
  get circuits(): { route: string; isOpen: boolean }[] {
    return [...this.#circuits].map(([route, { isOpen }]) => ({ route, isOpen }));
  }

  #once<Result>(outgoing: Outgoing<Result>, tries: { count: number }): Promise<Result> {
    const { call, deadline } = outgoing;
    const askedAt = performance.now();
    tries.count += 1;
    if (deadline <= askedAt) return Promise.reject(outOfTime(call));
    const circuit = this.#circuit(call.route);
    if (!circuit.allows(askedAt))
      return Promise.reject(sourceError(call, 'SOURCE_UNAVAILABLE', 'not asked: recent calls failed'));
    const asked: Asked<Result> = { outgoing, tries, circuit, askedAt };
    // Most find a free socket, and wait for one thing alone.
    return this.#exchange.sockets.takeFree() ? this.#inSocket(asked) : this.#inNextSocket(asked);
  }

  async #inNextSocket<Result>(asked: Asked<Result>): Promise<Result> {
    await this.#exchange.waitForSocket(asked.outgoing).catch((error: unknown) => {
      asked.circuit.release();
      throw error;
    });
    return this.#inSocket(asked);
  }

  #inSocket<Result>(asked: Asked<Result>): Promise<Result> {
    const { sockets } = this.#exchange;
    return this.#send(asked).then(
      (answer) => {
        sockets.leave();
        return this.#read(asked, answer);
      },
      (error: unknown) => {
        sockets.leave();
        const { circuit, askedAt } = asked;
        if (error instanceof SourceError && error.code === 'REQUEST_ABORTED') circuit.release();
        else circuit.record(performance.now(), 'bad', askedAt);
        throw error;
      },
    );
  }

  #read<Result>({ outgoing, circuit, askedAt }: Asked<Result>, answer: WireAnswer): Result {
    try {
      const result = readAnswer(outgoing.call, answer, this.#options.onOddField);
      circuit.record(performance.now(), this.#outcome(outgoing, answer), askedAt);
      return result;
    } catch (error) {
      const isIll = error instanceof SourceError && isBad(error.code, error.status, error.isRead);
      circuit.record(performance.now(), isIll ? 'bad' : this.#outcome(outgoing, answer), askedAt);
      throw error;
    }
  }

  #send({ outgoing, tries, circuit }: Asked<unknown>): Promise<WireAnswer> {
    const { hedging } = this.#options;
    const { call } = outgoing;
    // What is declared as a POST may be repeated where it has to be, not for the sake of some milliseconds.
    if (!hedging || call.method !== 'GET') return this.#exchange.send(outgoing);
    const takesTry = (): boolean => {
      if (tries.count >= this.#most(call)) return false;
      tries.count += 1;
      return true;
    };
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
