/** The last minutes of this process for the status page, in ring buffers. */
import { CALL_VERDICTS, type CallRecord, type CallVerdict } from '../../../sources/transport/callLog.ts';
import type { SourceName } from '../../../sources/transport/sourceNames.ts';
import type { OperationRecord } from '../requestRecord.ts';
import { Ring } from './ring.ts';

/** Milliseconds that count as recent. */
export const RECENT_MS = 5 * 60_000;
const CALLS_OF_A_SOURCE = 4_000;
const LAST_CALLS = 20;
const LAST_DEGRADED = 12;
const RUNS_OF_AN_OPERATION = 200;

export interface RecentCall extends Pick<
  CallRecord,
  'source' | 'call' | 'verdict' | 'attempts' | 'durationMs'
> {
  /** Milliseconds since 1970. */
  at: number;
}

export interface SourceSummary {
  calls: number;
  verdicts: Record<CallVerdict, number>;
  /** Milliseconds of calls on the network; null without one. */
  p50: number | null;
  p95: number | null;
  /** Milliseconds since 1970 of its last response; null without one. */
  lastGoodAt: number | null;
  lastFailedAt: number | null;
}

export interface OperationSummary {
  name: string;
  runs: number;
  p50: number;
  p95: number;
  /** Network calls of its slowest recent run, and that run's milliseconds. */
  slowest: { durationMs: number; upstreamCalls: number };
  /** Points of the cost limits; null when not computed yet. */
  cost: number | null;
}

export interface DegradedAnswer {
  at: number;
  operation: string;
  /** Such as `commerce.getProducts stale`. */
  missing: readonly string[];
}

interface Runs {
  ring: Ring<{ at: number; durationMs: number; upstreamCalls: number }>;
  cost: number | null;
}

export class Recent {
  readonly #calls = new Map<SourceName, Ring<RecentCall>>();
  readonly #last = new Ring<RecentCall>(LAST_CALLS);
  readonly #degraded = new Ring<DegradedAnswer>(LAST_DEGRADED);
  readonly #operations = new Map<string, Runs>();
  readonly #good = new Map<SourceName, number>();
  readonly #failed = new Map<SourceName, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  call({ source, call, verdict, attempts, durationMs }: CallRecord): void {
    const at = this.#now();
    const seen: RecentCall = { at, source, call, verdict, attempts, durationMs };
    let ring = this.#calls.get(source);
    if (!ring) this.#calls.set(source, (ring = new Ring(CALLS_OF_A_SOURCE)));
    ring.add(seen);
    if (attempts > 0) this.#last.add(seen);
    if (verdict === 'network') this.#good.set(source, at);
    // A stale result means that the source did not respond.
    if (verdict === 'failed' || verdict === 'stale') this.#failed.set(source, at);
  }

  /** @param name from a closed set. */
  operation({ name, durationMs, upstreamCalls }: OperationRecord): void {
    let runs = this.#operations.get(name);
    if (!runs) this.#operations.set(name, (runs = { ring: new Ring(RUNS_OF_AN_OPERATION), cost: null }));
    runs.ring.add({ at: this.#now(), durationMs, upstreamCalls });
  }

  /** True once per operation, as computing the cost is expensive. */
  wantsCost(name: string): boolean {
    return this.#operations.get(name)?.cost === null;
  }

  cost(name: string, points: number): void {
    const runs = this.#operations.get(name);
    if (runs) runs.cost = points;
  }

  degraded(operation: string, missing: readonly string[]): void {
    this.#degraded.add({ at: this.#now(), operation, missing });
  }

  source(name: SourceName): SourceSummary {
    const calls = this.#recent(this.#calls.get(name));
    const verdicts = Object.fromEntries(
      CALL_VERDICTS.map((verdict) => [verdict, 0]),
    ) as SourceSummary['verdicts'];
    for (const { verdict } of calls) verdicts[verdict] += 1;
    const waits = sorted(calls.filter(({ attempts }) => attempts > 0).map(({ durationMs }) => durationMs));
    return {
      calls: calls.length,
      verdicts,
      p50: quantile(waits, 0.5),
      p95: quantile(waits, 0.95),
      lastGoodAt: this.#good.get(name) ?? null,
      lastFailedAt: this.#failed.get(name) ?? null,
    };
  }

  /** Newest first. */
  lastCalls(): RecentCall[] {
    return this.#last.list().toReversed();
  }

  /** Newest first. */
  lastDegraded(): DegradedAnswer[] {
    return this.#degraded.list().toReversed();
  }

  /** Slowest first, by 95th percentile. */
  slowest(most: number): OperationSummary[] {
    return [...this.#operations]
      .flatMap(([name, { ring, cost }]) => {
        const runs = this.#recent(ring);
        const slowest = runs.toSorted((a, b) => b.durationMs - a.durationMs)[0];
        if (!slowest) return [];
        const waits = sorted(runs.map(({ durationMs }) => durationMs));
        const [p50, p95] = [quantile(waits, 0.5) ?? 0, quantile(waits, 0.95) ?? 0];
        return [{ name, runs: runs.length, p50, p95, slowest, cost }];
      })
      .toSorted((a, b) => b.p95 - a.p95)
      .slice(0, most);
  }

  #recent<Item extends { at: number }>(ring: Ring<Item> | undefined): Item[] {
    const since = this.#now() - RECENT_MS;
    return ring?.list().filter(({ at }) => at >= since) ?? [];
  }
}

function sorted(numbers: number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

/** Nearest rank. */
function quantile(ascending: readonly number[], share: number): number | null {
  return ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)] ?? null;
}
