/**
 * Builds the market table from editors' entries: region map, offered countries with their languages, and where there is
 * a cart (platform.md 3, 4, 9). Until the entries are first read, `specifiedMarkets.rules.ts` applies.
 */
import { billingRegion, isShoppingRegion } from './billing.rules.ts';
import { priceCountry } from '../formats/currency.rules.ts';
import { defaultLocale, isEnglishLocale } from '../locales/locale.rules.ts';
import { isProRegion } from './region.rules.ts';

/** Market for countries that are not offered. */
export const GLOBAL = 'global';

export interface OfferedLanguage {
  /** ISO 639-1 in lower case. */
  value: string;
  /** Used for shoppers who have not chosen a language of the country. */
  langDefault: boolean;
  /** The `x-default` for search engines; true for exactly one language of one country. */
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
  /** Content locale of its English, such as `en-gb`; the base locale when absent or no such locale. */
  english?: string;
}

/** Brand settings as they concern the cart. */
export interface ShoppingRow {
  /** Null when not set. */
  shopping: boolean | null;
  /** Countries and regions it applies to; empty means all. */
  markets: readonly string[];
}

export interface Markets {
  /** Every region that content can be filtered by. */
  readonly regions: readonly string[];
  /** Region of non-pros by country; `other` for countries without an entry. */
  readonly groups: ReadonlyMap<string, string>;
  /** Content locale of English by region of non-pros; absent: the base locale everywhere. */
  readonly english?: ReadonlyMap<string, string>;
  /** Sorted by code, `global` last. */
  readonly countries: readonly OfferedCountry[];
  readonly shopping: readonly ShoppingRow[];
  /** Commerce regions that have a store; absent: all. */
  readonly stores?: readonly string[];
}

/** Regions that exist regardless of entries, because the pro rules and the fallback region are in code. */
const fixedRegions: readonly string[] = ['other', 'pro', 'pro_ca', 'pro_eu_region_1'];

/**
 * Invalid codes are dropped. The default locale and `global` are always offered, because redirects and canonical URLs
 * may lead there. A country listed by several regions belongs to the first by id.
 */
export function marketsOf(rows: readonly RegionRow[], shopping: readonly ShoppingRow[]): Markets {
  const regions = rows
    .map((row) => ({ ...row, id: normalised(row.id) }))
    .filter(({ id }) => id !== '')
    .toSorted((one, other) => compare(one.id, other.id));
  // Pro regions follow from the others (region.rules.ts); their entries' lists are informational.
  const publicRegions = regions.filter(({ id }) => !isProRegion(id));
  return {
    regions: [...new Set([...regions.map(({ id }) => id), ...fixedRegions])],
    groups: groupsOf(publicRegions),
    english: new Map(
      publicRegions
        .map(({ id, english = '' }) => [id, normalised(english)] as const)
        .filter(([, locale]) => isEnglishLocale(locale)),
    ),
    countries: offeredCountries(publicRegions.flatMap(({ markets }) => markets)),
    shopping: shopping.map((row) => ({ ...row, markets: row.markets.map(normalised) })),
  };
}

/** A market that no region lists as a country belongs to the region that offers it. */
function groupsOf(rows: readonly RegionRow[]): ReadonlyMap<string, string> {
  const listed = rows.flatMap(({ id, countries }) =>
    countries.map((country) => [normalised(country), id] as const),
  );
  const offered = rows.flatMap(({ id, markets }) =>
    markets.map(({ country }) => [normalised(country), id] as const),
  );
  const groups = new Map<string, string>();
  for (const [country, id] of [...listed, ...offered]) if (!groups.has(country)) groups.set(country, id);
  return groups;
}

function offeredCountries(rows: RegionRow['markets']): OfferedCountry[] {
  const [defaultLanguage = '', defaultCountry = ''] = defaultLocale.split('-');
  const always = [defaultCountry, GLOBAL].map((country) => ({
    country,
    languages: [defaultLanguage],
    defaultLanguage: '',
  }));
  const found = new Map<string, OfferedCountry>();
  for (const row of [...rows, ...always]) {
    const country = normalised(row.country);
    const before = found.get(country)?.langs.map(({ value }) => value) ?? [];
    const isMissing = country === defaultCountry && !before.includes(defaultLanguage);
    if (!isCountry(country) || (before.length > 0 && !isMissing)) continue;
    const languages = [...new Set([...before, ...row.languages.map(normalised)])].filter(isLanguage);
    if (languages.length === 0) continue;
    found.set(country, offered(country, languages, normalised(row.defaultLanguage)));
  }
  const last = (country: string): number => Number(country === GLOBAL);
  return [...found.values()].toSorted(
    (one, other) => last(one.value) - last(other.value) || compare(one.value, other.value),
  );
}

/** English comes first, as in the specification, and is the default unless the entry names one. */
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
 * True where there is a cart: a store sells to the region, the commerce service has it, and no setting disables it. Settings for the country take
 * precedence over those for the region, and those over settings for all markets.
 */
export function hasShopIn(markets: Markets, country: string, contentRegion: string): boolean {
  if (!isShoppingRegion(contentRegion)) return false;
  if (markets.stores && !markets.stores.includes(billingRegion(contentRegion))) return false;
  const explicit = markets.shopping.filter(({ shopping }) => shopping !== null);
  const of = (code: string) => explicit.find((row) => row.markets.includes(code));
  const row =
    of(priceCountry(country)) ?? of(contentRegion) ?? explicit.find((one) => one.markets.length === 0);
  return row?.shopping ?? true;
}

function normalised(code: string): string {
  return code.trim().toLowerCase();
}

function isCountry(code: string): boolean {
  return code === GLOBAL || /^[a-z]{2}$/.test(code);
}

function isLanguage(code: string): boolean {
  return /^[a-z]{2}$/.test(code);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
