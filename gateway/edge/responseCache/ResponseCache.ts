/**
 * Answers that are the same for several callers are made once: identical questions at the same time wait for one answer,
 * and it is kept as bytes for as long as what it rests on is fresh. A stale one is served while a newer one is made.
 * Knows neither GraphQL nor pages: whoever asks says how an answer is made.
 */
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { viewerOf } from './keyViewer.ts';
import { CachedResponse, type MadeResponse } from './CachedResponse.ts';
import type { ResponseStore } from './ResponseStore.ts';
import { lifetimeOf, publicCacheControl, viewerKey, type KeyViewer, type Looks } from './sharing.rules.ts';

/** HIT: served as it was kept · STALE: the same, while a newer one is made · MISS: made for this request. */
export type CacheVerdict = 'HIT' | 'STALE' | 'MISS';

export interface Question {
  /** Names the question without who asks: method, address, market table. */
  name: string;
  /** Headers that the answer depends on, beside cookies. */
  vary: string;
  /** False: its answer is for those who ask at the same time alone. */
  isKept?: boolean;
  /**
   * Makes the answer for the request that it is given, which is a guest's own, or the customer's. Its signal aborts when
   * nobody waits any more.
   */
  make(edge: EdgeRequest): Promise<MadeResponse>;
}

export interface CachedAnswer {
  verdict: CacheVerdict;
  response: CachedResponse;
  /** Any guest may be served it. */
  isPublic: boolean;
}

/** Keeps responses where all copies of the gateway find them. */
export interface SharedResponses {
  get(key: string): Promise<CachedResponse | undefined>;
  set(key: string, response: CachedResponse): void;
}

export interface ResponseCacheOptions {
  store: ResponseStore;
  /** Null for a process alone. */
  far: SharedResponses | null;
  /** A request of nobody in particular: without cookies, with a time and a signal of its own. */
  guestRequest(of: EdgeRequest | null, signal: AbortSignal): EdgeRequest;
  /** Headers of every answer, such as the build's id; and in the open what it is about. */
  headersOf(made: MadeResponse): Readonly<Record<string, string>>;
}

interface Flight {
  promise: Promise<CachedResponse>;
  waiters: number;
  abort: AbortController;
}

/** Answers that are made in the background at the same time; beyond them a stale one is served once more. */
const MOST_REFRESHING = 8;
const NO_STORE = 'private, no-store';

