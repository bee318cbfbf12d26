/**
 * What the front of a path means (platform.md 2, 5): every screen lives under `/{language}-{country}`; the default
 * locale's home is `/`. One redirect at most leads to a screen or to nowhere, and never off this site.
 */
export const defaultLang = 'en-us';

export type PathVerdict =
  /** The screen at `rest` in the locale `lang`; `rest` starts with a slash and has no locale. */
  | { readonly kind: 'screen'; readonly lang: string; readonly rest: string }
  /** Permanently elsewhere: a path inside the shop. */
  | { readonly kind: 'redirect'; readonly path: string }
  /** Looks like a locale and is none. */
  | { readonly kind: 'unknownLocale' };

/** Languages that have content (platform.md 9), and Dutch and Czech, whose countries read English under their own code. */
const languages = new Set(['en', 'sv', 'ja', 'no', 'es', 'de', 'fr', 'it', 'nl', 'cs']);

/**
 * Accepted countries are au, at, be … nz, or global, or a two-letter form (platform.md 5): the last one takes in all
 * that are named.
 */
const localeForm = /^[a-z]{2}-(?:[a-z]{2}|global)$/;
/** A language with something that is no country, such as `en-usa`: meant as a locale when the language is one. */
const almostLocaleForm = /^([a-z]{2})-[a-z]+$/;

/**
 * @param path without query and hash.
 * @example judgePath('/c/skis') // → redirect to '/en-us/c/skis'
 */
export function judgePath(path: string): PathVerdict {
  const plain = plainPath(path);
  const [, first = '', tail = ''] = /^\/([^/]*)(.*)$/s.exec(plain) ?? [];
  const prefix = first.toLowerCase();
  const isHome = /^\/*$/.test(tail);

  if (first === '')
    return plain === (path || '/') ? screen(defaultLang, '/') : { kind: 'redirect', path: '/' };
  if (!localeForm.test(prefix)) {
    const [, language] = almostLocaleForm.exec(prefix) ?? [];
    // Anything else is the name of a page.
    return language !== undefined && languages.has(language)
      ? { kind: 'unknownLocale' }
      : { kind: 'redirect', path: `/${defaultLang}${plain}` };
  }
  if (!languages.has(prefix.slice(0, 2))) return { kind: 'unknownLocale' };
  if (isHome && prefix === defaultLang) return { kind: 'redirect', path: '/' };
  if (plain !== path || first !== prefix)
    return { kind: 'redirect', path: isHome ? `/${prefix}` : `/${prefix}${tail}` };
  return screen(prefix, isHome ? '/' : tail);
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

/** The locale that a path is shown in, behind its redirect where it has one. A page of no locale speaks the default one. */
export function langOf(path: string): string {
  const verdict = judgePath(path);
  if (verdict.kind === 'redirect') return langOf(verdict.path);
  return verdict.kind === 'screen' ? verdict.lang : defaultLang;
}

/** Address of a locale's home: `/` for the default locale. */
export function homePath(lang: string): string {
  return lang === defaultLang ? '/' : `/${lang}`;
}

/** The same screen in another locale: `/en-kr/p/kant` in `en-global` is `/en-global/p/kant`. */
export function inLocale(path: string, lang: string): string {
  const verdict = judgePath(path);
  if (verdict.kind !== 'screen') return path;
  return verdict.rest === '/' ? homePath(lang) : `/${lang}${verdict.rest}`;
}

/** Countries that the shop also takes by a code that is no country's in BCP 47 (platform.md 9, Region map). */
const otherCodes: ReadonlyMap<string, string> = new Map([
  ['uk', 'gb'],
  ['el', 'gr'],
]);

/** BCP 47 tag of a locale: `de-at` → `de-AT`; `en-uk` → `en-GB`; `en-global` → `en`. */
export function languageTag(lang: string): string {
  const [language = 'en', country = ''] = lang.split('-');
  return country.length === 2
    ? `${language}-${(otherCodes.get(country) ?? country).toUpperCase()}`
    : language;
}
