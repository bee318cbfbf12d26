/** Monitors replicas of the gateway by their own metrics: memory, event loop, open files. */
import { hasGrown, quantile, quarters } from './figures.rules.ts';

/** Milliseconds between two samples. The worst event loop delay is reported per sample. */
const SAMPLE_MS = 5_000;
const MIB = 1024 * 1024;

const names = {
  rss: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
  loop: 'nodejs_eventloop_lag_p99_seconds',
  worst: 'nodejs_eventloop_lag_max_seconds',
  files: 'process_open_fds',
} as const;
type Sample = Record<keyof typeof names, number>;

/** Changes that do not count as growth: memory between garbage collections, files during a burst of requests. */
const slack = { rss: 24 * MIB, heap: 24 * MIB, files: 40 } as const;
/** Of the heap low values are compared, those after a garbage collection; of the rest the median. */
const shares = { rss: 0.5, heap: 0.1, files: 0.5 } as const;
/** Samples before growth is judged, three minutes: caches fill in that time. */
const MIN_SAMPLES = 36;

async function sampleOf(url: string): Promise<Sample | null> {
  const response = await fetch(`${url}/metrics`).catch(() => null);
  const text = (await response?.text().catch(() => '')) ?? '';
  const values = Object.entries(names).map(([key, name]) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    return [key, Number(value)] as const;
  });
  return values.every(([, value]) => Number.isFinite(value)) ? (Object.fromEntries(values) as Sample) : null;
}

export interface ReplicaMonitor {
  close(): Promise<void>;
  /** A header row, and a row per replica; what may grow in each quarter of the run. */
  rows(): string[][];
  /** What grows without bound; empty for a run of less than three minutes. */
  growth(): string[];
}

export function monitorReplicas(urls: readonly string[]): ReplicaMonitor {
  const samples: Sample[][] = urls.map(() => []);
  const look = async (): Promise<void> => {
    for (const [index, url] of urls.entries()) {
      const sample = await sampleOf(url);
      if (sample) samples[index]?.push(sample);
    }
  };
  const timer = setInterval(() => void look(), SAMPLE_MS);
  const of = (some: readonly Sample[], key: keyof Sample): number[] => some.map((sample) => sample[key]);
  const span = (some: readonly Sample[], key: keyof typeof slack): string =>
    quarters(of(some, key), shares[key])
      .map((value) => Math.round(key === 'files' ? value : value / MIB))
      .join(' > ');
  const ms = (seconds: number): string => (seconds * 1_000).toFixed(0);
  return {
    close: async () => clearInterval(timer),
    rows: () => [
      ['replica', 'RSS MiB', 'heap MiB', 'loop p99 ms', 'loop worst ms', 'open files', 'most'],
      ...samples.map((some, index) => [
        `gateway ${index}`,
        span(some, 'rss'),
        span(some, 'heap'),
        ms(quantile(of(some, 'loop'), 0.5)),
        ms(quantile(of(some, 'worst'), 1)),
        span(some, 'files'),
        String(quantile(of(some, 'files'), 1)),
      ]),
    ],
    growth: () =>
      samples
        .filter((some) => some.length >= MIN_SAMPLES)
        .flatMap((some, index) =>
          (['rss', 'heap', 'files'] as const)
            .filter((key) => hasGrown(of(some, key), slack[key], shares[key]))
            .map((key) => `gateway ${index}: ${key} grows, ${span(some, key)}`),
        ),
  };
}
