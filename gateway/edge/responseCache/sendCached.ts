/** Sends a kept response: the encoding that the caller accepts, 304 for what it has already, and how it came about. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, isKnownTo } from './encoding.rules.ts';
import type { Encoded, CachedResponse } from './CachedResponse.ts';
import type { CacheVerdict, CachedAnswer } from './ResponseCache.ts';

/** Headers that a 304 repeats (RFC 9110, 15.4.5). */
const repeated: ReadonlySet<string> = new Set([
  'cache-control',
  'etag',
  'vary',
  'x-build-id',
  'content-security-policy',
]);

/** Headers that caches go by. */
const ofCaches: ReadonlySet<string> = new Set(['cache-control', 'etag', 'surrogate-key']);

export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { response: kept, verdict, isPublic }: CachedAnswer,
): Promise<void> {
  const encoded = await kept.encoded(encodingFor(acceptedBy(request)));
  if (response.destroyed) return;
  const vary = response.getHeader('vary');
  const head = isPublic ? ageOf(kept, verdict) : ['x-cache', verdict, 'cache-control', 'private, no-store'];
  for (let index = 0; index < encoded.head.length; index += 2) {
    const [name, value] = [encoded.head[index] ?? '', encoded.head[index + 1] ?? ''];
    if (name === 'vary' && vary !== undefined) head.push(name, `${String(vary)}, ${value}`);
    // Whoever is signed in may be served what guests are; what they saw is kept nowhere all the same.
    else if (isPublic || !ofCaches.has(name)) head.push(name, value);
  }
  if (isPublic) head.push(...expiryOf(kept));
  end(request, response, encoded, { kept, head });
}

/** As it is written at once: nothing was set before. */
export function sendFromFastPath(
  request: IncomingMessage,
  response: ServerResponse,
  encoded: Encoded,
  { kept, verdict, common }: { kept: CachedResponse; verdict: CacheVerdict; common: readonly string[] },
): void {
  end(request, response, encoded, {
    kept,
    head: [...ageOf(kept, verdict), ...common, ...encoded.head, ...expiryOf(kept)],
  });
}

/** The encoding as the caller asks for it. */
export function acceptedBy({ headers }: IncomingMessage): string | undefined {
  const accepted = headers['accept-encoding'];
  return Array.isArray(accepted) ? accepted.join(',') : accepted;
}

/**
 * `Age` in whole seconds, rounded up: with `max-age`, which is rounded down, nobody on the way keeps it for longer than it
 * is fresh. None of an answer that was just made.
 */
function ageOf({ madeAt }: CachedResponse, verdict: CacheVerdict): string[] {
  if (verdict === 'MISS') return ['x-cache', verdict];
  return ['x-cache', verdict, 'age', String(Math.max(0, Math.ceil((Date.now() - madeAt) / 1_000)))];
}

/**
 * For nginx, which counts `max-age` from when it gets an answer and looks at no `Age`: the seconds that are left, less the
 * one that it goes beyond. Last of the headers: before 1.23 nginx passes over what `Cache-Control` says after it.
 */
function expiryOf({ freshUntil, more }: CachedResponse): string[] {
  if (!more['cache-control']?.startsWith('public')) return [];
  return ['x-accel-expires', String(Math.max(0, Math.floor((freshUntil - Date.now()) / 1_000) - 1))];
}

function end(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag }: Encoded,
  { kept, head }: { kept: CachedResponse; head: string[] },
): void {
  const { status, reason } = kept.made;
  if (status === 200 && request.method !== 'POST' && isKnownTo(request.headers['if-none-match'], etag)) {
    const few: string[] = [];
    for (let index = 0; index < head.length; index += 2) {
      const name = head[index] ?? '';
      if (repeated.has(name) || name === 'age' || name === 'x-cache' || name === 'x-request-id')
        few.push(name, head[index + 1] ?? '');
    }
    response.writeHead(304, few).end();
    return;
  }
  if (reason === undefined) response.writeHead(status, head);
  else response.writeHead(status, reason, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}
