/** When a worker that ended unasked is replaced. */

/** A worker that ends within so many milliseconds after it opened has failed, and its successor may fail like it. */
export const SHORT_LIFE_MS = 10_000;

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
/** Failures in a row, with no worker left that serves. */
const MOST_FAILURES = 5;

export interface WorkersState {
  /** Whether any worker opened since the start: what fails before is the configuration or the build. */
  hasOpened: boolean;
  /** Workers that serve now. */
  open: number;
  /** Workers that failed in a row, the last one included. */
  failures: number;
}

/** Milliseconds until the next one is started; null: it is given up. */
export function respawnDelay({ hasOpened, open, failures }: WorkersState): number | null {
  if (!hasOpened) return null;
  if (failures === 0) return 0;
  if (open === 0 && failures >= MOST_FAILURES) return null;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
}
