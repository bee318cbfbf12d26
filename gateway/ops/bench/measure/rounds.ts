/**
 * Measures servers against each other in short alternating rounds, so that whatever else the machine does meets all of
 * them. Medians count; a ratio is the median of the rounds' ratios.
 */
import { quantile } from '../figures.rules.ts';
import { LoadGenerator, type LoadRequest } from './LoadGenerator.ts';
import type { MeasuredServer } from './MeasuredServer.ts';
import { median, medianRatio } from './median.rules.ts';

export interface Contender {
  name: string;
  server: MeasuredServer;
  next(nth: number): LoadRequest;
  /** Requests before anything is measured, where the time for warming does not tell how many are needed. */
  warmRequests?: number;
}

const MOST_WARM_MS = 30_000;

export interface Effort {
  rounds: number;
  /** Of one contender's turn in a round. */
  roundMs: number;
  warmMs: number;
  connections: number;
  /** Counts what all servers asked upstream so far. */
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
  /** Requests a second. */
  perSecond: number;
  p50: number;
  p99: number;
  /** Microseconds of the server's processor time for one request. */
  cpuMicros: number;
  /** For one request. */
  upstreamCalls: number;
  /** Of all rounds. */
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
      await load.run(MOST_WARM_MS, next, warmRequests);
      await load.run(warmMs, next);
    }
    for (let round = 0; round < rounds; round += 1)
      for (const { contender, load, turns } of round % 2 === 0 ? entries : entries.toReversed()) {
        const [before, callsBefore] = [await contender.server.usage(), await upstreamCalls()];
        const { requests, elapsedMs, latencies, failures } = await load.run(roundMs, contender.next);
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

/** How many times another's figure one has. */
export function ratio(one: Figures, other: Figures, what: 'perSecond' | 'p50' | 'p99' | 'cpuMicros'): number {
  return medianRatio(
    one.turns.map((turn) => turn[what]),
    other.turns.map((turn) => turn[what]),
  );
}

/**
 * How many times another's requests one answers with the same processor time: its throughput where it has a core of its
 * own, also where the load generator is the slower of both, or the machine has other work.
 */
export function timesOf(one: Figures, other: Figures): number {
  return ratio(other, one, 'cpuMicros');
}
