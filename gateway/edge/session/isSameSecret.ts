/** Compares what a caller gave with a secret. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes as long for a near miss as for any other. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(one, other);
}
