/** Whether a partner's key stops the webhooks that were added for it. */
import { keyVerdict } from '../partners/keyVerdict.rules.ts';

export interface KeyFacts {
  scopes: readonly string[];
  expiresAt: string | null;
  revokedAt: string | null;
}

/**
 * Why webhooks of a key are not delivered; null when they are. They go on by themselves once the key is valid again.
 * @param key null for a key that does not exist
 * @param now milliseconds since 1970
 */
export function keyStop(key: KeyFacts | null, now: number): string | null {
  if (key === null) return 'Its key does not exist.';
  const verdict = keyVerdict({ ...key, previousUntil: null }, 'current', now);
  if (verdict === 'revoked') return 'Its key is revoked.';
  if (verdict === 'expired') return 'Its key has expired.';
  return key.scopes.includes('catalogue') ? null : 'Its key lacks the scope catalogue.';
}
