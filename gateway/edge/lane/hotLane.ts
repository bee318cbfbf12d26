/**
 * The fast way in front of everything else: a guest's GET whose answer is kept is answered by headers and a buffer. What
 * guards the other way guards this one: firewall, limits of a caller, load shedding; what is not plain goes on.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LRUCache } from 'lru-cache';
import type { Markets } from '../../graph/region/markets/markets.rules.ts';
import { abortWhenGone, countryOf, requestIdOf } from '../http/edgeRequest.ts';
import { encodingFor } from './encoding.rules.ts';
import type { HotCallers } from './HotCallers.ts';
import type { Encoded, KeptResponse } from './KeptResponse.ts';
import type { CacheVerdict, Lane, Question } from './Lane.ts';
import type { LaneStore } from './LaneStore.ts';
import { acceptedBy, sendHot } from './sendKept.ts';

/** A question whose answer may be served by its address alone. */
export interface HotQuestion {
  kind: 'graphql' | 'page' | 'payload';
  /** Pattern of the screen, such as `/p/:uid`; null for GraphQL. */
  screen: string | null;
  question: Question;
  /** What it was asked with: with others the answer is another one. */
  markets: Markets;
  imagesAlias: string | null;
}

export interface HotLaneOptions {
  lane: Lane;
  store: LaneStore;
  hot: LRUCache<string, HotQuestion>;
  callers: HotCallers;
  /** False while requests are queued or refused, or the copy is leaving: then nothing goes ahead of others. */
  isOpen(): boolean;
  addressOf(request: IncomingMessage): string;
  /** Those that count now. */
  markets: { current(): Markets; imagesAlias(): string | null };
  /** Name of the session's cookie. */
  sessionCookie: string;
  /** Headers of every answer, names and values in turn. */
  common: readonly string[];
  /** Told of each answer. */
  answered(seen: HotAnswer): void;
}

export interface HotAnswer {
  kind: HotQuestion['kind'];
  screen: string | null;
  verdict: CacheVerdict;
  status: number;
  durationMs: number;
}

/** What of a request names its question: host and address; for GraphQL the media type as well. */
export function hotName({ headers, url = '/' }: IncomingMessage, isGraphql: boolean): string {
  return `${headers.host ?? ''} ${url}${isGraphql ? ` ${headers.accept ?? ''}` : ''}`;
}

/**
 * Gives true when it has answered, or waits for an answer that is being made for others. Where that one cannot be served to
 * its caller, `next` is called all the same.
 */
export type HotLane = (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;

export function createHotLane(options: HotLaneOptions): HotLane {
  const { lane, store, hot, callers, markets, sessionCookie } = options;
  return (request, response, next) => {
    const { method, headers, url = '/' } = request;
    if (method !== 'GET' || !options.isOpen()) return false;
    const { cookie } = headers;
    if (headers.authorization !== undefined || headers.origin !== undefined) return false;
    if (cookie !== undefined && cookie.includes(sessionCookie)) return false;
    const known = hot.get(hotName(request, url.startsWith('/api/')));
    if (!known || known.markets !== markets.current() || known.imagesAlias !== markets.imagesAlias())
      return false;
    if (known.kind === 'graphql' && !isPlainQuestion(request)) return false;
    const started = performance.now();
    const key = lane.guestKey(known.question);
    if (key === null) return false;
    const { kind, screen, question } = known;
    const admits = (): boolean =>
      callers.admits(options.addressOf(request), headers['user-agent'] ?? '', kind);
    const send = (kept: KeptResponse, encoded: Encoded, verdict: CacheVerdict): void => {
      const common = ['x-request-id', requestIdOf(headers['x-request-id']), ...options.common];
      sendHot(request, response, encoded, { kept, verdict, common });
      const durationMs = performance.now() - started;
      options.answered({ kind, screen, verdict, status: response.statusCode, durationMs });
    };

    const encoding = encodingFor(acceptedBy(request));
    const kept = store.get(key, Date.now());
    const encoded = kept?.ready(encoding);
    if (kept && encoded) {
      if (!admits()) return false;
      const verdict: CacheVerdict = Date.now() < kept.freshUntil ? 'HIT' : 'STALE';
      if (verdict === 'STALE') lane.refresh(question, key);
      send(kept, encoded, verdict);
      return true;
    }
    if (kept) return false;
    if (!lane.isMaking(question, countryOf(headers)) || !admits()) return false;
    void follow(lane.join(question, countryOf(headers), abortWhenGone(request, response)));
    return true;

    async function follow(running: Promise<KeptResponse>): Promise<void> {
      try {
        const made = await running;
        const { isGood, facts } = made.made;
        if (isGood && !facts.isPersonal) {
          const bytes = await made.encoded(encoding);
          if (!response.destroyed) send(made, bytes, 'MISS');
          return;
        }
      } catch {
        // Whoever asks first is told what went wrong; this one asks for itself.
      }
      if (!response.destroyed) next();
    }
  };
}

/** Neither another site's page with cookies of this one, nor somebody who wants to know how it is done. */
function isPlainQuestion({ headers }: IncomingMessage): boolean {
  if (headers['content-type'] !== undefined || headers['x-explain'] !== undefined) return false;
  return headers.cookie === undefined || headers['sec-fetch-site'] !== 'cross-site';
}
