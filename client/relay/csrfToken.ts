/**
 * The CSRF token that mutations carry (platform.md 6). The gateway keeps it in the cookie XSRF-TOKEN, readable by the
 * page's own scripts only; a shopper without one requests it. The token belongs to the session: it changes on sign-in
 * and sign-out.
 */
import { readCookie } from './readCookie.ts';

const cookieName = 'XSRF-TOKEN';
const firstTokenKey = 'skarn:first-token';

/** @throws Error when the gateway returns no token. */
export async function csrfToken(signal: AbortSignal): Promise<string> {
  return keptToken() ?? (await freshToken(signal));
}

/** Requests a token although there may be one: for when the gateway rejected it. @throws Error as above. */
export async function freshToken(signal: AbortSignal): Promise<string> {
  const isFirst = keptToken() === null;
  const response = await fetch('/api/csrf-token', { headers: { accept: 'application/json' }, signal });
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string')
    throw new Error('The gateway returned no CSRF token.');
  if (isFirst) rememberFirst(body.token);
  return body.token;
}

/** The token in the cookie; null when there is none. */
export function keptToken(): string | null {
  return readCookie(cookieName);
}

/** True for the first token of the browser, requested by a page of this shop, here or in another tab. */
export function isFirstToken(token: string): boolean {
  return token === firstToken || token === readStorage();
}

let firstToken: string | null = null;

function rememberFirst(token: string): void {
  firstToken = token;
  try {
    localStorage.setItem(firstTokenKey, token);
  } catch {
    // If storage is full or blocked, other tabs reload once.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(firstTokenKey);
  } catch {
    return null;
  }
}
