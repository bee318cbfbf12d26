/** The language of a market's texts: plural forms and numbers must match the texts, not the country. */

/** Languages that editors write in (platform.md 9, locales); all others show English. */
const written: readonly string[] = ['sv', 'ja', 'no', 'es', 'de', 'fr', 'it'];

/** @param lang prefix of the address, such as `de-at`. */
export function wordingLanguage(lang: string): string {
  const [language = ''] = lang.toLowerCase().split('-');
  return written.includes(language) ? language : 'en';
}
