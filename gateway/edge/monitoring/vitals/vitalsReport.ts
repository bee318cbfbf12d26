/** Parses a page's web vitals report. Anybody may send anything, so it must match exactly. */
import { z } from 'zod';
import { devices, navigations, type Timing } from './webVitals.rules.ts';

export interface VitalsReport {
  /** Path pattern of the screen that the visit began on, such as `/p/:handle`. */
  screen: string;
  device: (typeof devices)[number];
  navigation: (typeof navigations)[number];
  /** Milliseconds, except CLS; absent when the visit did not measure it. At least one is present. */
  values: Partial<Record<Timing | 'CLS', number>>;
}

/** Upper bound of plausible values. */
const MAX_MS = 600_000;
const MAX_SHIFT = 100;

const timing = z.number().min(0).max(MAX_MS).optional();
const written = z.strictObject({
  screen: z.string(),
  device: z.enum(devices),
  navigation: z.enum(navigations),
  values: z
    .strictObject({
      LCP: timing,
      INP: timing,
      FCP: timing,
      TTFB: timing,
      CLS: z.number().min(0).max(MAX_SHIFT).optional(),
    })
    .refine((values) => Object.keys(values).length > 0),
});

/** @param screens path patterns of all screens. @returns null for an invalid report. */
export function readVitals(body: unknown, screens: readonly string[]): VitalsReport | null {
  const { data } = written.safeParse(body);
  return data !== undefined && screens.includes(data.screen) ? (data as VitalsReport) : null;
}
