/** Where to go after sign-in, from the address. Only paths of this shop are accepted, which prevents open redirects. */
import { splitLocale } from './localePath.rules.ts';

/** Browsers strip tabs and line breaks from addresses, which could turn a path into another host. */
const controlCharacter = /\p{Cc}/u;

/**
 * @param next value of the query parameter `next`; null when there is none.
 * @returns a path with its query, in the same locale; the account's home when `next` is invalid.
 */
export function nextPath(next: string | null, lang: string): string {
  const account = `/${lang}/account`;
  if (next === null || !/^\/(?![/\\])/.test(next) || controlCharacter.test(next)) return account;
  const origin = 'https://shop.invalid';
  if (!URL.canParse(next, origin)) return account;
  const { pathname, search, hash, origin: reached } = new URL(next, origin);
  const isHere = reached === origin && splitLocale(pathname)?.lang === lang;
  return isHere ? pathname + search + hash : account;
}

/** Address of the sign-in screen that returns to `path` afterwards. */
export function signInPath(lang: string, path: string): string {
  return `/${lang}/account?${new URLSearchParams({ next: path })}`;
}
