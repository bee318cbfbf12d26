/**
 * Thresholds of web vitals (web.dev/articles/vitals): good up to the first number, poor beyond the second, at the 75th
 * percentile. Both numbers are histogram buckets, so that shares are exact.
 */
export const timings = ['LCP', 'INP', 'FCP', 'TTFB'] as const;
export type Timing = (typeof timings)[number];

/** Seconds. */
export const timingThresholds: Readonly<Record<Timing, readonly [good: number, poor: number]>> = {
  /** Largest contentful paint. */
  LCP: [2.5, 4],
  /** Interaction to next paint. */
  INP: [0.2, 0.5],
  /** First contentful paint. */
  FCP: [1.8, 3],
  /** Time to first byte. */
  TTFB: [0.8, 1.8],
};

/** Cumulative layout shift, without unit. */
export const shiftThresholds: readonly [good: number, poor: number] = [0.1, 0.25];

/** Seconds. */
export const timingBuckets = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
export const shiftBuckets = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Window widths as in the specification (platform.md 3, 4): phone, tablet, and wider. */
export const devices = ['phone', 'tablet', 'desktop'] as const;

/** Navigation types. */
export const navigations = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;
