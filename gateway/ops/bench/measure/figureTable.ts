/** Measurements of servers as a table of ratios to one of them. */
import { shown } from './median.rules.ts';
import { ratio, type Figures } from './rounds.ts';

const columns = [
  'throughput',
  'p50',
  'p99',
  'CPU per request',
  'CPU µs',
  'requests/s',
  'p99 ms',
  'upstream calls',
  'not 2xx',
];

/** @param base server that the first four columns are relative to. */
export function figureTable(figures: readonly Figures[], base: Figures): string[][] {
  return [
    [`× ${base.name}`, ...columns],
    ...figures.map((one) => [
      one.name,
      shown(ratio(one, base, 'perSecond')),
      shown(ratio(one, base, 'p50')),
      shown(ratio(one, base, 'p99')),
      shown(ratio(one, base, 'cpuMicros')),
      shown(one.cpuMicros),
      shown(one.perSecond),
      shown(one.p99),
      shown(one.upstreamCalls),
      String(one.failures),
    ]),
  ];
}

/** @throws Error for an unknown name. */
export function figuresOf(figures: readonly Figures[], name: string): Figures {
  const found = figures.find((one) => one.name === name);
  if (!found) throw new Error(`nothing was measured for ${name}`);
  return found;
}
