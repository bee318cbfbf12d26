/** How much slower a phone is than this machine, calibrated as Lighthouse's documentation on throttling describes. */

/** Lighthouse's benchmark index of the machine that the budgets were measured on (2 cores of an AMD EPYC). */
const REFERENCE_INDEX = 2_600;
/** Lighthouse's own multiplier for a mid-range phone. */
const PHONE = 4;

/**
 * A slower or busier machine needs less slowdown to match the same phone; a faster one gets at most Lighthouse's own.
 *
 * @param index current benchmark index of the machine (Lighthouse's `benchmarkIndex`).
 */
export function cpuSlowdown(index: number): number {
  return Math.min(PHONE, Math.max(1, (PHONE * index) / REFERENCE_INDEX));
}
