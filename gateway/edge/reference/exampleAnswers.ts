/** Answers of the examples, from this shop and as a guest sees them; kept for some minutes, failed ones for seconds. */
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { variablesOf, type Example } from './examples.ts';

export interface ExampleAnswer {
  /** JSON, cut to its first lines. */
  text: string;
  isCut: boolean;
  /** Without errors. */
  isGood: boolean;
}

/** Runs a query as a guest. */
export type RunQuery = (
  document: Example['document'],
  operationName: string | null,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExecutionResult>;

export const KEPT_MS = 10 * 60_000;
export const FAILED_MS = 10_000;
const MAX_LINES = 80;

export class ExampleAnswers {
  readonly #run: RunQuery;
  readonly #kept = new LRUCache<string, Promise<ExampleAnswer>>({ max: 200, ttl: KEPT_MS });

  constructor(run: RunQuery) {
    this.#run = run;
  }

  async of(example: Example): Promise<ExampleAnswer> {
    const key = `${example.query}\n${example.variables}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const asked = this.#ask(example);
    this.#kept.set(key, asked);
    if (!(await asked).isGood) this.#kept.set(key, asked, { ttl: FAILED_MS });
    return asked;
  }

  async #ask(example: Example): Promise<ExampleAnswer> {
    try {
      const { data, errors } = await this.#run(example.document, example.operationName, variablesOf(example));
      const text = JSON.stringify({ ...(errors ? { errors } : {}), data }, null, 2);
      const lines = text.split('\n');
      return {
        text: lines.slice(0, MAX_LINES).join('\n'),
        isCut: lines.length > MAX_LINES,
        isGood: errors === undefined,
      };
    } catch {
      // Its cause is in the gateway's log.
      return { text: '', isCut: false, isGood: false };
    }
  }
}
