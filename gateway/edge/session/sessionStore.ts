/**
 * Stores sessions: encrypted in the browser's cookie (HttpOnly, SameSite=Lax, written only when changed; for a preview
 * in the editor's frame see `framed`), and for an hour the newest copy, also encrypted, in the shared state. A request
 * may therefore reach any replica, with any of the browser's cookies. A cookie that cannot be decrypted (old secret,
 * tampered, expired) is ignored.
 *
 * A browser without a cookie costs no access to the shared state, and one with a cookie a single read.
 */
import { parse, serialize } from 'cookie-es';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import { finalVersion, type SharedState } from '../state/SharedState.ts';
import { Session, sessionShape, type SessionData } from './session.ts';
import { ObjectSlot } from '../../sources/transport/objectSlot.ts';

export const SESSION_COOKIE = 'skarn-session';
/** Seconds: the lifetime of an idle cart at the commerce platform, 30 days (wire-protocols 3.3). */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** Milliseconds within which overlapping requests of a browser see each other's changes. */
const COPY_TTL_MS = 60 * 60_000;
/** Channel for replaced session ids. */
const REPLACED = 'session-replaced';

/**
 * Attributes with which browsers send a cookie in a frame on another site, and only below the site that it was set
 * under. Browsers accept them over plain HTTP on localhost as well. Such a session is a preview only: it has neither
 * customer nor cart, and mutations refuse it.
 */
const framed = { sameSite: 'none', secure: true, partitioned: true } as const;

export type SessionState = Pick<SharedState, 'newest' | 'inTurn' | 'publish' | 'subscribe'>;

interface Kept {
  data: SessionData;
  sealed: string;
}

export class SessionStore {
  readonly #secret: string;
  readonly #secure: boolean;
  readonly #state: SessionState;
  /** Replaced ids that this replica heard of, for running requests: the shared state is authoritative. */
  readonly #replaced = new LRUCache<string, true>({ max: 20_000, ttl: COPY_TTL_MS });
  /** Versions of sessions already written. */
  readonly #kept = new ObjectSlot<Session, Kept>();
  readonly #publishedCount = new ObjectSlot<Session, number>();

