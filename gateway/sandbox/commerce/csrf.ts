/**
 * The shop's anti-forgery token: `GET csrf-token` returns it and sets the cookie XSRF-TOKEN to the same value; writes
 * send both (catalogue.md 6). Signed, so nothing is stored; valid for 12 hours.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

const lifeMs = 12 * 60 * 60 * 1000;
const cookieName = 'XSRF-TOKEN';

export function csrfGuard(secret: Buffer, now: () => number) {
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();

  const isGood = (token: string): boolean => {
    const [born = '', nonce = '', mac = ''] = token.split('.');
    const wanted = sign(`${born}.${nonce}`);
    const given = Buffer.from(mac, 'base64url');
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
    const age = now() - Number.parseInt(born, 36);
    return age >= 0 && age < lifeMs;
  };

  return {
    handOut(c: Context): Response {
      const text = `${now().toString(36)}.${randomBytes(12).toString('base64url')}`;
      const token = `${text}.${sign(text).toString('base64url')}`;
      setCookie(c, cookieName, token, { path: '/', sameSite: 'Lax', maxAge: lifeMs / 1000 });
      c.header('cache-control', 'no-store');
      return c.json({ token });
    },
    /** @throws Refusal 403 unless the header is a valid token that equals the cookie. */
    check(c: Context): void {
      const token = c.req.header('csrf-token');
      if (token === undefined || token === '')
        throw new Refusal(403, 'csrf', 'The csrf-token header is missing');
      if (getCookie(c, cookieName) !== token)
        throw new Refusal(403, 'csrf', 'The csrf-token does not match its cookie');
      if (!isGood(token)) throw new Refusal(403, 'csrf', 'The csrf-token is invalid or has expired');
    },
  };
}
