/** Countries that the shop is offered in, their languages, and whom a country writes to (platform.md 9). */
import { priceCountry } from './currency.rules.ts';
import type { ParsedLocale } from './locale.rules.ts';
import { elsewhere, type Markets, type OfferedCountry, type OfferedLanguage } from './markets.rules.ts';

/** Null when the country is not offered. Great Britain is also known as `uk`. */
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
 * The offered locale that shows the same as this one: its language if the country is offered in it, else the country's
 * default language; the locale of everywhere else for countries that are not offered.
 */
export function canonicalLocale(
  { language, country }: Pick<ParsedLocale, 'language' | 'country'>,
  markets: Pick<Markets, 'countries'>,
): string {
  const place = offeredCountry(country, markets) ?? offeredCountry(elsewhere, markets);
  if (!place) throw new Error(`${elsewhere} is offered.`);
  const spoken = place.langs.find(({ value }) => value === language);
  return spoken ? localeOf(place, spoken) : defaultLocaleOf(place);
}

/** Countries that are contact regions of their own. */
export const contactCountries: readonly string[] = ['us', 'ca', 'no', 'jp', 'au', 'nz', 'uk', 'kr'];
const europeanContact: readonly string[] = ['de', 'fr', 'at', 'cz', 'it', 'nl', 'pl', 'se', 'gb', 'ch'];

/**
 * Whose contact a country is shown; null when it has none of its own. Read as it is written: `gb` writes to Europe,
 * `uk` to the British address, and Belgium and Spain have no contact region.
 */
export function contactRegion(country: string): string | null {
  if (contactCountries.includes(country)) return country;
  return europeanContact.includes(country) ? 'eu' : null;
}

/** Whom a contact region answers to: the countries of `eu`, else the region's own. Great Britain is `gb` to everybody else. */
export function contactCountriesOf(region: string): readonly string[] {
  if (region === 'eu') return europeanContact;
  return contactCountries.includes(region) ? [region === 'uk' ? 'gb' : region] : [];
}
