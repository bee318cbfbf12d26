/** Charges a caller's budget for what a request runs, and records the charge of each request. */
import type { Budgets } from './budgets.ts';
import { waitSeconds, type BudgetState } from './budget.rules.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { rateLimited, tooLarge } from '../graphql/queryRefusals.ts';
import { ObjectSlot } from '../../sources/transport/objectSlot.ts';

export interface Charged {
  points: number;
  /** Null while rate limits are not enforced. */
  budget: BudgetState | null;
}

export class Charges {
  readonly #budgets: Pick<Budgets, 'takeCost' | 'costLimit'>;
  readonly #charged = new ObjectSlot<EdgeRequest, Charged>();

  constructor(budgets: Pick<Budgets, 'takeCost' | 'costLimit'>) {
    this.#budgets = budgets;
  }

  /** Null when nothing was charged yet. */
  of(edge: EdgeRequest): Charged | null {
    return this.#charged.get(edge) ?? null;
  }

  /** Charges further points, even when the budget is exhausted. */
  async take(edge: EdgeRequest, points: number): Promise<Charged> {
    const budget = await this.#budgets.takeCost(edge.client, edge.address, points);
    edge.cost = points + (edge.cost ?? 0);
    const charged = { points: edge.cost, budget };
    this.#charged.set(edge, charged);
    return charged;
  }

  /** @throws GraphQLError when the budget is exhausted, or the operation costs more than the whole budget. */
  async charge(edge: EdgeRequest, points: number): Promise<void> {
    if (edge.isPaid) return;
    const most = this.#budgets.costLimit(edge.client);
    if (points > most) throw tooLarge({ limit: 'costPerMinute', value: points, most });
    const { budget } = await this.take(edge, points);
    if (budget && !budget.allowed) throw rateLimited(points, most, waitSeconds(budget));
  }
}
