/**
 * Delays between password attempts for an account from unknown devices. The commerce service locks an account for a
 * minute after five wrong passwords, for its owner as well: unknown devices may use four of them.
 */

export interface AttemptDelays {
  /**
   * Milliseconds after the first, second, … attempt within a quarter of an hour; the last value applies to all further
   * ones.
   */
  gaps: readonly number[];
  /** Milliseconds for which an address leaves a free turn to others, per earlier attempt of its own. */
  yieldPerAttempt: number;
  /** Maximum of that delay in milliseconds. */
  maxYield: number;
  /** Maximum wait of a request for its turn in milliseconds; beyond it the request is refused with the waiting time. */
  maxWait: number;
}

export const defaultDelays: AttemptDelays = {
  gaps: [0, 5_000, 30_000],
  yieldPerAttempt: 2_000,
  maxYield: 10_000,
  maxWait: 5_000,
};

/** The last attempt for an account from any unknown device. */
export interface Turn {
  /** Id of the attempt. */
  taker: string;
  /** Milliseconds since 1970 from which the next attempt is allowed. */
  opensAt: number;
  /** Attempts from unknown devices in this quarter of an hour. */
  count: number;
}

/** @param count attempts from unknown devices in this quarter of an hour, from 1. */
export function gapAfter(count: number, { gaps }: AttemptDelays): number {
  return gaps[Math.min(Math.max(count, 1), gaps.length) - 1] ?? 0;
}

/**
 * Milliseconds until this address may try; 0 or less is now. An attacker who uses many addresses has earlier attempts
 * from each of them, so that the owner on a new device takes precedence.
 *
 * @param earlier attempts of this address for this account in this quarter of an hour.
 */
export function waitFor(turn: Turn | null, earlier: number, now: number, delays: AttemptDelays): number {
  if (!turn) return 0;
  const isAlone = turn.count <= earlier;
  return turn.opensAt + (isAlone ? 0 : Math.min(earlier * delays.yieldPerAttempt, delays.maxYield)) - now;
}
