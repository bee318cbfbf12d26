/**
 * Parses the locale prefix of a path (platform.md 2, 5): every screen is under `/{language}-{country}`; the default
 * locale's home is `/`. At most one redirect leads to a screen or to nothing, and never off this site.
 */
import type { Markets } from './markets.rules.ts';

export const defaultLang = 'en-us';

export type ParsedPath =
  /** The screen at `rest` in the locale `lang`; `rest` starts with a slash and has no locale. */
  | { readonly kind: 'screen'; readonly lang: string; readonly rest: string }
  /** A permanent redirect to a path inside the shop. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** A language or a country alone: the target depends on the shopper, so the gateway decides. */
  | { readonly kind: 'marketCode' }
  /** Has the form of a locale but is none. */
  | { readonly kind: 'unknownLocale' };

/** Languages with content (platform.md 9): valid in any country that is not offered. */
const languages = new Set(['en', 'sv', 'ja', 'no', 'es', 'de', 'fr', 'it']);

/**
 * Accepted countries are au, at, be … nz, or global, or a two-letter code (platform.md 5): the last form covers all
 * that are named.
 */
const localeForm = /^[a-z]{2}-(?:[a-z]{2}|global)$/;
/** A language with an invalid country, such as `en-usa`: treated as a locale when the language exists. */
const almostLocaleForm = /^([a-z]{2})-[a-z]+$/;

/**
 * @param path without query and hash.
 * @example parsePath('/c/skis', markets) // → redirect to '/en-us/c/skis'
 */
export function parsePath(path: string, markets: Markets): ParsedPath {
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
 * The locale itself where it has content, the country's default one where the country is accepted and the language is
 * not offered, null where neither is known. A country that is not offered keeps its code and shows the global content.
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

function screen(lang: string, rest: string): ParsedPath {
  return { kind: 'screen', lang, rest };
}

/**
 * Normalises a path as browsers do: resolves dot segments, turns backslashes, encodes control characters, and collapses
 * leading slashes, which would name another host. Only clients that are no browsers send anything else.
 */
function plainPath(path: string): string {
  const { pathname } = new URL(`http://shop/${path.replaceAll(/[?#]/g, encodeURIComponent)}`);
  return pathname.replace(/^\/+/, '/');
}

/** The locale prefix of a path, offered or not; null where there is none. */
export function splitLocale(path: string): { lang: string; rest: string } | null {
  if (path === '/') return { lang: defaultLang, rest: '/' };
  const [, lang = '', tail = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  return localeForm.test(lang) ? { lang, rest: /^\/*$/.test(tail) ? '/' : tail } : null;
}

/**
 * The locale of a path: the default one where it has none. Null for two letters alone, whose target depends on the
 * shopper.
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

/** Country codes of the shop that differ from BCP 47 (platform.md 9, Region map). */
const otherCodes: ReadonlyMap<string, string> = new Map([
  ['uk', 'gb'],
  ['el', 'gr'],
]);

/** Content language of a locale: English where there is no content in its language. */
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
