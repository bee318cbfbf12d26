/** Web vitals by metric, screen and device: all from closed sets. */
import { Counter, Histogram, type Registry } from 'prom-client';
import { shiftBuckets, timingBuckets, timings } from './webVitals.rules.ts';
import type { VitalsReport } from './vitalsReport.ts';

export function createVitalMetrics(registry: Registry): (report: VitalsReport) => void {
  const registers = [registry];
  const labelNames = ['metric', 'screen', 'device'] as const;
  const seconds = new Histogram({
    name: 'shop_web_vital_seconds',
    help: 'Web vitals in seconds: LCP, INP, FCP, TTFB.',
    labelNames,
    buckets: timingBuckets,
    registers,
  });
  const shift = new Histogram({
    name: 'shop_web_vital_shift',
    help: 'Cumulative layout shift (CLS), without unit.',
    labelNames,
    buckets: shiftBuckets,
    registers,
  });
  const visits = new Counter({
    name: 'shop_web_vital_reports_total',
    help: 'Reports of visits, by navigation type.',
    labelNames: ['navigation'],
    registers,
  });

  return ({ screen, device, navigation, values }) => {
    visits.inc({ navigation });
    for (const metric of timings) {
      const ms = values[metric];
      if (ms !== undefined) seconds.observe({ metric, screen, device }, ms / 1_000);
    }
    if (values.CLS !== undefined) shift.observe({ metric: 'CLS', screen, device }, values.CLS);
  };
}