  constructor(secret: string, secure: boolean, state: SessionState) {
    this.#secret = secret;
    this.#secure = secure;
    this.#state = state;
    state.subscribe(REPLACED, (id) => this.#replaced.set(id, true));
  }

  async open(cookieHeader: string | undefined): Promise<Session> {
    const sealed = cookieHeader === undefined ? undefined : parse(cookieHeader)[SESSION_COOKIE];
    const data = sealed ? await this.#unseal(sealed) : null;
    if (!data || !sealed) return this.#session(null);
    const session = await this.#newest(data, sealed);
    session.cameWith(data);
    return session;
  }

  /**
   * Serializes changes of a session over all replicas, each based on the previous one: two first items added at the
   * same instant go into one cart. Null for a session whose id was replaced meanwhile.
   */
  inTurn<Result>(session: Session, run: (session: Session | null) => Promise<Result>): Promise<Result> {
    return this.#state.inTurn(keyOf(session.id), async () => {
      const newest = await this.#newest(session.toJSON(), null);
      if (newest.isNew) return run(null);
      newest.cameWith(session.sent);
      // The response with the newer state was lost, and a repetition may change nothing further.
      if (session.sent && session.sent.version < newest.toJSON().version) newest.writeAgain();
      try {
        return await run(newest);
      } finally {
        if (newest.hasChanged) await this.#keep(newest, 'change');
      }
    });
  }

  /**
   * `Set-Cookie` value. Null when nothing changed, and when another request of this browser was first: an observation
   * must not overwrite a change, nor an old session a new one.
   */
  async save(session: Session): Promise<string | null> {
    if (!session.hasChanged || session.isReplaced) return null;
    const sealed = await this.#keep(session, 'look');
    if (sealed === null) return null;
    return serialize(SESSION_COOKIE, sealed, {
      httpOnly: true,
      path: '/',
      ...(session.isFramed
        ? { ...framed, maxAge: Math.ceil(session.previewLeft / 1_000) }
        : { sameSite: 'lax', secure: this.#secure, maxAge: SESSION_SECONDS }),
    });
  }

  /**
   * A session by its state when its id was new, with later changes. Null when that id was replaced as well.
   */
  successor(data: SessionData): Promise<Session | null> {
    return this.#state.inTurn(keyOf(data.id), async () => {
      const newest = await this.#newest(data, null);
      if (newest.isNew) return null;
      newest.succeed();
      return newest;
    });
  }

  async #unseal(sealed: string): Promise<SessionData | null> {
    const data = await unsealData(sealed, { password: this.#secret, ttl: SESSION_SECONDS }).catch(() => null);
    const parsed = sessionShape.safeParse(data);
    return parsed.success ? parsed.data : null;
  }

  /** @param sealed content of the browser's cookie; null when not at hand. */
  async #newest(data: SessionData, sealed: string | null): Promise<Session> {
    if (this.#replaced.has(data.id)) return this.#replacedSession(data.id);
    const kept = await this.#state.newest.get(keyOf(data.id));
    if (kept?.version === finalVersion) {
      this.#replaced.set(data.id, true);
      return this.#replacedSession(data.id);
    }
    // Of two copies with the same version the stored one was a change: see `#keep`.
    if (!kept || kept.version < data.version || kept.value === sealed) return this.#session(data, sealed);
    const newest = await this.#unseal(kept.value);
    if (!newest) return this.#session(data, sealed);
    const session = this.#session(newest, kept.value);
    // The response with it may never have arrived, or before an older one.
    if (sealed !== null) session.writeAgain();
    return session;
  }

  /** Returns the encrypted copy for the browser; null when another request's copy prevails. */
  async #keep(session: Session, by: 'look' | 'change'): Promise<string | null> {
    const replaced = this.#revokeReplacedIds(session);
    const sealed = await this.#write(session, by);
    await replaced;
    return sealed;
  }

  async #write(session: Session, by: 'look' | 'change'): Promise<string | null> {
    for (;;) {
      const data = session.toJSON();
      const kept = this.#kept.get(session);
      if (kept?.data === data) return kept.sealed;
      const sealed = await sealData(data, { password: this.#secret, ttl: SESSION_SECONDS });
      // Nobody else knows the id of a new session: its cookie is the only copy.
      const isOnlyOne = session.isNew || data.version === 0;
      const stored = isOnlyOne
        ? null
        : await this.#state.newest.set(keyOf(data.id), { version: data.version, value: sealed }, COPY_TTL_MS);
      if (stored === null) {
        this.#kept.set(session, { data, sealed });
        return sealed;
      }
      if (by === 'look' || stored === finalVersion) return null;
      session.outrank(stored);
    }
  }

  /** Makes every replica refuse the ids that this session replaced, for the lifetime of their cookies. */
  async #revokeReplacedIds(session: Session): Promise<void> {
    const ids = session.replacedIds.slice(this.#publishedCount.get(session) ?? 0);
    this.#publishedCount.set(session, session.replacedIds.length);
    await Promise.all(
      ids.flatMap((id) => [
        this.#state.newest.set(keyOf(id), { version: finalVersion, value: '' }, SESSION_SECONDS * 1_000),
        this.#state.publish(REPLACED, id),
      ]),
    );
  }

  /** A new session for a browser with a replaced one, whose id only serves to find the lost response. */
  #replacedSession(id: string): Session {
    return new Session(null, this.#replaced, id);
  }

  /** @param sealed its encrypted form, if already stored. */
  #session(data: SessionData | null, sealed: string | null = null): Session {
    const session = new Session(data, this.#replaced);
    if (data && sealed !== null) this.#kept.set(session, { data, sealed });
    return session;
  }
}

function keyOf(id: string): string {
  return `session:${id}`;
}
