/**
 * How tries of one account's password are spaced when the device never signed in to it. The commerce service refuses
 * everybody for a minute after five wrong passwords, the owner as well: of those, strangers may use up four.
 */

export interface Pace {
  /** Milliseconds after the first, second, … try of a quarter of an hour; the last one goes for all that follow. */
  gaps: readonly number[];
  /** Milliseconds for each of its earlier tries that an address leaves an open turn to others. */
  leave: number;
  /** At most so many of them. */
  mostLeave: number;
  /** Milliseconds that a request waits for its turn at most; who would wait for longer is told how long. */
  patience: number;
}

export const usualPace: Pace = { gaps: [0, 5_000, 30_000], leave: 2_000, mostLeave: 10_000, patience: 5_000 };

/** What is kept of the last try of an account that any stranger made. */
export interface Turn {
  /** Names that try. */
  taker: string;
  /** Milliseconds since 1970 from which on the next one may be made. */
  opensAt: number;
  /** How many tries strangers made in this quarter of an hour. */
  count: number;
}

/** @param count tries that strangers made in this quarter of an hour, from 1. */
export function gapAfter(count: number, { gaps }: Pace): number {
  return gaps[Math.min(Math.max(count, 1), gaps.length) - 1] ?? 0;
}

/**
 * Milliseconds until this address may try; 0 or less is now. Whoever guesses from many addresses has tried from each of
 * them, so that the owner on a new device comes first.
 *
 * @param earlier tries of this address for this account in this quarter of an hour.
 */
export function waitFor(turn: Turn | null, earlier: number, now: number, pace: Pace): number {
  if (!turn) return 0;
  const isAlone = turn.count <= earlier;
  return turn.opensAt + (isAlone ? 0 : Math.min(earlier * pace.leave, pace.mostLeave)) - now;
}
