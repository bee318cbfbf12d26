/**
 * Cache of responses that several callers share: concurrent identical requests wait for one response, whose bytes are
 * cached for as long as what it depends on is fresh. A stale response is served while one request refreshes it. Knows
 * neither GraphQL nor pages: a `CacheableRequest` says how its response is generated.
 */
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { viewerOf } from './keyViewer.ts';
import { CachedResponse, type GeneratedResponse } from './CachedResponse.ts';
import type { ResponseStore } from './ResponseStore.ts';
import {
  lifetimeOf,
  publicCacheControl,
  viewerKey,
  type KeyViewer,
  type Dependencies,
} from './sharing.rules.ts';
import { TransientMap } from '../../sources/transport/transientMap.ts';

/**
 * HIT: fresh from the cache · STALE: stale from the cache, while it is refreshed · MISS: generated for this request.
 */
export type CacheVerdict = 'HIT' | 'STALE' | 'MISS';

export interface CacheableRequest {
  /** Cache key without the viewer: method, URL, market table. */
  name: string;
  /** Headers that the response depends on, besides cookies. */
  vary: string;
  /** False: the response is shared only by concurrent callers, not cached. */
  isCached?: boolean;
  /**
   * Generates the response for the given request, which is a guest's or the customer's own. Its signal aborts when
   * nobody waits any longer.
   */
  generate(edge: EdgeRequest): Promise<GeneratedResponse>;
}

export interface CachedAnswer {
  verdict: CacheVerdict;
  response: CachedResponse;
  /** Any guest may be served it. */
  isPublic: boolean;
}

/** Responses shared by all replicas. */
export interface SharedResponses {
  get(key: string): Promise<CachedResponse | undefined>;
  set(key: string, response: CachedResponse): void;
}

export interface ResponseCacheOptions {
  store: ResponseStore;
  /** Null for a single process. */
  shared: SharedResponses | null;
  /** A background request: without cookies, with its own deadline and signal. */
  guestRequest(of: EdgeRequest | null, signal: AbortSignal): EdgeRequest;
  /** Headers of every response, such as the build id, and surrogate keys on an open endpoint. */
  headersOf(generated: GeneratedResponse): Readonly<Record<string, string>>;
}

interface InFlightResponse {
  promise: Promise<CachedResponse>;
  waiters: number;
  abort: AbortController;
}

/** Maximum concurrent refreshes; beyond it a stale response is served again. */
const MAX_REFRESHING = 8;
/** Milliseconds until a response is refreshed again, when its refresh was stale as well because a source fails. */
const REFRESH_AGAIN_MS = 500;
const NO_STORE = 'private, no-store';

