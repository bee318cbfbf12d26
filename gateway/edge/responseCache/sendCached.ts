/** Sends a cached response in the caller's encoding, or 304 on revalidation, with its cache status. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, isKnownTo } from './encoding.rules.ts';
import type { Encoded, CachedResponse } from './CachedResponse.ts';
import type { CacheVerdict, CachedAnswer } from './ResponseCache.ts';

/** Headers repeated by a 304, besides the ETag (RFC 9110, 15.4.5). */
const repeated: ReadonlySet<string> = new Set([
  'cache-control',
  'vary',
  'x-build-id',
  'content-security-policy',
]);

/** Headers for caches. */
const ofCaches: ReadonlySet<string> = new Set(['cache-control', 'etag', 'surrogate-key']);

export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { response: cached, verdict, isPublic }: CachedAnswer,
): Promise<void> {
  const encoded = await cached.encoded(encodingFor(acceptedBy(request)));
  if (response.destroyed) return;
  const vary = response.getHeader('vary');
  const head = isPublic ? ageOf(cached, verdict) : ['x-cache', verdict, 'cache-control', 'private, no-store'];
  for (let index = 0; index < encoded.head.length; index += 2) {
    const [name, value] = [encoded.head[index] ?? '', encoded.head[index + 1] ?? ''];
    if (name === 'vary' && vary !== undefined) head.push(name, `${String(vary)}, ${value}`);
    // Customers may be served shared responses, which must not be stored in their browser nevertheless.
    else if (isPublic || !ofCaches.has(name)) head.push(name, value);
  }
  if (isPublic) head.push(...expiryOf(cached));
  end(request, response, encoded, { cached, head });
}

/** Written at once, as no headers were set before. */
export function sendFromFastPath(
  request: IncomingMessage,
  response: ServerResponse,
  encoded: Encoded,
  { cached, verdict, common }: { cached: CachedResponse; verdict: CacheVerdict; common: readonly string[] },
): void {
  end(request, response, encoded, {
    cached,
    head: [...ageOf(cached, verdict), ...common, ...encoded.head, ...expiryOf(cached)],
  });
}

/** The accepted encodings. */
export function acceptedBy({ headers }: IncomingMessage): string | undefined {
  const accepted = headers['accept-encoding'];
  return Array.isArray(accepted) ? accepted.join(',') : accepted;
}

/**
 * `Age` in whole seconds, rounded up: with `max-age`, which is rounded down, downstream caches never exceed the
 * lifetime. Absent for a response just generated.
 */
function ageOf({ generatedAt }: CachedResponse, verdict: CacheVerdict): string[] {
  if (verdict === 'MISS') return ['x-cache', verdict];
  return ['x-cache', verdict, 'age', String(Math.max(0, Math.ceil((Date.now() - generatedAt) / 1_000)))];
}

/**
 * For nginx, which ignores `Age` and counts `max-age` from arrival: the remaining seconds, minus the one that nginx
 * exceeds. Must follow the other headers: before 1.23 nginx ignores it ahead of `Cache-Control`.
 */
function expiryOf({ freshUntil, more }: CachedResponse): string[] {
  if (!more['cache-control']?.startsWith('public')) return [];
  return ['x-accel-expires', String(Math.max(0, Math.floor((freshUntil - Date.now()) / 1_000) - 1))];
}

function end(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etags }: Encoded,
  { cached, head }: { cached: CachedResponse; head: string[] },
): void {
  const { status, reason } = cached.generated;
  const ifNoneMatch = request.method === 'POST' ? undefined : request.headers['if-none-match'];
  const known = ifNoneMatch === undefined ? undefined : etags.find((tag) => isKnownTo(ifNoneMatch, tag));
  if (status === 200 && known !== undefined) {
    const few: string[] = [];
    for (let index = 0; index < head.length; index += 2) {
      const name = head[index] ?? '';
      // A cache updates what it has under this tag (RFC 9111, 4.3.4).
      if (name === 'etag') few.push(name, known);
      else if (repeated.has(name) || name === 'age' || name === 'x-cache' || name === 'x-request-id')
        few.push(name, head[index + 1] ?? '');
    }
    response.writeHead(304, few).end();
    return;
  }
  if (reason === undefined) response.writeHead(status, head);
  else response.writeHead(status, reason, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}
