/** Tells operators what is wrong with a store's configuration and data: one line each. The shop goes on without it. */
import { storeProblem, type StoreAnswer } from './storeProblems.rules.ts';

/** Lines that repeat are left out by whoever writes them. */
export type ReportProblem = (message: string, facts: Readonly<Record<string, string>>) => void;

export class StoreReports {
  readonly #region: string;
  readonly #report: ReportProblem | undefined;
  #hasAnswered = false;

  constructor(region: string, report: ReportProblem | undefined) {
    this.#region = region;
    this.#report = report;
  }

  answered({ status, route }: Pick<StoreAnswer, 'status' | 'route'>): void {
    if (status < 300) this.#hasAnswered = true;
    const problem = storeProblem({ region: this.#region, status, route, hasAnswered: this.#hasAnswered });
    if (problem !== null) this.#tell(problem);
  }

  withoutPrice(productId: number): void {
    this.#tell('a product has no price, and cannot be bought', { product: String(productId) });
  }

  withoutPlaces(currency: string): void {
    this.#tell('a currency has no decimal places: its amounts are shown in the language’s own format', {
      currency,
    });
  }

  #tell(message: string, facts: Readonly<Record<string, string>> = {}): void {
    this.#report?.(message, { source: 'commerce', store: this.#region, ...facts });
  }
}
