/** When a crashed worker is replaced. */

/** Milliseconds: a worker that ends sooner after its start has failed, and its successor may fail likewise. */
export const SHORT_LIFE_MS = 10_000;

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 30_000;
/** Maximum consecutive failures without a running worker. */
const MAX_FAILURES = 5;

export interface WorkersState {
  /** Whether any worker accepted connections since the start: earlier failures are caused by configuration or build. */
  hasOpened: boolean;
  /** Running workers. */
  open: number;
  /** Consecutive failures, including the last. */
  failures: number;
}

/** Milliseconds until the next worker is started; null: give up. */
export function respawnDelay({ hasOpened, open, failures }: WorkersState): number | null {
  if (!hasOpened) return null;
  if (failures === 0) return 0;
  if (open === 0 && failures >= MAX_FAILURES) return null;
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
}