export class ResponseCache {
  readonly #options: ResponseCacheOptions;
  /** In-flight responses to guests, by key. */
  readonly #inFlight = new TransientMap<string, InFlightResponse>();
  readonly #refreshing = new Set<string>();
  /** Milliseconds since 1970 from which those whose last refresh was stale as well are refreshed again. */
  readonly #pausedUntil = new Map<string, number>();

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
  }

  /** A cached response for the caller; null when there is none. A stale one is refreshed in the background. */
  cached(cacheable: CacheableRequest, edge: EdgeRequest): CachedAnswer | null {
    const viewer = viewerOf(edge);
    const key = viewer && this.#key(cacheable, viewer);
    const response = key === null ? undefined : this.#options.store.get(key, Date.now());
    if (!response || key === null) return null;
    const isFresh = Date.now() < response.freshUntil;
    if (!isFresh) this.refresh(cacheable, key, edge);
    return { verdict: isFresh ? 'HIT' : 'STALE', response, isPublic: !viewer?.isCustomer };
  }

  /** Whether the response depends on the session, so that nothing of this caller may be shared. */
  isPersonal(cacheable: CacheableRequest, edge: EdgeRequest): boolean {
    const viewer = viewerOf(edge);
    if (viewer === null) return true;
    return !edge.session.isNew && this.#dependencies(cacheable, viewer.isCustomer)?.isPersonal === true;
  }

  /**
   * Generates the response, or waits for one in flight. Null when it turned out to depend on the caller's own session,
   * which is handled elsewhere.
   */
  async generate(cacheable: CacheableRequest, edge: EdgeRequest): Promise<CachedAnswer | null> {
    const viewer = viewerOf(edge);
    if (viewer === null) return null;
    const isPublic = !viewer.isCustomer;
    const response = isPublic
      ? await this.#joinInFlight(cacheable, edge)
      : await this.#generate(cacheable, edge);
    const isOthers = response.generated.facts.isPersonal && !edge.session.isNew;
    return isOthers ? null : { verdict: 'MISS', response, isPublic };
  }

  /** Key of responses to guests, for callers without a session (fastPath.ts). Null when they cannot be shared. */
  guestKey(cacheable: CacheableRequest): string | null {
    const dependencies = this.#dependencies(cacheable, false);
    return dependencies && !dependencies.isPersonal && !dependencies.usesCountry ? cacheable.name : null;
  }

  /** True while a response to other guests is in flight. */
  isInFlight(cacheable: CacheableRequest, country: string | null): boolean {
    return this.#inFlight.has(inFlightKey(cacheable, country));
  }

  /** Waits for the response in flight. @throws Error when there is none. */
  async join(
    cacheable: CacheableRequest,
    country: string | null,
    signal: AbortSignal,
  ): Promise<CachedResponse> {
    const name = inFlightKey(cacheable, country);
    const shared = this.#inFlight.get(name);
    if (!shared) throw new Error('No response is in flight.');
    return this.#wait(name, shared, signal);
  }

  /** Refreshes it in the background. @param edge of the requesting customer; absent: a guest. */
  refresh(cacheable: CacheableRequest, key: string, edge?: EdgeRequest): void {
    const name = `again ${key}`;
    if (this.#refreshing.size >= MAX_REFRESHING || this.#refreshing.has(name)) return;
    if (Date.now() < (this.#pausedUntil.get(name) ?? 0)) return;
    this.#refreshing.add(name);
    const isCustomer = edge?.session.isSignedIn === true;
    const requester = isCustomer
      ? { ...edge, awaitsRefresh: true }
      : this.#options.guestRequest(null, new AbortController().signal);
    void this.#isRefreshed(cacheable, requester).then((isFresh) => {
      this.#refreshing.delete(name);
      return isFresh ? undefined : this.#pause(name);
    });
  }

  async #isRefreshed(cacheable: CacheableRequest, requester: EdgeRequest): Promise<boolean> {
    const response = await this.#generate(cacheable, requester).catch(() => null);
    return response !== null && Date.now() < response.freshUntil;
  }

  #pause(name: string): void {
    const now = Date.now();
    for (const [other, until] of this.#pausedUntil) if (until <= now) this.#pausedUntil.delete(other);
    this.#pausedUntil.set(name, now + REFRESH_AGAIN_MS);
  }

  #dependencies({ name }: CacheableRequest, isCustomer: boolean): Dependencies | undefined {
    return this.#options.store.dependencies(isCustomer ? `${name} of customers` : name);
  }

  /** Null while it is unknown what the response depends on, and when it is personal. */
  #key(cacheable: CacheableRequest, viewer: KeyViewer): string | null {
    const dependencies = this.#dependencies(cacheable, viewer.isCustomer);
    const viewerSuffix = dependencies ? viewerKey(dependencies, viewer) : null;
    return viewerSuffix === null ? null : keyOf(cacheable, viewerSuffix);
  }

  /** Joins the in-flight response of identical requests; it is aborted when the last caller leaves. */
  #joinInFlight(cacheable: CacheableRequest, edge: EdgeRequest): Promise<CachedResponse> {
    const name = inFlightKey(cacheable, edge.country);
    return this.#wait(
      name,
      this.#inFlight.get(name) ?? this.#startShared(cacheable, name, edge),
      edge.signal,
    );
  }

  async #wait(name: string, shared: InFlightResponse, signal: AbortSignal): Promise<CachedResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<CachedResponse>();
    const leave = (): void => reject(signal.reason);
    shared.waiters += 1;
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    shared.promise.then(resolve, reject);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', leave);
      shared.waiters -= 1;
      // A completed one has left the table, and cannot be aborted.
      if (shared.waiters === 0 && this.#inFlight.get(name) === shared) {
        // New callers must not wait for a response being aborted.
        this.#inFlight.delete(name);
        shared.abort.abort();
      }
    }
  }

  #startShared(cacheable: CacheableRequest, name: string, edge: EdgeRequest): InFlightResponse {
    const abort = new AbortController();
    const guest = this.#options.guestRequest(edge, abort.signal);
    const generate = async (): Promise<CachedResponse> =>
      (await this.#found(cacheable, guest)) ?? this.#generate(cacheable, guest);
    const shared: InFlightResponse = {
      abort,
      waiters: 0,
      promise: generate().finally(() => {
        if (this.#inFlight.get(name) === shared) this.#inFlight.delete(name);
      }),
    };
    shared.promise.catch(() => {});
    this.#inFlight.set(name, shared);
    return shared;
  }

  /** A response generated by another replica. */
  async #found(cacheable: CacheableRequest, guest: EdgeRequest): Promise<CachedResponse | undefined> {
    const { shared, store } = this.#options;
    if (cacheable.isCached === false) return undefined;
    const found = await shared?.get(cacheable.name);
    if (!found || Date.now() >= found.freshUntil || store.isInvalidated(found)) return undefined;
    store.addDependencies(cacheable.name, found.generated.facts);
    const viewer = viewerOf(guest);
    const key = viewer && this.#key(cacheable, viewer);
    if (key !== null) store.set(key, found);
    return found;
  }

  /** Generates it, and caches it as far as it may be shared. */
  async #generate(cacheable: CacheableRequest, edge: EdgeRequest): Promise<CachedResponse> {
    const { store, shared, headersOf } = this.#options;
    const startedAt = Date.now();
    const generated = await cacheable.generate(edge);
    const now = Date.now();
    const times = { startedAt, generatedAt: now };
    const headers = { ...headersOf(generated), vary: cacheable.vary };
    const isCustomer = edge.session.isSignedIn;
    const name = isCustomer ? `${cacheable.name} of customers` : cacheable.name;
    const expired = { freshUntil: now, refreshUntil: now };
    if (cacheable.isCached === false) {
      // Only this fact is needed later.
      if (generated.facts.isPersonal) store.addDependencies(name, generated.facts);
      return new CachedResponse(
        generated,
        { ...times, ...expired },
        { ...headers, 'cache-control': NO_STORE },
        false,
      );
    }
    const dependencies = store.addDependencies(name, generated.facts);
    const viewer = viewerOf(edge);
    const viewerSuffix = viewer && viewerKey(dependencies, viewer);
    const isShared = generated.isGood && viewerSuffix !== null;
    const lifetime = isShared ? lifetimeOf(generated.facts, now) : expired;
    const cached = new CachedResponse(
      generated,
      { ...times, ...lifetime },
      {
        ...headers,
        // Only for what every guest is served, as downstream caches know neither price groups nor countries.
        'cache-control': isShared && viewerSuffix === '' ? publicCacheControl(lifetime, now) : NO_STORE,
      },
    );
    if (!isShared || now >= lifetime.refreshUntil || store.isInvalidated(cached)) return cached;
    store.set(keyOf(cacheable, viewerSuffix), cached);
    // What depends on nothing but the request is the same in every replica.
    if (shared && viewerSuffix === '' && !isCustomer && now < lifetime.freshUntil) {
      const share = (): void => shared.set(cacheable.name, cached);
      // Most rare ones are requested once.
      if (generated.isRare) cached.whenRepeated(share);
      else share();
    }
    return cached;
  }
}

function inFlightKey(cacheable: CacheableRequest, country: string | null): string {
  return keyOf(cacheable, `of ${country ?? ''}`);
}

export function keyOf(cacheable: Pick<CacheableRequest, 'name'>, viewer: string): string {
  return viewer === '' ? cacheable.name : `${cacheable.name} ${viewer}`;
}
