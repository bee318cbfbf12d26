/** Status of a key at a given time, for the secret that was presented. */

export interface KeyTimes {
  expiresAt: string | null;
  revokedAt: string | null;
  /** End of the grace period of the secret before the last rotation. */
  previousUntil: string | null;
}

export type KeyVerdict = 'good' | 'unknown' | 'revoked' | 'expired' | 'rotated';

/**
 * `unknown` for a wrong secret, whatever the key's status: only a holder of the key may learn its status.
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
