/**
 * Redirects maintained by editors (platform.md 5, 8, 9): which one applies to a request, where it may lead, and how
 * long a chain may be. A redirect is refused if it targets an external URL without explicit allowance, or uses an
 * unsafe protocol; more than ten are 'Too many redirects'.
 */
import { defaultLocale, parseLocale } from '../../graph/region/locales/locale.rules.ts';

export interface ManagedRedirect {
  /** Path, with or without a locale. */
  from: string;
  to: string;
  isPermanent: boolean;
  /** Content regions; all when empty. */
  regions: readonly string[];
  /** Locales or languages; all when empty. */
  locales: readonly string[];
  mayLeaveShop: boolean;
}

/** Maximum redirects per request (platform.md 9). */
export const redirectLimit = 10;

export type Refusal = 'unsafe target' | 'external target without allowance' | 'no address';

export type Target =
  /** Path of the shop, with its query and hash. */
  | { readonly kind: 'inner'; readonly href: string }
  | { readonly kind: 'outer'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: Refusal };

const refused = (reason: Refusal): Target => ({ kind: 'refused', reason });

/** Base URL for parsing paths; never requested. */
const PLACEHOLDER_ORIGIN = 'https://shop.invalid';

/** Browsers strip these or treat them as slashes, which turns a path into another host. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\s\\]/u;

/** @param shopOrigin public origin, so that absolute URLs of the shop count as paths; null when unknown. */
export function judgeTarget(to: string, mayLeaveShop: boolean, shopOrigin: string | null): Target {
  if (unsafeCharacters.test(to)) return refused('unsafe target');
  if (to.startsWith('//')) return refused('unsafe target');
  if (to.startsWith('/')) {
    if (!URL.canParse(to, PLACEHOLDER_ORIGIN)) return refused('no address');
    const { origin, pathname, search, hash } = new URL(to, PLACEHOLDER_ORIGIN);
    // Resolving dot segments may reveal two leading slashes.
    return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//')
      ? { kind: 'inner', href: pathname + search + hash }
      : refused('unsafe target');
  }
  if (!URL.canParse(to)) return refused('no address');
  const url = new URL(to);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // The URL parser accepts ambiguous forms such as `https:host` and `https:///host`.
  if (!isWeb || !/^https?:\/\/[^/]/i.test(to) || url.username !== '' || url.password !== '')
    return refused('unsafe target');
  if (url.origin === shopOrigin)
    return judgeTarget(url.pathname + url.search + url.hash, mayLeaveShop, shopOrigin);
  return mayLeaveShop ? { kind: 'outer', href: url.href } : refused('external target without allowance');
}

export interface Localised {
  locale: string;
  /** The rest after the locale, with its slash. */
  rest: string;
}

/** Splits the locale off a path. Null: no locale, or one in a different case, which the shop's own rules redirect. */
export function localeOfPath(path: string): Localised | null {
  if (path === '/') return { locale: defaultLocale, rest: '/' };
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const parsed = parseLocale(first);
  if (parsed === null || parsed.locale !== first) return null;
  return { locale: first, rest: rest === '' ? '/' : rest };
}

/** Normalizes case, encoding and a trailing slash. */
export function normalizedPath(rest: string): string {
  let plain = rest;
  try {
    plain = decodeURIComponent(rest);
  } catch {
    // Invalid escapes are compared literally.
  }
  return `/${plain
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/^\/+|\/+$/g, '')}`;
}

export interface Requested {
  path: string;
  /** With the question mark, or empty. */
  search: string;
}

export type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'moved'; readonly href: string; readonly isPermanent: boolean; readonly leaves: boolean }
  | { readonly kind: 'refused'; readonly from: string; readonly reason: Refusal };

const none: Step = { kind: 'none' };

/**
 * The redirect for a request. One for its locale takes precedence over one for its region, and that over one for all.
 */
