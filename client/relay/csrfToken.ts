/**
 * The anti-forgery token that changing calls carry (platform.md 6). The gateway keeps it in the cookie XSRF-TOKEN,
 * readable by the page's own scripts only; a shopper who has none yet asks for one. The token belongs to the session:
 * it changes when somebody signs in or out.
 */
import { readCookie } from './readCookie.ts';

const cookieName = 'XSRF-TOKEN';
const firstTokenKey = 'skarn:first-token';

/** @throws Error when the gateway hands out no token. */
export async function csrfToken(signal: AbortSignal): Promise<string> {
  return keptToken() ?? (await freshToken(signal));
}

/** Asks for a token although there may be one: for when the gateway refused it. @throws Error as above. */
export async function freshToken(signal: AbortSignal): Promise<string> {
  const isFirst = keptToken() === null;
  const response = await fetch('/api/csrf-token', { headers: { accept: 'application/json' }, signal });
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string')
    throw new Error('The gateway handed out no csrf token.');
  if (isFirst) rememberFirst(body.token);
  return body.token;
}

/** The token in the cookie; null when there is none. */
export function keptToken(): string | null {
  return readCookie(cookieName);
}

/** True for a token that a page of this shop, here or in another tab, asked for where there had been none. */
export function isFirstToken(token: string): boolean {
  return token === firstToken || token === readStorage();
}

let firstToken: string | null = null;

function rememberFirst(token: string): void {
  firstToken = token;
  try {
    localStorage.setItem(firstTokenKey, token);
  } catch {
    // Storage that is full or forbidden costs other tabs a page load.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(firstTokenKey);
  } catch {
    return null;
  }
}
