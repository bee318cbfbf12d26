/**
 * A public page's data in one request (platform.md 7, `_payload.json`): what a screen asks for at the same moment is taken
 * from the payload of its page when that saves requests. Whatever the payload lacks, or was made by another build, is
 * asked of the gateway one by one, as it is without a payload.
 */
import type { GraphQLAnswer } from './answer.rules.ts';

export interface AskedQuery {
  /** Names the query with its variables. */
  readonly address: string;
  /** Aborts when nobody waits for it any more. */
  readonly signal: AbortSignal;
}

interface Waiting extends AskedQuery {
  readonly settle: (answer: GraphQLAnswer | null) => void;
}

interface PayloadJson {
  readonly buildId: string | null;
  readonly answers: Readonly<Record<string, GraphQLAnswer>>;
}

export class Payloads {
  readonly #buildId: string;
  #waiting: Waiting[] | null = null;

  /** @param buildId of the build that the page was made by: another one's screens ask for other data. */
  constructor(buildId: string) {
    this.#buildId = buildId;
  }

  /**
   * Runs `start`, which asks for a screen's data.
   *
   * @param path of the page's payload.
   */
  together<Result>(path: string, start: () => Result): Result {
    const waiting: Waiting[] = [];
    this.#waiting = waiting;
    try {
      return start();
    } finally {
      this.#waiting = null;
      if (waiting.length > 1) void this.#read(path, waiting);
      else for (const { settle } of waiting) settle(null);
    }
  }

  /** The answer that the payload holds, or null: then it has to be asked for. Undefined outside of `together`. */
  ask(query: AskedQuery): Promise<GraphQLAnswer | null> | undefined {
    const waiting = this.#waiting;
    return waiting === null
      ? undefined
      : new Promise((settle) => {
          waiting.push({ ...query, settle });
        });
  }

  async #read(path: string, waiting: readonly Waiting[]): Promise<void> {
    const aborter = new AbortController();
    const stop = () => {
      if (waiting.every(({ signal }) => signal.aborted)) aborter.abort();
    };
    for (const { signal } of waiting) signal.addEventListener('abort', stop);
    const answers = await this.#answers(path, aborter.signal).catch(() => ({}) as PayloadJson['answers']);
    for (const { address, settle } of waiting) settle(answers[address] ?? null);
  }

  async #answers(path: string, signal: AbortSignal): Promise<PayloadJson['answers']> {
    const response = await fetch(path, { headers: { accept: 'application/json' }, signal });
    const { buildId, answers } = (await response.json()) as PayloadJson;
    return response.ok && buildId === this.#buildId ? answers : {};
  }
}
