/** Keeps a visit's seed (pickSeed.rules.ts) in a cookie that ends with the browser's session and names nobody. */
import { parse, serialize } from 'cookie-es';
import { keptSeed } from './pickSeed.rules.ts';

const COOKIE = 'skarn-picks';

/** Null when the browser brought none of this visit. */
export function seedInCookies(header: string | undefined, nowMs: number): number | null {
  return header === undefined ? null : keptSeed(parse(header)[COOKIE], nowMs);
}

export function seedCookie(seed: number, secure: boolean): string {
  return serialize(COOKIE, String(seed), { httpOnly: true, sameSite: 'lax', path: '/', secure });
}
