import { expect, test } from 'vitest';
import {
  shiftBuckets,
  shiftThresholds,
  timingBuckets,
  timings,
  timingThresholds,
} from './webVitals.rules.ts';

test.each([
  ...timings.map((timing) => [timing, timingThresholds[timing], timingBuckets] as const),
  ['CLS', shiftThresholds, shiftBuckets] as const,
])('%s: good and poor limits are histogram buckets', (_, [good, poor], buckets) => {
  expect(good).toBeLessThan(poor);
  expect(buckets).toContain(good);
  expect(buckets).toContain(poor);
  expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
});
