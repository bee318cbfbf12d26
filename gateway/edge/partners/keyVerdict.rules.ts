/** Whether a key opens the door at a moment, once it is known which of its secrets was shown. */

export interface KeyTimes {
  expiresAt: string | null;
  revokedAt: string | null;
  /** End of the time in which the secret before the last rotation still counts. */
  previousUntil: string | null;
}

export type KeyVerdict = 'good' | 'unknown' | 'revoked' | 'expired' | 'rotated';

/**
 * `unknown` for a wrong secret, whatever else is true of the key: only who has the key learns what became of it.
 * @param now milliseconds since 1970
 */
export function keyVerdict(
  times: KeyTimes,
  secret: 'current' | 'previous' | 'neither',
  now: number,
): KeyVerdict {
  if (secret === 'neither') return 'unknown';
  if (times.revokedAt !== null) return 'revoked';
  if (times.expiresAt !== null && Date.parse(times.expiresAt) <= now) return 'expired';
  if (secret === 'current') return 'good';
  return times.previousUntil !== null && now < Date.parse(times.previousUntil) ? 'good' : 'rotated';
}
