/**
 * The markets of the shop as one table: the region map, the countries that are offered with their languages, and where
 * there is a cart (platform.md 3, 4, 9). Editors write it; `specifiedMarkets.rules.ts` stands in until it was read once.
 */
import { isShoppingRegion } from './billing.rules.ts';
import { priceCountry } from './currency.rules.ts';
import { defaultLocale } from './locale.rules.ts';
import { isProRegion } from './region.rules.ts';

/** Where everybody finds themselves whose country is not offered. */
export const elsewhere = 'global';

export interface OfferedLanguage {
  /** ISO 639-1 in lower case. */
  value: string;
  /** Spoken to whoever has not chosen a language of the country. */
  langDefault: boolean;
  /** What search engines show to everybody whom no other locale fits: one of all. */
  xDefault: boolean;
}

export interface OfferedCountry {
  /** ISO 3166 alpha-2 in lower case, or `global`. */
  value: string;
  langs: readonly OfferedLanguage[];
}

/** A content region as editors write it. */
export interface RegionRow {
  id: string;
  /** ISO 3166 alpha-2 of the countries that belong to it, offered or not. */
  countries: readonly string[];
  /** Countries that are offered. */
  markets: readonly { country: string; languages: readonly string[]; defaultLanguage: string }[];
}

/** Brand settings as they concern the cart. */
export interface ShoppingRow {
  /** Null where the editors say nothing. */
  shopping: boolean | null;
  /** Countries and regions; all where none is named. */
  markets: readonly string[];
}

export interface Markets {
  /** Every region that content can be asked for. */
  readonly regions: readonly string[];
  /** Region of everybody in a country who is no pro; `other` for countries that are not in it. */
  readonly groups: ReadonlyMap<string, string>;
  /** By code, everywhere else last. */
  readonly countries: readonly OfferedCountry[];
  readonly shopping: readonly ShoppingRow[];
}

/** Regions that hold whatever editors write: pro rules and the region of everybody else stay in code. */
const fixedRegions: readonly string[] = ['other', 'pro', 'pro_ca', 'pro_eu_region_1'];

/**
 * What cannot be read as a code is left out. The default locale and everywhere else are always offered, because every
 * redirect and every canonical address may lead there. A country that several regions name belongs to the first by id.
 */
export function marketsOf(rows: readonly RegionRow[], shopping: readonly ShoppingRow[]): Markets {
  const regions = rows
    .map((row) => ({ ...row, id: plain(row.id) }))
    .filter(({ id }) => id !== '')
    .toSorted((one, other) => compare(one.id, other.id));
  // A pro's region follows from everybody's (region.rules.ts); what its entry lists is for readers.
  const everybodys = regions.filter(({ id }) => !isProRegion(id));
  return {
    regions: [...new Set([...regions.map(({ id }) => id), ...fixedRegions])],
    groups: groupsOf(everybodys),
    countries: offeredCountries(everybodys.flatMap(({ markets }) => markets)),
    shopping: shopping.map((row) => ({ ...row, markets: row.markets.map(plain) })),
  };
}

/** A market that no region's list of countries names belongs to the region that offers it. */
function groupsOf(rows: readonly RegionRow[]): ReadonlyMap<string, string> {
  const listed = rows.flatMap(({ id, countries }) =>
    countries.map((country) => [plain(country), id] as const),
  );
  const offered = rows.flatMap(({ id, markets }) =>
    markets.map(({ country }) => [plain(country), id] as const),
  );
  const groups = new Map<string, string>();
  for (const [country, id] of [...listed, ...offered]) if (!groups.has(country)) groups.set(country, id);
  return groups;
}

function offeredCountries(rows: RegionRow['markets']): OfferedCountry[] {
  const [defaultLanguage = '', defaultCountry = ''] = defaultLocale.split('-');
  const always = [defaultCountry, elsewhere].map((country) => ({
    country,
    languages: [defaultLanguage],
    defaultLanguage: '',
  }));
  const found = new Map<string, OfferedCountry>();
  for (const row of [...rows, ...always]) {
    const country = plain(row.country);
    const before = found.get(country)?.langs.map(({ value }) => value) ?? [];
    const isMissing = country === defaultCountry && !before.includes(defaultLanguage);
    if (!isCountry(country) || (before.length > 0 && !isMissing)) continue;
    const languages = [...new Set([...before, ...row.languages.map(plain)])].filter(isLanguage);
    if (languages.length === 0) continue;
    found.set(country, offered(country, languages, plain(row.defaultLanguage)));
  }
  const last = (country: string): number => Number(country === elsewhere);
  return [...found.values()].toSorted(
    (one, other) => last(one.value) - last(other.value) || compare(one.value, other.value),
  );
}

/** English comes first in the specification, and is the default where nobody names one. */
function offered(country: string, languages: readonly string[], named: string): OfferedCountry {
  const inOrder = languages.toSorted((one, other) => Number(other === 'en') - Number(one === 'en'));
  const langDefault = languages.includes(named) ? named : inOrder[0];
  return {
    value: country,
    langs: inOrder.map((language) => ({
      value: language,
      langDefault: language === langDefault,
      xDefault: `${language}-${country}` === defaultLocale,
    })),
  };
}

/**
 * True where there is a cart: a store sells to the region, and the settings do not switch it off. Settings that name the
 * country go before those that name the region, and these before those for all.
 */
export function hasShopIn(markets: Markets, country: string, contentRegion: string): boolean {
  if (!isShoppingRegion(contentRegion)) return false;
  const said = markets.shopping.filter(({ shopping }) => shopping !== null);
  const of = (code: string) => said.find((row) => row.markets.includes(code));
  const row = of(priceCountry(country)) ?? of(contentRegion) ?? said.find((one) => one.markets.length === 0);
  return row?.shopping ?? true;
}

function plain(code: string): string {
  return code.trim().toLowerCase();
}

function isCountry(code: string): boolean {
  return code === elsewhere || /^[a-z]{2}$/.test(code);
}

function isLanguage(code: string): boolean {
  return /^[a-z]{2}$/.test(code);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
