/** How much slower a phone is than this machine, calibrated as Lighthouse's documentation on throttling describes. */

/** What Lighthouse's benchmark says of the machine that the budgets were taken on (2 cores of an AMD EPYC). */
const REFERENCE_INDEX = 2_600;
/** Lighthouse's own multiplier for a phone of the middle class. */
const PHONE = 4;

/**
 * A slower or busier machine needs less slowdown to be as slow as the same phone; a faster one gets no more than
 * Lighthouse's own.
 *
 * @param index of the machine at this moment (Lighthouse's `benchmarkIndex`).
 */
export function cpuSlowdown(index: number): number {
  return Math.min(PHONE, Math.max(1, (PHONE * index) / REFERENCE_INDEX));
}
