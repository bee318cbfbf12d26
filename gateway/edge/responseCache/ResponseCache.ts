/**
 * Cache of responses that several callers share: concurrent identical requests wait for one response, whose bytes are
 * cached for as long as what it depends on is fresh. A stale response is served while one request refreshes it. Knows
 * neither GraphQL nor pages: a `Question` says how its response is generated.
 */
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { viewerOf } from './keyViewer.ts';
import { CachedResponse, type MadeResponse } from './CachedResponse.ts';
import type { ResponseStore } from './ResponseStore.ts';
import {
  lifetimeOf,
  publicCacheControl,
  viewerKey,
  type KeyViewer,
  type Dependencies,
} from './sharing.rules.ts';

/**
 * HIT: fresh from the cache · STALE: stale from the cache, while it is refreshed · MISS: generated for this request.
 */
export type CacheVerdict = 'HIT' | 'STALE' | 'MISS';

export interface Question {
  /** Cache key without the viewer: method, URL, market table. */
  name: string;
  /** Headers that the response depends on, besides cookies. */
  vary: string;
  /** False: the response is shared only by concurrent callers, not cached. */
  isKept?: boolean;
  /**
   * Generates the response for the given request, which is a guest's or the customer's own. Its signal aborts when
   * nobody waits any longer.
   */
  make(edge: EdgeRequest): Promise<MadeResponse>;
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
  far: SharedResponses | null;
  /** A background request: without cookies, with its own deadline and signal. */
  guestRequest(of: EdgeRequest | null, signal: AbortSignal): EdgeRequest;
  /** Headers of every response, such as the build id, and surrogate keys on an open endpoint. */
  headersOf(made: MadeResponse): Readonly<Record<string, string>>;
}

interface Flight {
  promise: Promise<CachedResponse>;
  waiters: number;
  abort: AbortController;
}

/** Maximum concurrent refreshes; beyond it a stale response is served again. */
const MOST_REFRESHING = 8;
const NO_STORE = 'private, no-store';

