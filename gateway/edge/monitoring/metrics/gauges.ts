/**
 * Metrics read at collection time: the state of sources, of the shared state, of the build. `aggregator` says how
 * values of several workers are combined; the default is the sum.
 */
import type { Registry } from 'prom-client';
import { counter, gauge } from './instruments.ts';
import type { SharedState } from '../../state/SharedState.ts';
import type { HedgingStatus } from '../../../sources/transport/resilience/hedging.ts';
import type { Source } from '../../../sources/transport/source.ts';

export interface GaugeOptions {
  sources: readonly Pick<Source, 'status'>[];
  state: Pick<SharedState, 'kind' | 'ping'>;
  /** Id of the client's build, and version of the gateway. */
  build: { id: string; version: string };
}

const PING_MS = 1_000;

/**
 * Separate metrics instead of a label, as hedged requests that won are among those sent: the values must not be summed.
 */
const hedgeCounts: readonly [count: keyof HedgingStatus, name: string, help: string][] = [
  ['sent', 'shop_source_hedges_total', 'Hedged reads of a source.'],
  ['won', 'shop_source_hedges_won_total', 'Second requests of late reads that answered first.'],
  [
    'withheld',
    'shop_source_hedges_withheld_total',
    'Late reads that were not asked again: allowance spent, source in trouble, or no socket free.',
  ],
];

export function addGauges(registry: Registry, { sources, state, build }: GaugeOptions): void {
  const registers = [registry];

  gauge({
    name: 'shop_source_circuits_open',
    help: 'Routes of a source with an open circuit breaker.',
    labelNames: ['source'],
    aggregator: 'max',
    registers,
    collect() {
      for (const { name, circuits } of sources.map((source) => source.status()))
        this.set({ source: name }, circuits.filter(({ isOpen }) => isOpen).length);
    },
  });
  gauge({
    name: 'shop_source_requests',
    help: 'Requests to a source in flight (running) or waiting for a socket (queued).',
    labelNames: ['source', 'stage'],
    registers,
    collect() {
      for (const { name, running, queued } of sources.map((source) => source.status())) {
        this.set({ source: name, stage: 'running' }, running);
        this.set({ source: name, stage: 'queued' }, queued);
      }
    },
  });
  gauge({
    name: 'shop_source_kept_answers',
    help: 'Answers of a source cached in memory.',
    labelNames: ['source'],
    registers,
    collect() {
      for (const { name, cached } of sources.map((source) => source.status()))
        this.set({ source: name }, cached);
    },
  });
  for (const [count, name, help] of hedgeCounts)
    counter({
      name,
      help,
      labelNames: ['source'],
      registers,
      collect() {
        this.reset();
        for (const { name: source, hedges } of sources.map((one) => one.status()))
          if (hedges !== null) this.inc({ source }, hedges[count]);
      },
    });
  /** Both gauges use one ping. */
  let pinging: Promise<number | null> | null = null;
  const ping = (): Promise<number | null> =>
    (pinging ??= pingOf(state).finally(() => {
      pinging = null;
    }));
  gauge({
    name: 'shop_state_ping_seconds',
    help: 'Round-trip time to the shared state in seconds; absent while it is unavailable.',
    labelNames: ['kind'],
    aggregator: 'max',
    registers,
    async collect() {
      const ms = await ping();
      if (ms === null) this.remove({ kind: state.kind });
      else this.set({ kind: state.kind }, ms / 1_000);
    },
  });
  gauge({
    name: 'shop_state_up',
    help: 'Whether the shared state is available, by kind (embedded, redis).',
    labelNames: ['kind'],
    aggregator: 'min',
    registers,
    async collect() {
      this.set({ kind: state.kind }, (await ping()) === null ? 0 : 1);
    },
  });
  gauge({
    name: 'shop_build_info',
    help: 'Always 1; labels identify the build.',
    labelNames: ['build', 'version', 'node'],
    aggregator: 'first',
    registers,
  }).set({ build: build.id, version: build.version, node: process.versions.node }, 1);
}

/** Milliseconds; null when there is no response in time. */
export async function pingOf(state: Pick<SharedState, 'ping'>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PING_MS);
  });
  try {
    return await Promise.race([state.ping(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
