/** The language that a market's words are in: plural forms and numbers must be those of the words, not of the country. */

/** Languages that editors write in (platform.md 9, locales); everybody else reads English. */
const written: readonly string[] = ['sv', 'ja', 'no', 'es', 'de', 'fr', 'it'];

/** @param lang prefix of the address, such as `de-at`. */
export function wordingLanguage(lang: string): string {
  const [language = ''] = lang.toLowerCase().split('-');
  return written.includes(language) ? language : 'en';
}