export class ResponseCache {
  readonly #options: ResponseCacheOptions;
  /** In-flight responses to guests, by key. */
  readonly #flights = new Map<string, Flight>();
  readonly #refreshing = new Set<string>();

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
  }

  /** A cached response for the caller; null when there is none. A stale one is refreshed in the background. */
  kept(question: Question, edge: EdgeRequest): CachedAnswer | null {
    const viewer = viewerOf(edge);
    const key = viewer && this.#key(question, viewer);
    const response = key === null ? undefined : this.#options.store.get(key, Date.now());
    if (!response || key === null) return null;
    const isFresh = Date.now() < response.freshUntil;
    if (!isFresh) this.refresh(question, key, edge);
    return { verdict: isFresh ? 'HIT' : 'STALE', response, isPublic: !viewer?.isCustomer };
  }

  /** Whether the response depends on the session, so that nothing of this caller may be shared. */
  isPersonal(question: Question, edge: EdgeRequest): boolean {
    const viewer = viewerOf(edge);
    if (viewer === null) return true;
    return !edge.session.isNew && this.#dependencies(question, viewer.isCustomer)?.isPersonal === true;
  }

  /**
   * Generates the response, or waits for one in flight. Null when it turned out to depend on the caller's own session,
   * which is handled elsewhere.
   */
  async ask(question: Question, edge: EdgeRequest): Promise<CachedAnswer | null> {
    const viewer = viewerOf(edge);
    if (viewer === null) return null;
    const isPublic = !viewer.isCustomer;
    const response = isPublic ? await this.#joinFlight(question, edge) : await this.#make(question, edge);
    const isOthers = response.made.facts.isPersonal && !edge.session.isNew;
    return isOthers ? null : { verdict: 'MISS', response, isPublic };
  }

  /** Key of responses to guests, for callers without a session (fastPath.ts). Null when they cannot be shared. */
  guestKey(question: Question): string | null {
    const dependencies = this.#dependencies(question, false);
    return dependencies && !dependencies.isPersonal && !dependencies.usesCountry ? question.name : null;
  }

  /** True while a response to other guests is in flight. */
  isMaking(question: Question, country: string | null): boolean {
    return this.#flights.has(flightOf(question, country));
  }

  /** Waits for the response in flight. @throws Error when there is none. */
  async join(question: Question, country: string | null, signal: AbortSignal): Promise<CachedResponse> {
    const name = flightOf(question, country);
    const flight = this.#flights.get(name);
    if (!flight) throw new Error('No response is in flight.');
    return this.#wait(name, flight, signal);
  }

  /** Refreshes it in the background. @param edge of the requesting customer; absent: a guest. */
  refresh(question: Question, key: string, edge?: EdgeRequest): void {
    const name = `again ${key}`;
    if (this.#refreshing.size >= MOST_REFRESHING || this.#refreshing.has(name)) return;
    this.#refreshing.add(name);
    const isCustomer = edge?.session.isSignedIn === true;
    const asking = isCustomer ? edge : this.#options.guestRequest(null, new AbortController().signal);
    this.#make(question, asking)
      .catch(() => {})
      .finally(() => this.#refreshing.delete(name));
  }

  #dependencies({ name }: Question, isCustomer: boolean): Dependencies | undefined {
    return this.#options.store.dependencies(isCustomer ? `${name} of customers` : name);
  }

  /** Null while it is unknown what the response depends on, and when it is personal. */
  #key(question: Question, viewer: KeyViewer): string | null {
    const dependencies = this.#dependencies(question, viewer.isCustomer);
    const who = dependencies ? viewerKey(dependencies, viewer) : null;
    return who === null ? null : keyOf(question, who);
  }

  /** Joins the in-flight response of identical requests; it is aborted when the last caller leaves. */
  #joinFlight(question: Question, edge: EdgeRequest): Promise<CachedResponse> {
    const name = flightOf(question, edge.country);
    return this.#wait(name, this.#flights.get(name) ?? this.#startFlight(question, name, edge), edge.signal);
  }

  async #wait(name: string, flight: Flight, signal: AbortSignal): Promise<CachedResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<CachedResponse>();
    const leave = (): void => reject(signal.reason);
    flight.waiters += 1;
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    flight.promise.then(resolve, reject);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', leave);
      flight.waiters -= 1;
      // A completed one has left the table, and cannot be aborted.
      if (flight.waiters === 0 && this.#flights.get(name) === flight) {
        // New callers must not wait for a response being aborted.
        this.#flights.delete(name);
        flight.abort.abort();
      }
    }
  }

  #startFlight(question: Question, name: string, edge: EdgeRequest): Flight {
    const abort = new AbortController();
    const guest = this.#options.guestRequest(edge, abort.signal);
    const generate = async (): Promise<CachedResponse> =>
      (await this.#found(question, guest)) ?? this.#make(question, guest);
    const flight: Flight = {
      abort,
      waiters: 0,
      promise: generate().finally(() => {
        if (this.#flights.get(name) === flight) this.#flights.delete(name);
      }),
    };
    flight.promise.catch(() => {});
    this.#flights.set(name, flight);
    return flight;
  }

  /** A response generated by another replica. */
  async #found(question: Question, guest: EdgeRequest): Promise<CachedResponse | undefined> {
    const { far, store } = this.#options;
    if (question.isKept === false) return undefined;
    const found = await far?.get(question.name);
    if (!found || Date.now() >= found.freshUntil || store.isInvalidated(found)) return undefined;
    store.learn(question.name, found.made.facts);
    const viewer = viewerOf(guest);
    const key = viewer && this.#key(question, viewer);
    if (key !== null) store.set(key, found);
    return found;
  }

  /** Generates it, and caches it as far as it may be shared. */
  async #make(question: Question, edge: EdgeRequest): Promise<CachedResponse> {
    const { store, far, headersOf } = this.#options;
    const begunAt = Date.now();
    const made = await question.make(edge);
    const now = Date.now();
    const times = { begunAt, madeAt: now };
    const headers = { ...headersOf(made), vary: question.vary };
    const isCustomer = edge.session.isSignedIn;
    const name = isCustomer ? `${question.name} of customers` : question.name;
    const over = { freshUntil: now, refreshUntil: now };
    if (question.isKept === false) {
      // Only this fact is needed later.
      if (made.facts.isPersonal) store.learn(name, made.facts);
      return new CachedResponse(
        made,
        { ...times, ...over },
        { ...headers, 'cache-control': NO_STORE },
        false,
      );
    }
    const dependencies = store.learn(name, made.facts);
    const viewer = viewerOf(edge);
    const who = viewer && viewerKey(dependencies, viewer);
    const isShared = made.isGood && who !== null;
    const lifetime = isShared ? lifetimeOf(made.facts, now) : over;
    const kept = new CachedResponse(
      made,
      { ...times, ...lifetime },
      {
        ...headers,
        // Only for what every guest is served, as downstream caches know neither price groups nor countries.
        'cache-control': isShared && who === '' ? publicCacheControl(lifetime, now) : NO_STORE,
      },
    );
    if (!isShared || now >= lifetime.refreshUntil || store.isInvalidated(kept)) return kept;
    store.set(keyOf(question, who), kept);
    // What depends on nothing but the request is the same in every replica.
    if (who === '' && !isCustomer && now < lifetime.freshUntil) far?.set(question.name, kept);
    return kept;
  }
}

function flightOf(question: Question, country: string | null): string {
  return keyOf(question, `of ${country ?? ''}`);
}

export function keyOf(question: Pick<Question, 'name'>, viewer: string): string {
  return viewer === '' ? question.name : `${question.name} ${viewer}`;
}
