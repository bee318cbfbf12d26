/** Localised names of countries and languages, from the runtime's `Intl.DisplayNames`. */
import { priceCountry } from '../formats/currency.rules.ts';

const regionNames = new Map<string, Intl.DisplayNames>();
const languageNames = new Map<string, Intl.DisplayNames>();

function named(
  cache: Map<string, Intl.DisplayNames>,
  type: 'region' | 'language',
  language: string,
): Intl.DisplayNames {
  let names = cache.get(language);
  if (!names) {
    names = new Intl.DisplayNames([language, 'en'], { type });
    cache.set(language, names);
  }
  return names;
}

/** Localised country name; the upper-case code when unknown. */
export function countryName(country: string, language: string): string {
  const code = priceCountry(country).toUpperCase();
  return named(regionNames, 'region', language).of(code) ?? code;
}

/** A language's name in itself, capitalised: `Svenska`. */
export function languageName(language: string): string {
  const name = named(languageNames, 'language', language).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
