/**
 * The sealed session cookie: which carts belong to this browser. HttpOnly, SameSite=Lax, written only when it changed.
 * A cookie that does not open (old secret, tampered, expired) counts as none.
 */
import { randomUUID } from 'node:crypto';
import { parse, serialize } from 'cookie-es';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';

const COOKIE = 'skarn-session';
/** Seconds: as long as an idle cart lives at the commerce platform, 30 days (wire-protocols 3.3). */
const LIFETIME = 30 * 24 * 60 * 60;

const sessionShape = z.object({
  id: z.string(),
  carts: z.record(z.string(), z.string()),
});
type SessionData = z.infer<typeof sessionShape>;

export class Session {
  readonly #data: SessionData;
  #changed = false;
  #isNew: boolean;

  constructor(data: SessionData | null) {
    this.#data = data ?? { id: randomUUID(), carts: {} };
    this.#isNew = data === null;
  }

  /** Names this browser in the anti-forgery token; random, says nothing about the shopper. */
  get id(): string {
    return this.#data.id;
  }

  /** True when this browser brought no session: its answers may be shared. */
  get isNew(): boolean {
    return this.#isNew;
  }

  get hasChanged(): boolean {
    return this.#changed;
  }

  cartId(store: string): string | null {
    return this.#data.carts[store] ?? null;
  }

  keepCart(store: string, id: string): void {
    if (this.#data.carts[store] === id) return;
    this.#data.carts[store] = id;
    this.#changed = true;
  }

  dropCart(store: string): void {
    if (!(store in this.#data.carts)) return;
    delete this.#data.carts[store];
    this.#changed = true;
  }

  /** Makes a new session stick although nothing is in it yet: the anti-forgery token refers to it. */
  begin(): void {
    if (this.#isNew) this.#changed = true;
  }

  toJSON(): SessionData {
    return this.#data;
  }
}

export class SessionStore {
  readonly #secret: string;
  readonly #secure: boolean;

  constructor(secret: string, secure: boolean) {
    this.#secret = secret;
    this.#secure = secure;
  }

  async open(cookieHeader: string | undefined): Promise<Session> {
    const sealed = cookieHeader === undefined ? undefined : parse(cookieHeader)[COOKIE];
    if (!sealed) return new Session(null);
    const data = await unsealData(sealed, { password: this.#secret, ttl: LIFETIME }).catch(() => null);
    const parsed = sessionShape.safeParse(data);
    return new Session(parsed.success ? parsed.data : null);
  }

  /** `Set-Cookie` value, or null when nothing changed. */
  async save(session: Session): Promise<string | null> {
    if (!session.hasChanged) return null;
    const sealed = await sealData(session.toJSON(), { password: this.#secret, ttl: LIFETIME });
    return serialize(COOKIE, sealed, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.#secure,
      maxAge: LIFETIME,
    });
  }
}
