/** Constant-time comparison of secrets. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Its duration does not depend on where the texts differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(one, other);
}
