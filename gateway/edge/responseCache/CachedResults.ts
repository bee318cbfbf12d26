/**
 * Caches results of guests' operations for rendering pages, while they are fresh: what many pages of a market share,
 * such as header and footer, is read once. Concurrent identical operations are executed once. A result is cached from
 * the second request on, as most searches are asked for once.
 */
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import { memorySize } from '../../sources/transport/memorySize.rules.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { canonicalJson } from './canonicalJson.rules.ts';
import { marketsVersion } from './marketsVersion.ts';
import { lifetimeOf, type Lifetime } from './sharing.rules.ts';
import { TransientMap } from '../../sources/transport/transientMap.ts';

type Variables = Readonly<Record<string, unknown>>;
export type ExecutePersisted = (
  id: string,
  variables: Variables,
  edge: EdgeRequest,
) => Promise<ExecutionResult>;

interface CachedResult extends Lifetime {
  result: ExecutionResult;
  facts: AnswerFacts;
  startedAt: number;
}

/** Bytes of all results. What rendering derives from them, such as Relay’s records, takes three times as much. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Operations of which it is known that they were requested before. */
const MAX_KNOWN = 5_000;

export class CachedResults {
  readonly #execute: ExecutePersisted;
  readonly #invalidations: Invalidations;
  readonly #cached = new LRUCache<string, CachedResult>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ result }, name) => name.length + memorySize(result),
  });
  readonly #requested = new LRUCache<string, true>({ max: MAX_KNOWN });
  readonly #running = new TransientMap<string, Promise<CachedResult>>();

  constructor(execute: ExecutePersisted, invalidations: Invalidations) {
    this.#execute = execute;
    this.#invalidations = invalidations;
  }

  /** @param edge of a guest without a session; what the result depends on is added to its facts. */
  async execute(id: string, variables: Variables, edge: EdgeRequest): Promise<ExecutionResult> {
    const name = `${id} ${canonicalJson(variables)} ${marketsVersion(edge)} ${edge.country ?? ''}`;
    // One that waits for fresh answers does not join one that does not.
    const key = edge.awaitsRefresh ? `${name} refreshed` : name;
    const cached = this.#cached.get(name);
    const isCached = cached && Date.now() < cached.freshUntil && !this.#isInvalidated(cached);
    const running = isCached ? cached : (this.#running.get(key) ?? this.#run(key, name, id, variables, edge));
    const { result, facts } = await running;
    edge.facts?.add(facts);
    return result;
  }

  #isRepeated(name: string): boolean {
    if (this.#requested.get(name)) return true;
    this.#requested.set(name, true);
    return false;
  }

  #isInvalidated({ facts, startedAt }: CachedResult): boolean {
    return this.#invalidations.isInvalidated(facts.surrogates, startedAt);
  }

  /** @param key of concurrent identical ones. @param name under which the result is cached. */
  #run(
    key: string,
    name: string,
    id: string,
    variables: Variables,
    edge: EdgeRequest,
  ): Promise<CachedResult> {
    const run = async (): Promise<CachedResult> => {
      const facts = new AnswerFacts();
      const startedAt = Date.now();
      // Several pages may wait for it, so it has its own deadline instead of the first caller's connection.
      const { signal } = new AbortController();
      const result = await this.#execute(id, variables, { ...edge, facts, signal });
      const cached = { result, facts, startedAt, ...lifetimeOf(facts, Date.now()) };
      const isGood = !result.errors && result.extensions === undefined && !facts.isPersonal;
      if (isGood && this.#isRepeated(name) && !this.#isInvalidated(cached)) this.#cached.set(name, cached);
      return cached;
    };
    const running = run().finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }
}
