/** The locale of a content locale's documents: spellings of English, such as `en-gb`, are searched as the base locale. */
export function indexedLocale(contentLocale: string): string {
  return contentLocale.startsWith('en-') ? 'en-us' : contentLocale;
}
