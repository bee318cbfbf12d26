/** Names a change of the cart, so that a session can note that it was done; short, because the session's cookie carries it. */
import { createHash } from 'node:crypto';

/**
 * @param idempotencyKey as the caller sent it, in quotes or not; a change without one has no name.
 * @param field response key of the mutation's field: one request may change the cart more than once.
 */
export function gestureName(idempotencyKey: string | null, field: string | number): string | null {
  if (idempotencyKey === null) return null;
  const bare = idempotencyKey.replaceAll('"', '');
  return createHash('sha256').update(`${bare} ${field}`).digest('base64url').slice(0, 12);
}
