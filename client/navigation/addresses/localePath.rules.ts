/**
 * What the front of a path means (platform.md 2, 5): every screen lives under `/{language}-{country}`; the default
 * locale's home is `/`. One redirect at most leads to a screen or to nowhere, and never off this site.
 */
import type { Markets } from './markets.rules.ts';

export const defaultLang = 'en-us';

export type PathVerdict =
  /** The screen at `rest` in the locale `lang`; `rest` starts with a slash and has no locale. */
  | { readonly kind: 'screen'; readonly lang: string; readonly rest: string }
  /** Permanently elsewhere: a path inside the shop. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** A language or a country alone: where it leads depends on the shopper, so the gateway says. */
  | { readonly kind: 'marketCode' }
  /** Looks like a locale and is none. */
  | { readonly kind: 'unknownLocale' };

/** Languages that have content (platform.md 9): they are read in any country that is not offered. */
const languages = new Set(['en', 'sv', 'ja', 'no', 'es', 'de', 'fr', 'it']);

/**
 * Accepted countries are au, at, be … nz, or global, or a two-letter form (platform.md 5): the last one takes in all
 * that are named.
 */
const localeForm = /^[a-z]{2}-(?:[a-z]{2}|global)$/;
/** A language with something that is no country, such as `en-usa`: meant as a locale when the language is one. */
const almostLocaleForm = /^([a-z]{2})-[a-z]+$/;

/**
 * @param path without query and hash.
 * @example judgePath('/c/skis', markets) // → redirect to '/en-us/c/skis'
 */
export function judgePath(path: string, markets: Markets): PathVerdict {
  const plain = plainPath(path);
  const [, first = '', tail = ''] = /^\/([^/]*)(.*)$/s.exec(plain) ?? [];
  const prefix = first.toLowerCase();
  const isHome = /^\/*$/.test(tail);

  if (first === '')
    return plain === (path || '/') ? screen(defaultLang, '/') : { kind: 'redirect', path: '/' };
  if (isHome && isMarketCode(prefix, markets)) return { kind: 'marketCode' };
  if (!localeForm.test(prefix)) {
    const [, language] = almostLocaleForm.exec(prefix) ?? [];
    // Anything else is the name of a page.
    return language !== undefined && languages.has(language)
      ? { kind: 'unknownLocale' }
      : { kind: 'redirect', path: `/${defaultLang}${plain}` };
  }
  const lang = langInstead(prefix, markets);
  if (lang === null) return { kind: 'unknownLocale' };
  if (isHome && lang === defaultLang) return { kind: 'redirect', path: '/' };
  if (plain !== path || first !== lang)
    return { kind: 'redirect', path: isHome ? `/${lang}` : `/${lang}${tail}` };
  return screen(lang, isHome ? '/' : tail);
}

/**
 * The locale itself where it can be read, the country's offered one where the country is accepted and the language is not
 * offered, null where neither is known. A country that is not offered keeps its code and reads what everywhere else reads.
 */
function langInstead(lang: string, markets: Markets): string | null {
  const [language = '', country = ''] = lang.split('-');
  const place = otherCodes.get(country) ?? country;
  const offered = markets.languages.get(place);
  if (offered) return offered.includes(language) ? lang : `${offered[0]}-${place}`;
  if (languages.has(language)) return lang;
  return markets.others.has(country) ? `${markets.languages.get('global')?.[0] ?? 'en'}-${country}` : null;
}

function isMarketCode(code: string, { languages: offered }: Markets): boolean {
  if (code.length !== 2) return false;
  return (
    offered.has(otherCodes.get(code) ?? code) || [...offered.values()].some((each) => each.includes(code))
  );
}

function screen(lang: string, rest: string): PathVerdict {
  return { kind: 'screen', lang, rest };
}

/**
 * A path as browsers spell it: dots resolved, backslashes turned, control characters encoded, and no double slash in
 * front, which would name another host. Only callers that are no browsers send anything else.
 */
function plainPath(path: string): string {
  const { pathname } = new URL(`http://shop/${path.replaceAll(/[?#]/g, encodeURIComponent)}`);
  return pathname.replace(/^\/+/, '/');
}

/** The front of a path as it is written, whoever offers it; null where it is no locale. */
export function splitLocale(path: string): { lang: string; rest: string } | null {
  if (path === '/') return { lang: defaultLang, rest: '/' };
  const [, lang = '', tail = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  return localeForm.test(lang) ? { lang, rest: /^\/*$/.test(tail) ? '/' : tail } : null;
}

/**
 * The locale that a path is written in: the default one where it has none. Null for two letters alone, which lead every
 * shopper elsewhere.
 */
export function langOf(path: string): string | null {
  return /^\/[a-z]{2}\/?$/i.test(path) ? null : (splitLocale(path.toLowerCase())?.lang ?? defaultLang);
}

/** Address of a locale's home: `/` for the default locale. */
export function homePath(lang: string): string {
  return lang === defaultLang ? '/' : `/${lang}`;
}

/** The same screen in another locale: `/en-kr/p/kant` in `en-global` is `/en-global/p/kant`. */
export function inLocale(path: string, lang: string): string {
  const written = splitLocale(path);
  if (written === null) return path;
  return written.rest === '/' ? homePath(lang) : `/${lang}${written.rest}`;
}

/** Countries that the shop also takes by a code that is no country's in BCP 47 (platform.md 9, Region map). */
const otherCodes: ReadonlyMap<string, string> = new Map([
  ['uk', 'gb'],
  ['el', 'gr'],
]);

/** What a page of the locale is written in: English where there is no content in its language. */
export function writtenLanguage(lang: string): string {
  return languageTag(languages.has(lang.slice(0, 2)) ? lang : `en${lang.slice(2)}`);
}

/** BCP 47 tag of a locale: `de-at` → `de-AT`; `en-uk` → `en-GB`; `en-global` → `en`. */
export function languageTag(lang: string): string {
  const [language = 'en', country = ''] = lang.split('-');
  return country.length === 2
    ? `${language}-${(otherCodes.get(country) ?? country).toUpperCase()}`
    : language;
}
