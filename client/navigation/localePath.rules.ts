/**
 * What the front of a path means (platform.md 2, 5): every screen lives under `/{language}-{country}`; the default
 * locale's home is `/`.
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
 * @param path without query and hash.
 * @example judgePath('/c/skis') // → redirect to '/en-us/c/skis'
 */
export function judgePath(path: string): PathVerdict {
  if (path === '/' || path === '') return { kind: 'screen', lang: defaultLang, rest: '/' };
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const prefix = first.toLowerCase();
  const [language = '', country = ''] = prefix.split('-');
  const isPair = /^[a-z]{2}-([a-z]{2}|global)$/.test(prefix);
  if (!isPair) {
    // A known language with something that is no country was meant as a locale; anything else is a page's name.
    if (/^[a-z]{2}-[a-z]+$/.test(prefix) && languages.has(language)) return { kind: 'unknownLocale' };
    return { kind: 'redirect', path: `/${defaultLang}/${path.replace(/^\/+/, '')}` };
  }
  if (!languages.has(language) || country === '') return { kind: 'unknownLocale' };
  const isHome = rest === '' || rest === '/';
  if (prefix === defaultLang && isHome) return { kind: 'redirect', path: '/' };
  if (first !== prefix) return { kind: 'redirect', path: `/${prefix}${isHome ? '' : rest}` };
  return { kind: 'screen', lang: prefix, rest: isHome ? '/' : rest };
}

/** Address of a locale's home: `/` for the default locale. */
export function homePath(lang: string): string {
  return lang === defaultLang ? '/' : `/${lang}`;
}
