/** What countries and languages are called, by the runtime's own tables. */
import { priceCountry } from './currency.rules.ts';

const regionNames = new Map<string, Intl.DisplayNames>();
const languageNames = new Map<string, Intl.DisplayNames>();

function named(
  kept: Map<string, Intl.DisplayNames>,
  type: 'region' | 'language',
  language: string,
): Intl.DisplayNames {
  let names = kept.get(language);
  if (!names) {
    names = new Intl.DisplayNames([language, 'en'], { type });
    kept.set(language, names);
  }
  return names;
}

/** Name of a country in one of the shop's languages; its code in capitals when nobody knows it. */
export function countryName(country: string, language: string): string {
  const code = priceCountry(country).toUpperCase();
  return named(regionNames, 'region', language).of(code) ?? code;
}

/** What a language calls itself, as the first word of a line: `Svenska`. */
export function languageName(language: string): string {
  const name = named(languageNames, 'language', language).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
