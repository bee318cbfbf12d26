/** Limits that apply to every caller: firewall, load shedding and rate limits. */
import type { Config } from '../../config/config.ts';
import type { Report } from '../../graph/reports.ts';
import type { SharedState } from '../state/SharedState.ts';
import { Budgets } from './budgets.ts';
import { createFirewall } from './firewall.ts';
import { createShedding } from './shedding.ts';

export type Limits = ReturnType<typeof createLimits>;

export function createLimits(config: Config, state: SharedState, report: Report) {
  return {
    firewall: createFirewall(config.callers),
    shedding: createShedding(config.shedding),
    budgets: new Budgets({ state, ...config.budgets, report }),
  };
}
