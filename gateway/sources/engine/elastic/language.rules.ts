/** The language that a document's text is analysed in. It follows from the locale alone. */

/**
 * Built-in stemmers only: the analysis plugins need not be installed (Elasticsearch reference, `Stemmer token filter`;
 * OpenSearch documentation, `Stemmer token filter`). Japanese has no spaces and is analysed in bigrams instead.
 */
export const stemmers = {
  en: 'light_english',
  de: 'light_german',
  fr: 'light_french',
  it: 'light_italian',
  es: 'light_spanish',
  sv: 'light_swedish',
  no: 'light_norwegian',
  ja: null,
} as const satisfies Readonly<Record<string, string | null>>;

export type Language = keyof typeof stemmers;

export const languages = Object.keys(stemmers) as readonly Language[];

/** `en` of `en-us` and `en-gb`; a language without a stemmer is analysed as English. */
export function languageOf(locale: string): Language {
  const [language = ''] = locale.toLowerCase().split('-');
  return isLanguage(language) ? language : 'en';
}

function isLanguage(language: string): language is Language {
  return Object.hasOwn(stemmers, language);
}

/** Distinct languages; no locales mean every document, so every language. */
export function languagesOf(locales: readonly string[]): readonly Language[] {
  return locales.length === 0 ? languages : [...new Set(locales.map(languageOf))];
}
