/**
 * Addresses that editors moved (platform.md 5, 8, 9): which of their redirects a request meets, where it may lead, and
 * how far a chain of them goes. A redirect is refused if it targets an external URL without explicit allowance, or uses
 * an unsafe protocol; more than ten are 'Too many redirects'.
 */
import { defaultLocale, parseLocale } from '../../graph/region/locales/locale.rules.ts';

export interface ManagedRedirect {
  /** Path, with or without a locale. */
  from: string;
  to: string;
  isPermanent: boolean;
  /** Content regions; everybody when empty. */
  regions: readonly string[];
  /** Locales or languages; all when empty. */
  locales: readonly string[];
  mayLeaveShop: boolean;
}

/** Redirects that one request may pass (platform.md 9). */
export const redirectLimit = 10;

export type Refusal = 'unsafe target' | 'external target without allowance' | 'no address';

export type Target =
  /** Path of the shop, with its query and hash. */
  | { readonly kind: 'inner'; readonly href: string }
  | { readonly kind: 'outer'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: Refusal };

const refused = (reason: Refusal): Target => ({ kind: 'refused', reason });

/** Nothing listens there: what a path is measured against. */
const nowhere = 'https://shop.invalid';

/** Browsers leave these out or read them as slashes: what looked like a path becomes another host. */
const treacherous = /[\p{Cc}\p{Cf}\s\\]/u;

/** @param shopOrigin what shoppers see, so that the shop's own whole addresses are paths; null when nobody knows it. */
export function judgeTarget(to: string, mayLeaveShop: boolean, shopOrigin: string | null): Target {
  if (treacherous.test(to)) return refused('unsafe target');
  if (to.startsWith('//')) return refused('unsafe target');
  if (to.startsWith('/')) {
    if (!URL.canParse(to, nowhere)) return refused('no address');
    const { origin, pathname, search, hash } = new URL(to, nowhere);
    // Dots may uncover what begins with two slashes.
    return origin === nowhere && !pathname.startsWith('//')
      ? { kind: 'inner', href: pathname + search + hash }
      : refused('unsafe target');
  }
  if (!URL.canParse(to)) return refused('no address');
  const url = new URL(to);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // The parser forgives what people read differently, such as `https:host` and `https:///host`.
  if (!isWeb || !/^https?:\/\/[^/]/i.test(to) || url.username !== '' || url.password !== '')
    return refused('unsafe target');
  if (url.origin === shopOrigin)
    return judgeTarget(url.pathname + url.search + url.hash, mayLeaveShop, shopOrigin);
  return mayLeaveShop ? { kind: 'outer', href: url.href } : refused('external target without allowance');
}

export interface Localised {
  locale: string;
  /** Behind the locale, with its slash. */
  rest: string;
}

/** The front of a path. Null: it has no locale, or one in other letters; the shop's own rules lead to the right one. */
export function localeOfPath(path: string): Localised | null {
  if (path === '/') return { locale: defaultLocale, rest: '/' };
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const parsed = parseLocale(first);
  if (parsed === null || parsed.locale !== first) return null;
  return { locale: first, rest: rest === '' ? '/' : rest };
}

/** Every spelling of one address: letters' case, encoding, a slash at the end. */
export function spelledAlike(rest: string): string {
  let plain = rest;
  try {
    plain = decodeURIComponent(rest);
  } catch {
    // A broken escape is compared as it is.
  }
  return `/${plain
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/^\/+|\/+$/g, '')}`;
}

export interface Asked {
  path: string;
  /** With its question mark, or nothing. */
  search: string;
}

export type Step =
  | { readonly kind: 'none' }
  | { readonly kind: 'moved'; readonly href: string; readonly isPermanent: boolean; readonly leaves: boolean }
  | { readonly kind: 'refused'; readonly from: string; readonly reason: Refusal };

const none: Step = { kind: 'none' };

/**
 * The redirect that a request meets. One that names its locale goes before one that names its region, and that before
 * one for everybody.
 */
export function managedStep(
  redirects: ReadonlyMap<string, readonly ManagedRedirect[]>,
  { path, search }: Asked,
  regionOf: (locale: string) => string,
  shopOrigin: string | null,
): Step {
  const at = localeOfPath(path);
  if (at === null) return none;
  const candidates = redirects.get(spelledAlike(at.rest));
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
  // What a shopper's address carries is the shop's business: another site is not told.
  if (target.kind === 'outer') return { kind: 'moved', href: target.href, isPermanent, leaves: true };
  return {
    kind: 'moved',
    href: withQuery(inAskedLocale(target.href, at.locale), search),
    isPermanent,
    leaves: false,
  };
}

/** By the address behind the locale; a locale in front of `from` limits a redirect to it. */
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
    ({ from }) => spelledAlike(from),
  );
}

function isIn(locale: string, named: string): boolean {
  const wanted = named.toLowerCase();
  return wanted === locale || wanted === locale.slice(0, 2);
}

function rank({ locales, regions }: ManagedRedirect): number {
  return (locales.length > 0 ? 2 : 0) + (regions.length > 0 ? 1 : 0);
}

/** A target without a locale is in the one that was asked for. */
function inAskedLocale(href: string, locale: string): string {
  const cut = href.search(/[?#]/);
  const path = cut < 0 ? href : href.slice(0, cut);
  if (parseLocale(path.split('/')[1] ?? '') !== null) return href;
  const tail = cut < 0 ? '' : href.slice(cut);
  if (path !== '/') return `/${locale}${path}${tail}`;
  return (locale === defaultLocale ? '/' : `/${locale}`) + tail;
}

/** The asked query comes along; what the target says itself wins. */
function withQuery(href: string, search: string): string {
  if (search.length < 2) return href;
  const url = new URL(href, nowhere);
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
 * Follows a chain to its end, so that a browser makes one hop of it however long it is. For good only when every part
 * of it is.
 */
export function followChain(href: string, step: (asked: Asked) => Step): ChainVerdict {
  let at = href;
  let isPermanent = true;
  for (let hops = 0; ; hops += 1) {
    const next = step(asked(at));
    if (next.kind === 'refused') return next;
    if (next.kind === 'none')
      return hops === 0 ? { kind: 'stays' } : { kind: 'leads', location: at, isPermanent };
    if (hops === redirectLimit) return { kind: 'tooMany' };
    at = next.href;
    isPermanent &&= next.isPermanent;
    if (next.leaves) return { kind: 'leads', location: at, isPermanent };
  }
}

/** An address without its hash. */
export function asked(href: string): Asked {
  const plain = href.split('#', 1)[0] ?? '';
  const cut = plain.indexOf('?');
  return cut < 0 ? { path: plain, search: '' } : { path: plain.slice(0, cut), search: plain.slice(cut) };
}
