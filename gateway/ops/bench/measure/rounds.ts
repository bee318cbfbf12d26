/**
 * Compares servers in short alternating rounds, so that other load on the machine affects all of them. Medians count; a
 * ratio is the median of the rounds' ratios.
 */
import { quantile } from '../figures.rules.ts';
import { LoadGenerator, type LoadRequest } from './LoadGenerator.ts';
import type { MeasuredServer } from './MeasuredServer.ts';
import { median, medianRatio } from './median.rules.ts';

export interface Contender {
  name: string;
  server: MeasuredServer;
  next(nth: number): LoadRequest;
  /** Requests before measuring, where the warm-up time alone is not enough. */
  warmRequests?: number;
}

/** Share of a round's requests. */
const MAX_FAILED = 0.001;
const MAX_WARM_MS = 30_000;

export interface Effort {
  rounds: number;
  /** Milliseconds of a contender's turn in a round. */
  roundMs: number;
  warmMs: number;
  connections: number;
  /** Number of upstream calls by all servers so far. */
  upstreamCalls?: () => Promise<number>;
}

interface Turn {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMicros: number;
  upstreamCalls: number;
  failures: number;
}

export interface Figures {
  name: string;
  /** Requests per second. */
  perSecond: number;
  p50: number;
  p99: number;
  /** Microseconds of the server's CPU time per request. */
  cpuMicros: number;
  /** Upstream calls per request. */
  upstreamCalls: number;
  /** Over all rounds. */
  failures: number;
  turns: readonly Turn[];
}

export async function measureInTurns(
  contenders: readonly Contender[],
  { rounds, roundMs, warmMs, connections, upstreamCalls = async () => 0 }: Effort,
): Promise<Figures[]> {
  const entries = contenders.map((contender) => ({
    contender,
    load: new LoadGenerator(contender.server.url, connections),
    turns: [] as Turn[],
  }));
  try {
    for (const { contender, load } of entries) {
      const { next, warmRequests = 0 } = contender;
      await load.run(MAX_WARM_MS, next, warmRequests);
      await load.run(warmMs, next);
    }
    for (let round = 0; round < rounds; round += 1)
      for (const { contender, load, turns } of round % 2 === 0 ? entries : entries.toReversed()) {
        const [before, callsBefore] = [await contender.server.usage(), await upstreamCalls()];
        const { requests, elapsedMs, latencies, failures } = await load.run(roundMs, contender.next);
        // Refusals cost less than answers.
        if (failures > requests * MAX_FAILED)
          throw new Error(`${contender.name}: ${failures} of ${requests} responses are not 2xx`);
        const [after, callsAfter] = [await contender.server.usage(), await upstreamCalls()];
        turns.push({
          perSecond: (requests / elapsedMs) * 1_000,
          p50: quantile(latencies, 0.5),
          p99: quantile(latencies, 0.99),
          cpuMicros: (after.cpuMicros - before.cpuMicros) / requests,
          upstreamCalls: (callsAfter - callsBefore) / requests,
          failures,
        });
      }
  } finally {
    for (const { load } of entries) await load.close();
  }
  return entries.map(({ contender: { name }, turns }) => {
    const of = (what: keyof Turn): number => median(turns.map((turn) => turn[what]));
    const failures = turns.reduce((sum, turn) => sum + turn.failures, 0);
    return {
      name,
      perSecond: of('perSecond'),
      p50: of('p50'),
      p99: of('p99'),
      cpuMicros: of('cpuMicros'),
      upstreamCalls: of('upstreamCalls'),
      failures,
      turns,
    };
  });
}

/** Ratio of a figure to another contender's. */
export function ratio(one: Figures, other: Figures, what: 'perSecond' | 'p50' | 'p99' | 'cpuMicros'): number {
  return medianRatio(
    one.turns.map((turn) => turn[what]),
    other.turns.map((turn) => turn[what]),
  );
}

/**
 * Ratio of requests per CPU time: the ratio of throughputs with a core each, independent of a slow load generator or
 * other load on the machine.
 */
export function timesOf(one: Figures, other: Figures): number {
  return ratio(other, one, 'cpuMicros');
}
