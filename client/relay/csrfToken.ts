/**
 * The anti-forgery token that changing calls carry (platform.md 6). The gateway keeps it in the cookie XSRF-TOKEN,
 * readable by the page's own scripts only; a shopper who has none yet asks for one.
 */
const cookieName = 'XSRF-TOKEN';

/** @throws Error when the gateway hands out no token. */
export async function csrfToken(signal: AbortSignal): Promise<string> {
  const kept = readCookie(cookieName);
  if (kept !== null) return kept;
  const response = await fetch('/api/csrf-token', { headers: { accept: 'application/json' }, signal });
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string')
    return body.token;
  throw new Error('The gateway handed out no csrf token.');
}

function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (key === name && value !== '') return decodeURIComponent(value);
  }
  return null;
}
