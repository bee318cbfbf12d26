/** Reads what a page tells of its visit. Whoever sends it may write anything: what is not exactly a report is none. */
import { z } from 'zod';
import { devices, navigations, type Timing } from './webVitals.rules.ts';

export interface VitalsReport {
  /** Pattern of the screen that the visit began on, such as `/p/:uid`. */
  screen: string;
  device: (typeof devices)[number];
  navigation: (typeof navigations)[number];
  /** Milliseconds, but for CLS; what the visit did not come to is absent. At least one is there. */
  values: Partial<Record<Timing | 'CLS', number>>;
}

/** Longer than anybody waits for a page. */
const MOST_MS = 600_000;
const MOST_SHIFT = 100;

const timing = z.number().min(0).max(MOST_MS).optional();
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
      CLS: z.number().min(0).max(MOST_SHIFT).optional(),
    })
    .refine((values) => Object.keys(values).length > 0),
});

/** @param screens patterns of all screens there are. @returns null for what is no report of one of them. */
export function readVitals(body: unknown, screens: readonly string[]): VitalsReport | null {
  const { data } = written.safeParse(body);
  return data !== undefined && screens.includes(data.screen) ? (data as VitalsReport) : null;
}
