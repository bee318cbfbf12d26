/** Web vitals of the last visits by screen and device, at the 75th percentile. */
import { Ring } from '../status/ring.ts';
import type { VitalsReport } from './vitalsReport.ts';

const VISITS_OF_A_SCREEN = 200;

type Values = VitalsReport['values'];
export type Vital = keyof Values;
const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const satisfies readonly Vital[];

export interface VitalsSummary extends Pick<VitalsReport, 'screen' | 'device'> {
  visits: number;
  /** Milliseconds, except CLS; absent when no visit reported it. */
  p75: Values;
}

export class FieldVitals {
  /** By screen and device, both from closed sets. */
  readonly #visits = new Map<string, Ring<VitalsReport>>();

  add(report: VitalsReport): void {
    const key = `${report.screen} ${report.device}`;
    let ring = this.#visits.get(key);
    if (!ring) this.#visits.set(key, (ring = new Ring(VISITS_OF_A_SCREEN)));
    ring.add(report);
  }

  /** By number of visits, descending. */
  summaries(): VitalsSummary[] {
    return [...this.#visits.values()]
      .flatMap((ring) => summaryOf(ring.list()))
      .toSorted((a, b) => b.visits - a.visits);
  }
}

function summaryOf(reports: readonly VitalsReport[]): VitalsSummary[] {
  const [first] = reports;
  if (!first) return [];
  const p75: Values = {};
  for (const vital of vitals) {
    const values = reports.flatMap((report) => report.values[vital] ?? []).toSorted((a, b) => a - b);
    const value = values[Math.ceil(values.length * 0.75) - 1];
    if (value !== undefined) p75[vital] = value;
  }
  return [{ screen: first.screen, device: first.device, visits: reports.length, p75 }];
}
