/**
 * Where sessions are between requests: sealed in the browser's cookie (HttpOnly, SameSite=Lax, written only when it
 * changed; for a preview in the editor's frame see `framed`), and for an hour the newest copy, sealed as well, in the state that all copies of the gateway share. So it
 * does not matter which copy a request reaches, nor which of a browser's cookies it brings. A cookie that does not open
 * (old secret, tampered, expired) counts as none.
 *
 * A browser without a cookie costs the shared state nothing, and one with a cookie a single look.
 */
import { parse, serialize } from 'cookie-es';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import { finalVersion, type SharedState } from '../state/SharedState.ts';
import { Session, sessionShape, type SessionData } from './session.ts';

export const SESSION_COOKIE = 'skarn-session';
/** Seconds: as long as an idle cart lives at the commerce platform, 30 days (wire-protocols 3.3). */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** Milliseconds in which requests of one browser that overlap learn of each other's changes. */
const MEMORY = 60 * 60_000;
/** Where copies tell each other the ids that sessions gave up. */
const REPLACED = 'session-replaced';

/**
 * Browsers take a cookie along into a frame on another site only with these, and this one only below the site that it
 * was set under. They let plain http on this machine set it, too. Such a session is a preview and nothing else: it has
 * neither customer nor cart, and mutations refuse it.
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
  /** What this copy heard of, for requests that run: the shared state has the last word. */
  readonly #replaced = new LRUCache<string, true>({ max: 20_000, ttl: MEMORY });
  /** What of a session is written already. */
  readonly #kept = new WeakMap<Session, Kept>();
  readonly #told = new WeakMap<Session, number>();

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
   * Runs changes of one session one after the other, over all copies of the gateway, each on what the one before left:
   * two first items put into the cart at the same instant land in one cart. Null is given for a session whose id was
   * replaced meanwhile.
   */
  inTurn<Result>(session: Session, run: (session: Session | null) => Promise<Result>): Promise<Result> {
    return this.#state.inTurn(keyOf(session.id), async () => {
      const newest = await this.#newest(session.toJSON(), null);
      if (newest.isNew) return run(null);
      newest.cameWith(session.brought);
      // The answer that brought what is newer was lost, and a repeat may have nothing left to change.
      if (session.brought && session.brought.version < newest.toJSON().version) newest.writeAgain();
      try {
        return await run(newest);
      } finally {
        if (newest.hasChanged) await this.#keep(newest, 'change');
      }
    });
  }

  /**
   * `Set-Cookie` value. Null when nothing changed, and when another request of this browser was first: what a mere look
   * found out must not take the place of a change, nor a session of before that of the new one.
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
   * A session by what was kept of it when its id was new, with whatever was written to it since. Null when that id was
   * given up as well.
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

  /** @param sealed what the browser brought; null when that is not at hand. */
  async #newest(data: SessionData, sealed: string | null): Promise<Session> {
    if (this.#replaced.has(data.id)) return this.#givenUp(data.id);
    const kept = await this.#state.newest.get(keyOf(data.id));
    if (kept?.version === finalVersion) {
      this.#replaced.set(data.id, true);
      return this.#givenUp(data.id);
    }
    // Of two copies of the same age the one kept there was a change: see `#keep`.
    if (!kept || kept.version < data.version || kept.value === sealed) return this.#session(data, sealed);
    const newest = await this.#unseal(kept.value);
    if (!newest) return this.#session(data, sealed);
    const session = this.#session(newest, kept.value);
    // The answer that brought it may never have arrived, or before an older one.
    if (sealed !== null) session.writeAgain();
    return session;
  }

  /** Gives the sealed copy that the browser may have; null when that of another request stands. */
  async #keep(session: Session, by: 'look' | 'change'): Promise<string | null> {
    const replaced = this.#giveUp(session);
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
      // Nobody else knows the id of a session that begins: its cookie is all there is of it.
      const isOnlyOne = session.isNew || data.version === 0;
      const standing = isOnlyOne
        ? null
        : await this.#state.newest.set(keyOf(data.id), { version: data.version, value: sealed }, MEMORY);
      if (standing === null) {
        this.#kept.set(session, { data, sealed });
        return sealed;
      }
      if (by === 'look' || standing === finalVersion) return null;
      session.outrank(standing);
    }
  }

  /** Lets every copy refuse the ids that this session gave up, for as long as a cookie with one of them lasts. */
  async #giveUp(session: Session): Promise<void> {
    const ids = session.replacedIds.slice(this.#told.get(session) ?? 0);
    this.#told.set(session, session.replacedIds.length);
    await Promise.all(
      ids.flatMap((id) => [
        this.#state.newest.set(keyOf(id), { version: finalVersion, value: '' }, SESSION_SECONDS * 1_000),
        this.#state.publish(REPLACED, id),
      ]),
    );
  }

  /** A new session for a browser that holds an old one: the old id is nothing but a name of what it asked before. */
  #givenUp(id: string): Session {
    return new Session(null, this.#replaced, id);
  }

  /** @param sealed the same, as it is kept already. */
  #session(data: SessionData | null, sealed: string | null = null): Session {
    const session = new Session(data, this.#replaced);
    if (data && sealed !== null) this.#kept.set(session, { data, sealed });
    return session;
  }
}

function keyOf(id: string): string {
  return `session:${id}`;
}
