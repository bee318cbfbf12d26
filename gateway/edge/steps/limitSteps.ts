import type { EdgeSteps } from '../http/server.ts';
import { firewall } from '../http/middleware/firewall.ts';
import { rateLimit } from '../http/middleware/rateLimit.ts';
import { shedding } from '../http/middleware/shedding.ts';
import type { Limits } from '../limits/createLimits.ts';

export function limitSteps(limits: Limits) {
  return {
    firewall: firewall(limits.firewall),
    shedding: shedding(limits.shedding),
    rateLimit: rateLimit(limits.budgets),
  } satisfies Partial<EdgeSteps>;
}