export class ResponseCache {
  readonly #options: ResponseCacheOptions;
  /** By key: misses of guests that are being made. */
  readonly #flights = new Map<string, Flight>();
  readonly #refreshing = new Set<string>();

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
  }

  /** A kept answer that the caller may be served; null when there is none. A stale one is made anew meanwhile. */
  kept(question: Question, edge: EdgeRequest): CachedAnswer | null {
    const viewer = viewerOf(edge);
    const key = viewer && this.#key(question, viewer);
    const response = key === null ? undefined : this.#options.store.get(key, Date.now());
    if (!response || key === null) return null;
    const isFresh = Date.now() < response.freshUntil;
    if (!isFresh) this.refresh(question, key, edge);
    return { verdict: isFresh ? 'HIT' : 'STALE', response, isPublic: !viewer?.isCustomer };
  }

  /** Whether answers to it were about whoever asked: then nothing of this caller's may be shared. */
  isPersonal(question: Question, edge: EdgeRequest): boolean {
    const viewer = viewerOf(edge);
    if (viewer === null) return true;
    return !edge.session.isNew && this.#looks(question, viewer.isCustomer)?.isPersonal === true;
  }

  /**
   * Makes the answer, or waits for one that is being made for others. Null when it turned out to be about the caller's own
   * session: then it is made elsewhere.
   */
  async ask(question: Question, edge: EdgeRequest): Promise<CachedAnswer | null> {
    const viewer = viewerOf(edge);
    if (viewer === null) return null;
    const isPublic = !viewer.isCustomer;
    const response = isPublic ? await this.#board(question, edge) : await this.#make(question, edge);
    const isOthers = response.made.facts.isPersonal && !edge.session.isNew;
    return isOthers ? null : { verdict: 'MISS', response, isPublic };
  }

  /** Guests' answers by their key, for whoever serves them without a session (fastPath.ts). Null when there are none. */
  guestKey(question: Question): string | null {
    const looks = this.#looks(question, false);
    return looks && !looks.isPersonal && !looks.usesCountry ? question.name : null;
  }

  /** An answer is being made for other guests. */
  isMaking(question: Question, country: string | null): boolean {
    return this.#flights.has(flightOf(question, country));
  }

  /** Waits for the one that is being made. @throws Error when none is. */
  async join(question: Question, country: string | null, signal: AbortSignal): Promise<CachedResponse> {
    const name = flightOf(question, country);
    const flight = this.#flights.get(name);
    if (!flight) throw new Error('Nothing is being made.');
    return this.#wait(name, flight, signal);
  }

  /** Makes it anew in the background. @param edge of the customer who asks; absent: a guest. */
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

  #looks({ name }: Question, isCustomer: boolean): Looks | undefined {
    return this.#options.store.looks(isCustomer ? `${name} of customers` : name);
  }

  /** Null where it is not known yet what the answer looks at, and where it is about a person. */
  #key(question: Question, viewer: KeyViewer): string | null {
    const looks = this.#looks(question, viewer.isCustomer);
    const who = looks ? viewerKey(looks, viewer) : null;
    return who === null ? null : keyOf(question, who);
  }

  /** Waits for the one answer that all guests wait for who ask the same; the last one who leaves calls it off. */
  #board(question: Question, edge: EdgeRequest): Promise<CachedResponse> {
    const name = flightOf(question, edge.country);
    return this.#wait(name, this.#flights.get(name) ?? this.#takeOff(question, name, edge), edge.signal);
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
      // One that landed has left the table, and there is nothing to call off.
      if (flight.waiters === 0 && this.#flights.get(name) === flight) {
        // Whoever comes now must not wait for what is being called off.
        this.#flights.delete(name);
        flight.abort.abort();
      }
    }
  }

  #takeOff(question: Question, name: string, edge: EdgeRequest): Flight {
    const abort = new AbortController();
    const guest = this.#options.guestRequest(edge, abort.signal);
    const fly = async (): Promise<CachedResponse> =>
      (await this.#found(question, guest)) ?? this.#make(question, guest);
    const flight: Flight = {
      abort,
      waiters: 0,
      promise: fly().finally(() => {
        if (this.#flights.get(name) === flight) this.#flights.delete(name);
      }),
    };
    flight.promise.catch(() => {});
    this.#flights.set(name, flight);
    return flight;
  }

  /** One that another copy of the gateway made. */
  async #found(question: Question, guest: EdgeRequest): Promise<CachedResponse | undefined> {
    const { far, store } = this.#options;
    if (question.isKept === false) return undefined;
    const found = await far?.get(question.name);
    if (!found || Date.now() >= found.freshUntil || store.isVoid(found)) return undefined;
    store.learn(question.name, found.made.facts);
    const viewer = viewerOf(guest);
    const key = viewer && this.#key(question, viewer);
    if (key !== null) store.set(key, found);
    return found;
  }

  /** Makes it, and keeps it as far as others may be served it. */
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
      // Nothing else has to be known of it.
      if (made.facts.isPersonal) store.learn(name, made.facts);
      return new CachedResponse(
        made,
        { ...times, ...over },
        { ...headers, 'cache-control': NO_STORE },
        false,
      );
    }
    const looks = store.learn(name, made.facts);
    const viewer = viewerOf(edge);
    const who = viewer && viewerKey(looks, viewer);
    const isShared = made.isGood && who !== null;
    const lifetime = isShared ? lifetimeOf(made.facts, now) : over;
    const kept = new CachedResponse(
      made,
      { ...times, ...lifetime },
      {
        ...headers,
        // Only what every guest is served: caches on the way know neither groups nor countries.
        'cache-control': isShared && who === '' ? publicCacheControl(lifetime, now) : NO_STORE,
      },
    );
    if (!isShared || now >= lifetime.refreshUntil || store.isVoid(kept)) return kept;
    store.set(keyOf(question, who), kept);
    // What depends on nothing but its question is the same in every copy.
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
