/**
 * Rate limits per minute: GraphQL points of partners by key and of the public by address, and pages by address. Counted
 * in the shared state; while it is unavailable nobody is refused.
 */
import type { Limiter, SharedState } from '../state/SharedState.ts';
import type { BudgetState } from './budget.rules.ts';
import { networkOf } from './budget.rules.ts';
import type { ApiClient } from '../http/edgeRequest.ts';
import type { Report } from '../../graph/reports.ts';

export interface BudgetOptions {
  state: Pick<SharedState, 'limiter'>;
  publicCostPerMinute: number;
  /** Default of keys without a budget of their own. */
  partnerCostPerMinute: number;
  pagesPerMinute: number;
  report: Report;
}

/** Null: the shared state is unavailable, so nothing is known and nothing refused. */
export type Taken = Promise<BudgetState | null>;

const MINUTE = 60;

export class Budgets {
  readonly #options: BudgetOptions;
  /** By policy and points: keys with equal budgets share a limiter, with separate counters. */
  readonly #limiters = new Map<string, Limiter>();

  constructor(options: BudgetOptions) {
    this.#options = options;
  }

  /** Points per minute of a caller. */
  costLimit({ kind, costPerMinute }: ApiClient): number {
    const { publicCostPerMinute, partnerCostPerMinute } = this.#options;
    return kind === 'public' ? publicCostPerMinute : (costPerMinute ?? partnerCostPerMinute);
  }

  takeCost(client: ApiClient, address: string, points: number): Taken {
    const key = client.kind === 'partner' ? client.id : networkOf(address);
    return this.#take(client.kind, this.costLimit(client), key, points);
  }

  takePage(address: string, pages = 1): Taken {
    return this.#take('pages', this.#options.pagesPerMinute, networkOf(address), pages);
  }

  async #take(policy: string, limit: number, key: string, points: number): Taken {
    try {
      const answer = await this.#limiter(policy, limit).consume(key, points);
      return { ...answer, policy, limit, seconds: MINUTE };
    } catch (error) {
      this.#options.report('rate limits are not enforced', {
        reason: error instanceof Error ? error.name : 'unknown',
      });
      return null;
    }
  }

  #limiter(policy: string, points: number): Limiter {
    const name = `budget:${policy}:${points}`;
    const known = this.#limiters.get(name);
    if (known) return known;
    const limiter = this.#options.state.limiter(name, { points, seconds: MINUTE });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}
