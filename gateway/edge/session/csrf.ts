/**
 * CSRF protection: another site can make a shopper's browser send a POST with its cookies, but cannot read them, so it
 * cannot send the token in the `csrf-token` header that every mutation requires (platform.md 6). The token is derived
 * from the session, so nothing is stored.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { serialize } from 'cookie-es';
import type { Session } from './session.ts';

/** Readable by the shop's own scripts, by design: they copy it into the header. */
export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'csrf-token';

export class CsrfGuard {
  readonly #secret: string;
  readonly #secure: boolean;

  constructor(secret: string, secure: boolean) {
    this.#secret = secret;
    this.#secure = secure;
  }

  token(session: Pick<Session, 'id'>): string {
    return createHmac('sha256', this.#secret).update(`csrf:${session.id}`).digest('base64url');
  }

  cookie(session: Session): string {
    return serialize(CSRF_COOKIE, this.token(session), { sameSite: 'lax', path: '/', secure: this.#secure });
  }

  /** A new session cannot have issued a token. */
  accepts(session: Session, header: string | null): boolean {
    return !session.isNew && this.#isTokenOf(session.id, header);
  }

  /**
   * Whether a browser whose session was replaced sends that session's token: sufficient to repeat a request, never for
   * a change.
   */
  acceptedOnce({ replacedId }: Session, header: string | null): boolean {
    return replacedId !== null && this.#isTokenOf(replacedId, header);
  }

  #isTokenOf(id: string, header: string | null): boolean {
    if (header === null) return false;
    const expected = Buffer.from(this.token({ id }));
    const given = Buffer.from(header);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
