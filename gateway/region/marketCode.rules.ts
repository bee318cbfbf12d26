/** Where a language or a country alone leads: `/de` means German, and which market of it depends on the shopper. */
import { defaultLocaleOf, localeOf, offeredCountry } from './countries.rules.ts';
import { defaultLocale } from './locale.rules.ts';
import type { Markets } from './markets.rules.ts';

/** What is known of a shopper before any page. */
export interface ShopperHints {
  /** ISO 3166 alpha-2 in lower case; null when nobody can tell. */
  country: string | null;
  /** Language tags in lower case, the one liked best first. */
  languages: readonly string[];
}

/** The code of a path that is nothing else, in lower case; null for every other path. */
export function codeOfPath(path: string): string | null {
  return /^\/([a-z]{2})\/*$/i.exec(path)?.[1]?.toLowerCase() ?? null;
}

/** True for a language that some market is offered in, and for a country that is offered. */
export function isMarketCode(code: string, markets: Markets): boolean {
  return countriesIn(code, markets).length > 0 || offeredCountry(code, markets) !== null;
}

/**
 * An offered locale: of a language, in the shopper's country, or the one that their browser names with it, or where it is
 * at home; of a country, in the language that they like best. The default locale where nothing of this suggests one.
 */
export function localeForCode(code: string, { country, languages }: ShopperHints, markets: Markets): string {
  const countries = countriesIn(code, markets);
  if (countries.length === 0) {
    const place = offeredCountry(code, markets);
    if (!place) return defaultLocale;
    const liked = languages.map(languageOf).find((one) => place.langs.some(({ value }) => value === one));
    return (
      place.langs.filter(({ value }) => value === liked).map((lang) => localeOf(place, lang))[0] ??
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

/** The only country that speaks it, or speaks it first, or bears its name. Null where several might be meant. */
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

/** Nobody reads more languages. */
const MOST_TAGS = 20;

/** Tags of an `accept-language` header, the one liked best first; those that are refused (`q=0`) and `*` are left out. */
export function likedLanguages(header: string): string[] {
  return header
    .toLowerCase()
    .split(',', MOST_TAGS)
    .map((part) => {
      const [tag = '', ...settings] = part.split(';').map((piece) => piece.trim());
      const weight = settings.find((setting) => setting.startsWith('q='))?.slice(2) ?? '1';
      return { tag, weight: Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{2,3}(-[a-z0-9]+)*$/.test(tag) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
