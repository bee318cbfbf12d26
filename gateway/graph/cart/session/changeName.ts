/** Names a cart change so that the session can record it as done; short, because it is stored in the session cookie. */
import { createHash } from 'node:crypto';

/**
 * @param idempotencyKey as sent by the caller, quoted or not; without one the change has no name.
 * @param field response key of the mutation's field, as one request may change the cart more than once.
 */
export function changeName(idempotencyKey: string | null, field: string | number): string | null {
  if (idempotencyKey === null) return null;
  const bare = idempotencyKey.replaceAll('"', '');
  return createHash('sha256').update(`${bare} ${field}`).digest('base64url').slice(0, 12);
}
