/**
 * What counts as quick and steady (web.dev/articles/vitals): up to the first number good, beyond the second poor, judged
 * at the value that three of four visits keep to. Buckets hold both numbers, so that shares are counted and not guessed.
 */
export const timings = ['LCP', 'INP', 'FCP', 'TTFB'] as const;
export type Timing = (typeof timings)[number];

/** Seconds. */
export const timingThresholds: Readonly<Record<Timing, readonly [good: number, poor: number]>> = {
  /** The largest picture or text is there. */
  LCP: [2.5, 4],
  /** A gesture is answered on screen. */
  INP: [0.2, 0.5],
  /** Something is there. */
  FCP: [1.8, 3],
  /** The answer begins. */
  TTFB: [0.8, 1.8],
};

/** CLS: how much moved that nobody had moved; a number without unit. */
export const shiftThresholds: readonly [good: number, poor: number] = [0.1, 0.25];

/** Seconds. */
export const timingBuckets = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
export const shiftBuckets = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Widths of a window in the words of the specification (platform.md 3, 4): phone, tablet, and whatever is wider. */
export const devices = ['phone', 'tablet', 'desktop'] as const;

/** How the browser came to the page. */
export const navigations = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;
