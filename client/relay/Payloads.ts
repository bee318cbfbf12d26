/**
 * A public page's data in one request (platform.md 7, `_payload.json`): what a screen asks for at the same moment is taken
 * from the payload of its page when that saves requests. Whatever the payload lacks, or was made by another build, is
 * asked of the gateway one by one, as it is without a payload. What was preloaded is there when the rest is asked for.
 */
import type { GraphQLResult } from './response.rules.ts';
import { requestInit, type RequestOptions } from './requestInit.ts';

/** Payloads that were preloaded, and whose screen may still be asked for. */
const keptAtMost = 4;

export interface AskedQuery {
  /** Names the query with its variables. */
  readonly address: string;
  /** Aborts when nobody waits for it any more. */
  readonly signal: AbortSignal;
}

interface Waiting extends AskedQuery {
  readonly settle: (answer: GraphQLResult | null) => void;
}

interface PayloadJson {
  readonly buildId: string | null;
  readonly answers: Readonly<Record<string, GraphQLResult>>;
}

export class Payloads {
  readonly #buildId: string;
  #waiting: Waiting[] | null = null;
  /** Loaded ahead, by path, the oldest first. */
  readonly #ahead = new Map<string, PayloadJson['answers']>();

  /** @param buildId of the build that the page was made by: another one's screens ask for other data. */
  constructor(buildId: string) {
    this.#buildId = buildId;
  }

  /**
   * Runs `start`, which asks for a screen's data.
   *
   * @param path of the page's payload.
   * @param isAhead nobody asked for the screen yet: a payload is read for one query, too, because it holds what the others
   * of the screen will ask for.
   */
  together<Result>(path: string, start: () => Result, isAhead = false): Result {
    const waiting: Waiting[] = [];
    this.#waiting = waiting;
    try {
      return start();
    } finally {
      this.#waiting = null;
      this.#serve(path, waiting, isAhead);
    }
  }

  /** The answer that the payload holds, or null: then it has to be asked for. Undefined outside of `together`. */
  ask(query: AskedQuery): Promise<GraphQLResult | null> | undefined {
    const waiting = this.#waiting;
    return waiting === null
      ? undefined
      : new Promise((settle) => {
          waiting.push({ ...query, settle });
        });
  }

  #serve(path: string, asked: readonly Waiting[], isAhead: boolean): void {
    const known = this.#ahead.get(path);
    if (!isAhead) this.#ahead.delete(path);
    const isWorthIt = asked.length > (isAhead ? 0 : 1);
    if (!known && isWorthIt) void this.#read(path, asked, isAhead);
    // What a payload lacked a moment ago it would lack again.
    else for (const { address, settle } of asked) settle(known?.[address] ?? null);
  }

  async #read(path: string, waiting: readonly Waiting[], isAhead: boolean): Promise<void> {
    const aborter = new AbortController();
    const stop = () => {
      if (waiting.every(({ signal }) => signal.aborted)) aborter.abort();
    };
    for (const { signal } of waiting) signal.addEventListener('abort', stop);
    const answers = await this.#answers(path, { signal: aborter.signal, isAhead }).catch(
      () => ({}) as PayloadJson['answers'],
    );
    if (isAhead && waiting.some(({ address }) => answers[address])) this.#keep(path, answers);
    for (const { address, settle } of waiting) settle(answers[address] ?? null);
  }

  #keep(path: string, answers: PayloadJson['answers']): void {
    this.#ahead.delete(path);
    this.#ahead.set(path, answers);
    const [oldest] = this.#ahead.keys();
    if (this.#ahead.size > keptAtMost && oldest !== undefined) this.#ahead.delete(oldest);
  }

  async #answers(path: string, how: RequestOptions): Promise<PayloadJson['answers']> {
    const response = await fetch(path, requestInit(how));
    const { buildId, answers } = (await response.json()) as PayloadJson;
    return response.ok && buildId === this.#buildId ? answers : {};
  }
}
