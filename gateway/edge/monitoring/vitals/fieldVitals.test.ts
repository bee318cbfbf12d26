import { expect, test } from 'vitest';
import { FieldVitals } from './fieldVitals.ts';
import type { VitalsReport } from './vitalsReport.ts';

const visit = (values: VitalsReport['values'], more: Partial<VitalsReport> = {}): VitalsReport => ({
  screen: '/p/:handle',
  device: 'phone',
  navigation: 'navigate',
  values,
  ...more,
});

function summariesOf(...reports: VitalsReport[]) {
  const field = new FieldVitals();
  for (const report of reports) field.add(report);
  return field.summaries();
}

test('computes the 75th percentile', () => {
  const reports = [400, 100, 300, 200].map((LCP) => visit({ LCP }));
  expect(summariesOf(...reports)).toEqual([
    { screen: '/p/:handle', device: 'phone', visits: 4, p75: { LCP: 300 } },
  ]);
});

test('ignores visits without a value', () => {
  expect(summariesOf(visit({ LCP: 100, INP: 40 }), visit({ LCP: 200 }))).toMatchObject([
    { visits: 2, p75: { LCP: 200, INP: 40 } },
  ]);
});

test('separates screens and devices, most visited first', () => {
  const home = { screen: '/' };
  const rows = summariesOf(
    visit({ CLS: 0 }),
    visit({ CLS: 0.1 }, home),
    visit({ CLS: 0.2 }, home),
    visit({ CLS: 0.3 }, { device: 'desktop' }),
  );
  expect(rows.map(({ screen, device, visits }) => [screen, device, visits])).toEqual([
    ['/', 'phone', 2],
    ['/p/:handle', 'phone', 1],
    ['/p/:handle', 'desktop', 1],
  ]);
});

test('drops the oldest visits', () => {
  const old = Array.from({ length: 200 }, () => visit({ LCP: 9_000 }));
  const late = Array.from({ length: 200 }, () => visit({ LCP: 1_000 }));
  expect(summariesOf(...old, ...late)).toMatchObject([{ visits: 200, p75: { LCP: 1_000 } }]);
});
