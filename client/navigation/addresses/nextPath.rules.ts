/** Where to go after sign-in, from the address. Only paths of this shop are accepted, so it is no open redirect. */
import { splitLocale } from './localePath.rules.ts';

/** Tabs and line breaks vanish when a browser reads an address, and what was a path may become another host. */
const controlCharacter = /\p{Cc}/u;

/**
 * @param next value of the query parameter `next`; null when there is none.
 * @returns a path with its query, in the same locale; the account's home when `next` is none.
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

/** Address of the sign-in screen that leads back to `path` afterwards. */
export function signInPath(lang: string, path: string): string {
  return `/${lang}/account?${new URLSearchParams({ next: path })}`;
}
