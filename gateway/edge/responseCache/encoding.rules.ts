/** Content encoding and revalidation of cached responses. */
import { contentEncodings, type ContentEncoding } from '../http/compression/contentEncoding.rules.ts';

export type Encoding = ContentEncoding | 'identity';

/** Smallest first, as each is sent many times. */
export const encodingFor = contentEncodings(['br', 'zstd', 'gzip']);

/** If-None-Match: any of the caller's tags equals this one, weak or strong (RFC 9110, 13.1.2). */
export function isKnownTo(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
