/**
 * A public page's data in one request (platform.md 7, `_payload.json`): queries of the same moment are answered from
 * the page's payload when that saves requests. Queries that it lacks, or a payload of another build, fall back to
 * individual requests. A preloaded payload also answers the queries that the navigation runs later.
 */
import type { GraphQLResult } from './response.rules.ts';
import { requestInit, type RequestOptions } from './requestInit.ts';

/** Maximum number of preloaded payloads to keep. */
const keptAtMost = 4;

export interface PendingQuery {
  /** Identifies the query with its variables. */
  readonly address: string;
  /** Aborts when no subscriber is left. */
  readonly signal: AbortSignal;
}

interface Waiting extends PendingQuery {
  readonly settle: (answer: GraphQLResult | null) => void;
}

interface PayloadJson {
  readonly buildId: string | null;
  readonly answers: Readonly<Record<string, GraphQLResult>>;
}

export class Payloads {
  readonly #buildId: string;
  #waiting: Waiting[] | null = null;
  /** Preloaded payloads by path, the oldest first. */
  readonly #ahead = new Map<string, Promise<PayloadJson['answers']>>();

  /** @param buildId build of the page: payloads of another build answer other queries. */
  constructor(buildId: string) {
    this.#buildId = buildId;
  }

  /**
   * Runs `start`, which runs a screen's queries.
   *
   * @param path of the page's payload.
   * @param isAhead true for a preload: the payload is then loaded even for one query, because it also holds the
   * screen's other data.
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

  /** The response from the payload, or null: then it must be requested. Undefined outside of `together`. */
  ask(query: PendingQuery): Promise<GraphQLResult | null> | undefined {
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
    const savesRequests = asked.length > (isAhead ? 0 : 1);
    if (!known && savesRequests) void this.#read(path, asked, isAhead);
    else void this.#settle(known ?? null, asked);
  }

  /** Loads a page's payload before its queries are known. */
  readAhead(path: string): void {
    if (this.#ahead.has(path)) return;
    const { signal } = new AbortController();
    this.#keep(
      path,
      this.#answers(path, { signal, isAhead: true }).catch(() => ({})),
    );
  }

  /** Drops a payload that was loaded ahead. */
  forget(path: string): void {
    this.#ahead.delete(path);
  }

  /** What the payload lacks is not in another copy of it either. */
  async #settle(known: Promise<PayloadJson['answers']> | null, asked: readonly Waiting[]): Promise<void> {
    const answers = await known;
    for (const { address, settle } of asked) settle(answers?.[address] ?? null);
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
    if (isAhead && waiting.some(({ address }) => answers[address]))
      this.#keep(path, Promise.resolve(answers));
    for (const { address, settle } of waiting) settle(answers[address] ?? null);
  }

  #keep(path: string, answers: Promise<PayloadJson['answers']>): void {
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
