/**
 * Sign-ins of customers: BigCommerce's server API checks passwords, but knows no sessions. A token names store and
 * customer and is signed; the shared state holds which tokens ended early, and since when a customer's are valid, so that
 * another password ends all of them in every replica.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The part of the shared state that sign-ins need. */
export interface SignInState {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
}

export interface SignIn {
  /** Commerce region. */
  store: string;
  customerId: number;
  /** Milliseconds since 1970. */
  issuedAt: number;
  expiresAt: number;
}

export interface IssuedSignIn {
  token: string;
  /** ISO 8601. */
  expires_at: string;
}

const lifeMs = 14 * 24 * 60 * 60_000;

export class SignIns {
  readonly #key: Buffer;
  readonly #state: SignInState;
  readonly #now: () => number;

  /** @param secret of all replicas, at least 32 characters. */
  constructor(secret: string, state: SignInState, now: () => number = Date.now) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'bigcommerce sign-ins', 32));
    this.#state = state;
    this.#now = now;
  }

  issue(store: string, customerId: number): IssuedSignIn {
    const issuedAt = this.#now();
    const unsigned = [store, customerId, issuedAt, randomBytes(12).toString('base64url')].join('.');
    return {
      token: `${unsigned}.${this.#signature(unsigned).toString('base64url')}`,
      expires_at: new Date(issuedAt + lifeMs).toISOString(),
    };
  }

  /** Null for a token of another store, one that expired or ended, and for anything that was not issued here. */
  async find(store: string, token: string): Promise<SignIn | null> {
    const signIn = this.#parsed(token);
    if (signIn?.store !== store || signIn.expiresAt <= this.#now()) return null;
    const [ended, validSince] = await Promise.all([
      this.#state.get(endedKey(token)),
      this.#state.get(validSinceKey(store, signIn.customerId)),
    ]);
    if (ended !== null || (validSince !== null && signIn.issuedAt < Number(validSince))) return null;
    return signIn;
  }

  /** Does nothing for a token that was not issued here: its text must not fill the shared state. */
  async end(token: string): Promise<void> {
    const left = (this.#parsed(token)?.expiresAt ?? 0) - this.#now();
    if (left > 0) await this.#state.set(endedKey(token), '1', left);
  }

  /** Ends all sign-ins that a customer has at this moment. */
  async endAll(store: string, customerId: number): Promise<void> {
    // The next millisecond: a sign-in of this one may be older.
    await this.#state.set(validSinceKey(store, customerId), String(this.#now() + 1), lifeMs);
  }

  #parsed(token: string): SignIn | null {
    const [store = '', id = '', issued = '', nonce = '', signature = '', ...more] = token.split('.');
    const right = this.#signature([store, id, issued, nonce].join('.'));
    const given = Buffer.from(signature, 'base64url');
    if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const issuedAt = Number(issued);
    return { store, customerId: Number(id), issuedAt, expiresAt: issuedAt + lifeMs };
  }

  #signature(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }
}

function endedKey(token: string): string {
  return `commerce-sign-in-ended:${token.split('.').at(-1)}`;
}

function validSinceKey(store: string, customerId: number): string {
  return `commerce-sign-ins-since:${store}:${customerId}`;
}
