/** Offered countries, their languages and contact regions (platform.md 9). */
import { priceCountry } from '../formats/currency.rules.ts';
import type { ParsedLocale } from '../locales/locale.rules.ts';
import { GLOBAL, type Markets, type OfferedCountry, type OfferedLanguage } from './markets.rules.ts';

/** Null when the country is not offered. `uk` is accepted as an alias of `gb`. */
export function offeredCountry(
  country: string,
  { countries }: Pick<Markets, 'countries'>,
): OfferedCountry | null {
  const value = priceCountry(country);
  return countries.find((one) => one.value === value) ?? null;
}

export function localeOf(country: OfferedCountry, language: OfferedLanguage): string {
  return `${language.value}-${country.value}`;
}

export function defaultLocaleOf(country: OfferedCountry): string {
  const language = country.langs.find(({ langDefault }) => langDefault);
  if (!language) throw new Error(`${country.value} has no default language.`);
  return localeOf(country, language);
}

/**
 * The offered locale equivalent to this one: the same language if the country offers it, else the country's default
 * language; the `global` locale for countries that are not offered.
 */
export function canonicalLocale(
  { language, country }: Pick<ParsedLocale, 'language' | 'country'>,
  markets: Pick<Markets, 'countries'>,
): string {
  const place = offeredCountry(country, markets) ?? offeredCountry(GLOBAL, markets);
  if (!place) throw new Error(`${GLOBAL} is offered.`);
  const spoken = place.langs.find(({ value }) => value === language);
  return spoken ? localeOf(place, spoken) : defaultLocaleOf(place);
}

/** Countries that have a contact region of their own. */
export const contactCountries: readonly string[] = ['us', 'ca', 'no', 'jp', 'au', 'nz', 'uk', 'kr'];
const europeanContact: readonly string[] = ['de', 'fr', 'at', 'cz', 'it', 'nl', 'pl', 'se', 'gb', 'ch'];

/**
 * Contact region of a country; null when it has none, as Belgium and Spain. Codes are taken literally: `gb` maps to
 * Europe, `uk` to the British contact.
 */
export function contactRegion(country: string): string | null {
  if (contactCountries.includes(country)) return country;
  return europeanContact.includes(country) ? 'eu' : null;
}

/**
 * Countries that a contact region serves: a list for `eu`, else the region's own country, with `uk` as its ISO code
 * `gb`.
 */
export function contactCountriesOf(region: string): readonly string[] {
  if (region === 'eu') return europeanContact;
  return contactCountries.includes(region) ? [region === 'uk' ? 'gb' : region] : [];
}
