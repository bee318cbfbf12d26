/** The URL's `{lang}`: what it must look like and which content language it means (platform.md 2, 5, 9). */
export const defaultLocale = 'en-us';

/** Content languages besides the base locale. */
const contentLanguages: readonly string[] = ['sv', 'ja', 'no', 'es', 'de', 'fr', 'it'];

/** Every locale that content can be asked for, the base first. */
export const contentLocales: readonly string[] = [defaultLocale, ...contentLanguages];

/** Accepted by name (platform.md 5). */
export const namedCountries: readonly string[] = [
  'au', 'at', 'be', 'ca', 'cz', 'fr', 'de', 'it', 'jp', 'nl', 'no', 'ru', 'pl', 'es', 'se', 'ch', 'gb', 'us', 'nz',
  'global',
]; // prettier-ignore

export interface ParsedLocale {
  /** In lower case, as the URL carries it. */
  locale: string;
  language: string;
  country: string;
}

/** `language-country`, or null when the text is none. Capitals are read and lowered. */
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

/** The locale that the content service is asked for: sv ja no es de fr it, everything else en-us. */
export function contentLocale(language: string): string {
  return contentLanguages.includes(language) ? language : defaultLocale;
}

/** The language that a shopper reads: content without a language of its own is English. */
export function readLanguage(language: string): string {
  return contentLanguages.includes(language) ? language : 'en';
}
