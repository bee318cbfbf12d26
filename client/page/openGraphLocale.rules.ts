/** A locale as Open Graph writes it, `de_AT`. Null for a language without a country, which it has no form for. */
export function openGraphLocale(languageTag: string): string | null {
  return /^[a-z]{2}-[A-Z]{2}$/.test(languageTag) ? languageTag.replace('-', '_') : null;
}
