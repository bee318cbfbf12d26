/**
 * Caches results of guests' operations for rendering pages, while they are fresh: what many pages of a market share,
 * such as header and footer, is read once. Concurrent identical operations are executed once.
 */
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { canonicalJson } from './canonicalJson.rules.ts';
import { marketsVersion } from './marketsVersion.ts';
import { lifetimeOf, type Lifetime } from './sharing.rules.ts';

type Variables = Readonly<Record<string, unknown>>;
export type ExecutePersisted = (
  id: string,
  variables: Variables,
  edge: EdgeRequest,
) => Promise<ExecutionResult>;

interface KeptResult extends Lifetime {
  result: ExecutionResult;
  facts: AnswerFacts;
  begunAt: number;
}

/** Maximum number of results, each of up to some hundred kilobytes. */
const MOST = 150;

export class CachedResults {
  readonly #execute: ExecutePersisted;
  readonly #invalidations: Invalidations;
  readonly #kept = new LRUCache<string, KeptResult>({ max: MOST });
  readonly #running = new Map<string, Promise<KeptResult>>();

  constructor(execute: ExecutePersisted, invalidations: Invalidations) {
    this.#execute = execute;
    this.#invalidations = invalidations;
  }

  /** @param edge of a guest without a session; what the result depends on is added to its facts. */
  async execute(id: string, variables: Variables, edge: EdgeRequest): Promise<ExecutionResult> {
    const name = `${id} ${canonicalJson(variables)} ${marketsVersion(edge)} ${edge.country ?? ''}`;
    const kept = this.#kept.get(name);
    const isKept = kept && Date.now() < kept.freshUntil && !this.#isVoid(kept);
    const running = isKept ? kept : (this.#running.get(name) ?? this.#run(name, id, variables, edge));
    const { result, facts } = await running;
    edge.facts?.add(facts);
    return result;
  }

  #isVoid({ facts, begunAt }: KeptResult): boolean {
    return this.#invalidations.isInvalidated(facts.surrogates, begunAt);
  }

  #run(name: string, id: string, variables: Variables, edge: EdgeRequest): Promise<KeptResult> {
    const run = async (): Promise<KeptResult> => {
      const facts = new AnswerFacts();
      const begunAt = Date.now();
      // Several pages may wait for it, so it has its own deadline instead of the first caller's connection.
      const { signal } = new AbortController();
      const result = await this.#execute(id, variables, { ...edge, facts, signal });
      const kept = { result, facts, begunAt, ...lifetimeOf(facts, Date.now()) };
      const isGood = !result.errors && result.extensions === undefined && !facts.isPersonal;
      if (isGood && !this.#isVoid(kept)) this.#kept.set(name, kept);
      return kept;
    };
    const running = run().finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }
}
