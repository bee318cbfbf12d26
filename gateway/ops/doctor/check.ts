/**
 * Runs checks as soon as those they need have succeeded. A check that needs a failed one is reported as not run. Every
 * check has a timeout and so has the whole run.
 */
import type { Problem } from './problem.ts';

export type CheckStatus = 'ok' | 'warning' | 'failed' | 'not run';

export interface CheckResult {
  /** What is checked: a service, or the gateway itself. */
  area: string;
  check: string;
  status: CheckStatus;
  /** What was found. */
  found: string;
  /** What to do about it; null when there is nothing to do. */
  remedy: string | null;
}

/** A text: all is well. */
export type Outcome = string | Problem;

export interface Check {
  area: string;
  name: string;
  /** Checks, as `area: name`, without whose success this one would say nothing. */
  needs?: readonly string[];
  run(): Promise<Outcome>;
}

export interface TimeLimits {
  /** Milliseconds for one check. */
  checkMs: number;
  /** Milliseconds for all of them. */
  runMs: number;
}

/** In the order of the checks. Never rejects: an unexpected error fails its check. */
export async function runChecks(
  checks: readonly Check[],
  limits: TimeLimits,
  explain: (error: unknown, area: string) => Problem,
): Promise<CheckResult[]> {
  const runEnd = performance.now() + limits.runMs;
  const pending = new Map<string, Promise<CheckResult>>();
  const resultOf = async (check: Check): Promise<CheckResult> => {
    const at = { area: check.area, check: check.name };
    for (const need of check.needs ?? []) {
      const needed = await pending.get(need);
      if (!needed) throw new Error(`${titleOf(check)} needs ${need}, which is no earlier check.`);
      if (needed.status === 'failed' || needed.status === 'not run')
        return { ...at, status: 'not run', found: `needs “${need}”`, remedy: null };
    }
    const leftMs = Math.min(limits.checkMs, runEnd - performance.now());
    const outcome = await withinTime(check, leftMs).catch((error: unknown) => explain(error, check.area));
    return typeof outcome === 'string'
      ? { ...at, status: 'ok', found: outcome, remedy: null }
      : { ...at, ...outcome };
  };
  for (const check of checks) pending.set(titleOf(check), resultOf(check));
  return Promise.all(pending.values());
}

function titleOf({ area, name }: Check): string {
  return `${area}: ${name}`;
}

async function withinTime(check: Check, ms: number): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const late: Problem = {
    status: 'failed',
    found: 'the check did not end in time',
    remedy: `See whether the service is slow, then run the check again.`,
  };
  const timer = setTimeout(() => resolve(late), Math.max(0, ms));
  try {
    return await Promise.race([check.run(), promise]);
  } finally {
    clearTimeout(timer);
  }
}
