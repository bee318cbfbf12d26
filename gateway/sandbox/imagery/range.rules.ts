/** Parses the Range header of a video request (RFC 9110, 14.1.2): one range, or the whole. */
export type Range = 'whole' | 'unsatisfiable' | { first: number; last: number };

/** @param size bytes of the file; several ranges are answered with the whole, as the RFC allows. */
export function parseRange(header: string | undefined, size: number): Range {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  if (match[1] === '') {
    const suffix = Number(match[2]);
    return suffix === 0 ? 'unsatisfiable' : { first: Math.max(0, size - suffix), last: size - 1 };
  }
  const first = Number(match[1]);
  const last = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (first >= size) return 'unsatisfiable';
  return first > last ? 'whole' : { first, last };
}
