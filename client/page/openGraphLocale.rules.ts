/** A locale in Open Graph's format, `de_AT`. Null for a language without a country, which the format cannot express. */
export function openGraphLocale(languageTag: string): string | null {
  return /^[a-z]{2}-[A-Z]{2}$/.test(languageTag) ? languageTag.replace('-', '_') : null;
}
