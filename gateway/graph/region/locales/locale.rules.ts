/** Parses the URL's `{lang}` and maps it to a content language (platform.md 2, 5, 9). */
export const defaultLocale = 'en-us';

/** Content languages besides the base locale. */
const contentLanguages: readonly string[] = ['sv', 'ja', 'no', 'es', 'de', 'fr', 'it'];

/** Every locale the content service has, base locale first. */
export const contentLocales: readonly string[] = [defaultLocale, ...contentLanguages];

/** Spellings of English that the content model offers. Which region reads them is said by its entry. */
export const englishLocales: readonly string[] = ['en-gb', 'en-ca'];

/** Accepted by name (platform.md 5). */
export const namedCountries: readonly string[] = [
  'au', 'at', 'be', 'ca', 'cz', 'fr', 'de', 'it', 'jp', 'nl', 'no', 'ru', 'pl', 'es', 'se', 'ch', 'gb', 'us', 'nz',
  'global',
]; // oxfmt-ignore

export interface ParsedLocale {
  /** Lower case, as in the URL. */
  locale: string;
  language: string;
  country: string;
}

/** Parses `language-country`, case-insensitively; null when the text is not a locale. */
export function parseLocale(text: string): ParsedLocale | null {
  const match = /^([a-z]{2})-([a-z]{2,6})$/.exec(text.toLowerCase());
  const [, language, country] = match ?? [];
  if (language === undefined || country === undefined || !isAcceptedCountry(country)) return null;
  return { locale: `${language}-${country}`, language, country };
}

/** Platform.md 5: the named countries, `global`, or any two-letter form. */
export function isAcceptedCountry(country: string): boolean {
  return namedCountries.includes(country) || /^[a-z]{2}$/.test(country);
}

/**
 * Content service locale for a language: sv ja no es de fr it, everything else en-us, or the locale that editors chose
 * for the region's English.
 */
export function contentLocale(language: string, english: string = defaultLocale): string {
  return contentLanguages.includes(language) ? language : english;
}

/** A locale of English in another spelling than the base's, such as `en-gb`. */
export function isEnglishLocale(code: string): boolean {
  return /^en-[a-z]{2}$/.test(code);
}

/** The language content is shown in: English when it is not translated. */
export function readLanguage(language: string): string {
  return contentLanguages.includes(language) ? language : 'en';
}