export function managedStep(
  redirects: ReadonlyMap<string, readonly ManagedRedirect[]>,
  { path, search }: Requested,
  regionOf: (locale: string) => string,
  shopOrigin: string | null,
): Step {
  const at = localeOfPath(path);
  if (at === null) return none;
  const candidates = redirects.get(normalizedPath(at.rest));
  if (candidates === undefined) return none;
  const region = regionOf(at.locale);
  const chosen = candidates
    .filter((one) => one.regions.length === 0 || one.regions.includes(region))
    .filter((one) => one.locales.length === 0 || one.locales.some((named) => isIn(at.locale, named)))
    .toSorted((one, other) => rank(other) - rank(one))[0];
  if (chosen === undefined) return none;
  const target = judgeTarget(chosen.to, chosen.mayLeaveShop, shopOrigin);
  if (target.kind === 'refused') return { kind: 'refused', from: chosen.from, reason: target.reason };
  const { isPermanent } = chosen;
  // Parameters of a shopper's URL are not passed on to other sites.
  if (target.kind === 'outer') return { kind: 'moved', href: target.href, isPermanent, leaves: true };
  return {
    kind: 'moved',
    href: withQuery(inRequestedLocale(target.href, at.locale), search),
    isPermanent,
    leaves: false,
  };
}

/** By path without locale; a locale in `from` restricts a redirect to it. */
export function redirectsByPath(
  redirects: readonly ManagedRedirect[],
): ReadonlyMap<string, readonly ManagedRedirect[]> {
  return Map.groupBy(
    redirects
      .filter(({ from, to }) => from.trim() !== '' && to !== '')
      .map((redirect) => {
        const path = `/${redirect.from.trim().replace(/^\/+/, '')}`;
        const at = path === '/' ? null : localeOfPath(path.toLowerCase());
        return at === null
          ? { ...redirect, from: path }
          : { ...redirect, from: at.rest, locales: [at.locale] };
      }),
    ({ from }) => normalizedPath(from),
  );
}

function isIn(locale: string, named: string): boolean {
  const wanted = named.toLowerCase();
  return wanted === locale || wanted === locale.slice(0, 2);
}

function rank({ locales, regions }: ManagedRedirect): number {
  return (locales.length > 0 ? 2 : 0) + (regions.length > 0 ? 1 : 0);
}

/** A target without locale gets the requested one. */
function inRequestedLocale(href: string, locale: string): string {
  const cut = href.search(/[?#]/);
  const path = cut < 0 ? href : href.slice(0, cut);
  if (parseLocale(path.split('/')[1] ?? '') !== null) return href;
  const tail = cut < 0 ? '' : href.slice(cut);
  if (path !== '/') return `/${locale}${path}${tail}`;
  return (locale === defaultLocale ? '/' : `/${locale}`) + tail;
}

/** Adds the requested query; parameters of the target take precedence. */
function withQuery(href: string, search: string): string {
  if (search.length < 2) return href;
  const url = new URL(href, PLACEHOLDER_ORIGIN);
  if (url.search === '') return url.pathname + search + url.hash;
  const own = new Set(url.searchParams.keys());
  const added = [...new URLSearchParams(search)].filter(([name]) => !own.has(name));
  for (const [name, value] of added) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}

export type ChainVerdict =
  | { readonly kind: 'stays' }
  | { readonly kind: 'leads'; readonly location: string; readonly isPermanent: boolean }
  | { readonly kind: 'refused'; readonly from: string; readonly reason: Refusal }
  | { readonly kind: 'tooMany' };

/**
 * Follows a chain to its end, so that the browser follows a single redirect. Permanent only if all of its parts are.
 */
export function followChain(href: string, step: (requested: Requested) => Step): ChainVerdict {
  let at = href;
  let isPermanent = true;
  for (let hops = 0; ; hops += 1) {
    const next = step(requested(at));
    if (next.kind === 'refused') return next;
    if (next.kind === 'none')
      return hops === 0 ? { kind: 'stays' } : { kind: 'leads', location: at, isPermanent };
    if (hops === redirectLimit) return { kind: 'tooMany' };
    at = next.href;
    isPermanent &&= next.isPermanent;
    if (next.leaves) return { kind: 'leads', location: at, isPermanent };
  }
}

/** A URL without its fragment. */
export function requested(href: string): Requested {
  const plain = href.split('#', 1)[0] ?? '';
  const cut = plain.indexOf('?');
  return cut < 0 ? { path: plain, search: '' } : { path: plain.slice(0, cut), search: plain.slice(cut) };
}
