/** Resolves a bare language or country path, such as `/de`, to a market using hints about the shopper. */
import { defaultLocaleOf, localeOf, offeredCountry } from './countries.rules.ts';
import { defaultLocale } from '../locales/locale.rules.ts';
import type { Markets } from './markets.rules.ts';

/** What a first request reveals about the shopper. */
export interface ShopperHints {
  /** ISO 3166 alpha-2 in lower case; null when unknown. */
  country: string | null;
  /** Language tags in lower case, most preferred first. */
  languages: readonly string[];
}

/** The code, in lower case, of a path that consists of nothing else; null for every other path. */
export function codeOfPath(path: string): string | null {
  return /^\/([a-z]{2})\/*$/i.exec(path)?.[1]?.toLowerCase() ?? null;
}

/** True for a language offered in any market and for an offered country. */
export function isMarketCode(code: string, markets: Markets): boolean {
  return countriesIn(code, markets).length > 0 || offeredCountry(code, markets) !== null;
}

/**
 * An offered locale. For a language: in the shopper's country, else in the country the browser names with it, else in
 * its home country. For a country: in the shopper's preferred language. The default locale when no hint applies.
 */
export function localeForCode(code: string, { country, languages }: ShopperHints, markets: Markets): string {
  const countries = countriesIn(code, markets);
  if (countries.length === 0) {
    const place = offeredCountry(code, markets);
    if (!place) return defaultLocale;
    const preferred = languages.map(languageOf).find((one) => place.langs.some(({ value }) => value === one));
    return (
      place.langs.filter(({ value }) => value === preferred).map((lang) => localeOf(place, lang))[0] ??
      defaultLocaleOf(place)
    );
  }
  const named = languages.filter((tag) => languageOf(tag) === code).map((tag) => tag.split('-')[1] ?? '');
  const place = [country ?? '', ...named]
    .map((one) => offeredCountry(one, markets)?.value)
    .find((one) => one !== undefined && countries.includes(one));
  const home = place ?? homeOf(code, countries, markets);
  return home === null ? defaultLocale : `${code}-${home}`;
}

/** The only country that offers the language, offers it first, or shares its code. Null when ambiguous. */
function homeOf(language: string, countries: readonly string[], markets: Markets): string | null {
  const first = countries.filter((country) => {
    const offered = offeredCountry(country, markets);
    return offered !== null && defaultLocaleOf(offered) === `${language}-${country}`;
  });
  const [only, ...more] = first.length > 0 ? first : countries;
  if (only !== undefined && more.length === 0) return only;
  return countries.includes(language) ? language : null;
}

function countriesIn(language: string, { countries }: Markets): string[] {
  return countries
    .filter(({ langs }) => langs.some(({ value }) => value === language))
    .map(({ value }) => value);
}

function languageOf(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}

/** Bounds the work on a hostile header. */
const MAX_TAGS = 20;

/** Tags of an `accept-language` header, most preferred first, without refused tags (`q=0`) and `*`. */
export function likedLanguages(header: string): string[] {
  return header
    .toLowerCase()
    .split(',', MAX_TAGS)
    .map((part) => {
      const [tag = '', ...settings] = part.split(';').map((piece) => piece.trim());
      const weight = settings.find((setting) => setting.startsWith('q='))?.slice(2) ?? '1';
      return { tag, weight: Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{2,3}(-[a-z0-9]+)*$/.test(tag) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
