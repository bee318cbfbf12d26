/** Runs parts of the comparison against one sandbox in a separate process. */
import { execFileSync } from 'node:child_process';
import { gatewayEnvironment, runBenchmark, type Keep } from '../parts.ts';
import { canPin, cores, MeasuredServer } from './MeasuredServer.ts';
import { Report } from './Report.ts';
import type { Effort } from './rounds.ts';

export interface PartSettings {
  effort: Omit<Effort, 'connections'>;
  /** Environment of a gateway that uses the run's sandbox. */
  environment: Readonly<Record<string, string>>;
}

export type Part = (keep: Keep, report: Report, settings: PartSettings) => Promise<void>;

export const wholeEffort = { rounds: 10, roundMs: 750, warmMs: 1_500 } as const;
export const quickEffort = { rounds: 3, roundMs: 400, warmMs: 500 } as const;

export interface ComparisonOptions {
  parts: readonly Part[];
  effort?: PartSettings['effort'];
  maxMinutes: number;
  /** Exit code 1 when a goal is missed. */
  failsOnMissedGoal?: boolean;
  /** Called at the end of a run without failures. */
  done?: (report: Report) => void;
}

export async function runComparison(options: ComparisonOptions): Promise<void> {
  const { parts, effort = wholeEffort, maxMinutes, failsOnMissedGoal = false, done } = options;
  // This process generates the load: it stays off the core of the servers under test.
  if (canPin)
    execFileSync('taskset', ['-a', '-c', '-p', String(cores.rest), String(process.pid)], { stdio: 'ignore' });
  const report = new Report();
  await runBenchmark(async (keep) => {
    const sandbox = keep(
      await MeasuredServer.start({
        name: 'sandbox',
        file: new URL('../shop/sandboxServer.ts', import.meta.url).pathname,
        core: cores.rest,
      }),
    );
    const settings = { effort, environment: gatewayEnvironment(sandbox.url) };
    for (const part of parts) {
      // Servers of a part are stopped before the next one starts.
      const own: { close(): Promise<void> }[] = [];
      await part(
        (one) => {
          own.push(keep(one));
          return one;
        },
        report,
        settings,
      );
      for (const one of own.toReversed()) await one.close();
    }
    done?.(report);
    return !failsOnMissedGoal || report.meetsGoals;
  }, maxMinutes * 60_000);
}
