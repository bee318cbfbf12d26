/** How an answer that is kept is sent: in which encoding, and whether the caller has it already. */
import { contentEncodings, type ContentEncoding } from '../http/compression/contentEncoding.rules.ts';

export type Encoding = ContentEncoding | 'identity';

/** Smallest first: each is made once and sent many times. */
export const encodingFor = contentEncodings(['br', 'zstd', 'gzip']);

/** Whether the caller has it already: any of its tags is this one, weak or strong (RFC 9110, 13.1.2). */
export function isKnownTo(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
