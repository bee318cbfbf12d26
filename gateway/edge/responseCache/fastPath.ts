/**
 * Answers a guest's GET from the cache in front of all middlewares. The same protections apply: firewall, rate limits
 * and load shedding. Requests that are not simple are passed on.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LRUCache } from 'lru-cache';
import type { Markets } from '../../graph/region/markets/markets.rules.ts';
import { abortWhenGone, countryOf, requestIdOf } from '../http/edgeRequest.ts';
import { encodingFor } from './encoding.rules.ts';
import type { FastPathCallers } from './FastPathCallers.ts';
import type { Encoded, CachedResponse } from './CachedResponse.ts';
import type { CacheVerdict, ResponseCache, CacheableRequest } from './ResponseCache.ts';
import type { ResponseStore } from './ResponseStore.ts';
import { acceptedBy, sendFromFastPath } from './sendCached.ts';

/** A request whose response may be served by URL alone. */
export interface FastPathEntry {
  kind: 'graphql' | 'page' | 'payload';
  /** Path pattern of the screen, such as `/p/:handle`; null for GraphQL. */
  screen: string | null;
  /** Of the shipped operation; null for pages. */
  documentId: string | null;
  cacheable: CacheableRequest;
  /** Table of markets and images account of the response: with others it is not served. */
  markets: Markets;
  imagesAlias: string | null;
}

export interface FastPathOptions {
  responseCache: ResponseCache;
  store: ResponseStore;
  entries: LRUCache<string, FastPathEntry>;
  callers: FastPathCallers;
  /** False while requests are queued or refused, or the replica is draining: the fast path must not overtake them. */
  isOpen(): boolean;
  addressOf(request: IncomingMessage): string;
  /** Current table of markets and images account. */
  markets: { current(): Markets; imagesAlias(): string | null };
  /** Name of the session cookie. */
  sessionCookie: string;
  /** Headers of every response, alternating names and values. */
  common: readonly string[];
  /** Called for each response. */
  answered(seen: FastPathAnswer): void;
}

export interface FastPathAnswer {
  kind: FastPathEntry['kind'];
  screen: string | null;
  documentId: string | null;
  verdict: CacheVerdict;
  status: number;
  durationMs: number;
}

/** Key of a request: host and URL; for GraphQL the media type as well. */
export function fastPathKey({ headers, url = '/' }: IncomingMessage, isGraphql: boolean): string {
  return `${headers.host ?? ''} ${url}${isGraphql ? ` ${headers.accept ?? ''}` : ''}`;
}

/**
 * Returns true when it has responded, or waits for a response in flight. If that one cannot be served to its caller, it
 * calls `next` later.
 */
export type FastPath = (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;

export function createFastPath(options: FastPathOptions): FastPath {
  const { responseCache, store, entries, callers, markets, sessionCookie } = options;
  return (request, response, next) => {
    const { method, headers, url = '/' } = request;
    if (method !== 'GET' || !options.isOpen()) return false;
    const { cookie } = headers;
    if (headers.authorization !== undefined || headers.origin !== undefined) return false;
    if (cookie !== undefined && cookie.includes(sessionCookie)) return false;
    const known = entries.get(fastPathKey(request, url.startsWith('/api/')));
    if (!known || known.markets !== markets.current() || known.imagesAlias !== markets.imagesAlias())
      return false;
    if (known.kind === 'graphql' && !isPlainRequest(request)) return false;
    const started = performance.now();
    const key = responseCache.guestKey(known.cacheable);
    if (key === null) return false;
    const { kind, screen, documentId, cacheable } = known;
    const admits = (): boolean =>
      callers.admits(options.addressOf(request), headers['user-agent'] ?? '', kind);
    const send = (cached: CachedResponse, encoded: Encoded, verdict: CacheVerdict): void => {
      const common = ['x-request-id', requestIdOf(headers['x-request-id']), ...options.common];
      sendFromFastPath(request, response, encoded, { cached, verdict, common });
      const durationMs = performance.now() - started;
      options.answered({ kind, screen, documentId, verdict, status: response.statusCode, durationMs });
    };

    const encoding = encodingFor(acceptedBy(request));
    const cached = store.get(key, Date.now());
    const encoded = cached?.ready(encoding);
    if (cached && encoded) {
      if (!admits()) return false;
      const verdict: CacheVerdict = Date.now() < cached.freshUntil ? 'HIT' : 'STALE';
      if (verdict === 'STALE') responseCache.refresh(cacheable, key);
      send(cached, encoded, verdict);
      return true;
    }
    if (cached) return false;
    if (!responseCache.isInFlight(cacheable, countryOf(headers)) || !admits()) return false;
    void follow(responseCache.join(cacheable, countryOf(headers), abortWhenGone(request, response)));
    return true;

    async function follow(running: Promise<CachedResponse>): Promise<void> {
      try {
        const generated = await running;
        const { isGood, facts } = generated.generated;
        if (isGood && !facts.isPersonal) {
          const bytes = await generated.encoded(encoding);
          if (!response.destroyed) send(generated, bytes, 'MISS');
          return;
        }
      } catch {
        // The first caller gets the error; this one tries for itself.
      }
      if (!response.destroyed) next();
    }
  };
}

/** Excludes cross-site requests with this site's cookies, and requests for an explanation. */
function isPlainRequest({ headers }: IncomingMessage): boolean {
  if (headers['content-type'] !== undefined || headers['x-explain'] !== undefined) return false;
  return headers.cookie === undefined || headers['sec-fetch-site'] !== 'cross-site';
}
