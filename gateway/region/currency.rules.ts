/** How amounts are written: by the store's currency settings where it sells, by `Intl` where content names the price. */
import { numberFormat } from './intlFormats.rules.ts';

/** Platform settings of one currency (catalogue.md 3, Currency format). Any of them may be missing. */
export interface CurrencyFormat {
  token?: string | null;
  decimal_token?: string | null;
  thousands_token?: string | null;
  decimal_places?: number | null;
  /** `left` or `right` of the number. */
  token_location?: string | null;
}

/** Catalogue.md 9: what holds when a store does not say otherwise. */
export const defaultCurrencyFormat: Required<CurrencyFormat> = {
  token: '$',
  decimal_token: '.',
  thousands_token: ',',
  decimal_places: 2,
  token_location: 'left',
};

/** How amounts are written, for those who write amounts that the gateway does not know yet: the ends of a slider. */
export interface AmountMarks {
  prefix: string;
  suffix: string;
  /** Between thousands. */
  group: string;
  /** Before decimals. */
  decimal: string;
  /** Places of an amount that is not whole. */
  decimals: number;
}

/** Names of the settings that a currency lacks, in a fixed order: without all of them its amounts are shown bare. */
export function missingSettings(format: CurrencyFormat): string[] {
  return (Object.keys(defaultCurrencyFormat) as (keyof CurrencyFormat)[]).filter(
    (setting) => !isSet(format[setting]),
  );
}

/** What `formatByStore` puts around and between digits: nothing when any setting is missing. */
export function marksByStore(format: CurrencyFormat | null): AmountMarks {
  const { token, decimal_token: decimal, thousands_token: group, decimal_places: places } = format ?? {};
  const location = format?.token_location;
  if (!isSet(token) || !isSet(decimal) || !isSet(group) || !isSet(places) || !isSet(location))
    return { prefix: '', suffix: '', group: '', decimal: '.', decimals: 2 };
  const between = { group, decimal, decimals: places };
  return location.toLowerCase() === 'right'
    ? { prefix: '', suffix: ` ${token}`, ...between }
    : { prefix: token, suffix: '', ...between };
}

/** The amount as the store writes it; the raw value when any setting is missing (catalogue.md 5). */
export function formatByStore(amount: number, format: CurrencyFormat | null): string {
  const settings: CurrencyFormat = format ?? {};
  const { token, decimal_token: decimal, thousands_token: thousands } = settings;
  const { decimal_places: places, token_location: location } = settings;
  if (!isSet(token) || !isSet(decimal) || !isSet(thousands) || !isSet(places) || !isSet(location))
    return String(amount);
  const [whole = '0', fraction] = Math.abs(amount).toFixed(places).split('.');
  const grouped = whole.length < 4 ? whole : whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, () => thousands);
  const number = fraction === undefined ? grouped : grouped + decimal + fraction;
  const signed = location.toLowerCase() === 'right' ? `${number} ${token}` : `${token}${number}`;
  return amount < 0 ? `-${signed}` : signed;
}

function isSet<Setting>(setting: Setting | null | undefined): setting is Setting {
  return setting !== null && setting !== undefined;
}

const countryCurrencies: Readonly<Record<string, string>> = {
  us: 'USD', ca: 'CAD', jp: 'JPY', gb: 'GBP', uk: 'GBP', no: 'NOK', se: 'SEK', dk: 'DKK', ch: 'CHF', cz: 'CZK',
  pl: 'PLN', ru: 'RUB', au: 'AUD', nz: 'NZD', hu: 'HUF', ro: 'RON',
  at: 'EUR', be: 'EUR', bg: 'EUR', cy: 'EUR', de: 'EUR', ee: 'EUR', el: 'EUR', es: 'EUR', fi: 'EUR', fr: 'EUR',
  gr: 'EUR', hr: 'EUR', ie: 'EUR', it: 'EUR', lt: 'EUR', lu: 'EUR', lv: 'EUR', mt: 'EUR', nl: 'EUR', pt: 'EUR',
  si: 'EUR', sk: 'EUR',
}; // prettier-ignore

/** ISO 4217 code of the prices that content names for a country; dollars where no country is named. */
export function countryCurrency(country: string): string {
  return countryCurrencies[country] ?? 'USD';
}

/** Key of a country's price in content: Great Britain stands under its ISO code only. */
export function priceCountry(country: string): string {
  return country === 'uk' ? 'gb' : country === 'el' ? 'gr' : country;
}

/** A content price in the habit of the reader's language and country; whole amounts without decimals. */
export function formatByLanguage(
  amount: number,
  currency: string,
  language: string,
  country: string,
): string {
  return numberFormat(languageTag(language, country), {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0, minimumFractionDigits: 0 } : {}),
  }).format(amount);
}

/** What `formatByLanguage` puts around and between digits. */
export function marksByLanguage(currency: string, language: string, country: string): AmountMarks {
  const format = numberFormat(languageTag(language, country), { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { ...marksIn(format.formatToParts(MANY)), decimals };
}

/** By language: to take a number into parts costs more than to write it, and every facet asks. */
const marksOfNumbers = new Map<string, Omit<AmountMarks, 'decimals'>>();

/** Marks of lengths and the like: the reader's numbers, the unit behind them. */
export function marksOfUnit(unit: string, decimals: number, language: string): AmountMarks {
  let marks = marksOfNumbers.get(language);
  if (!marks) marksOfNumbers.set(language, (marks = marksIn(numberFormat(language).formatToParts(MANY))));
  return { ...marks, suffix: unit === '' ? '' : `\u00a0${unit}`, decimals };
}

/** Large enough for a mark between thousands in every language, and with a decimal. */
const MANY = 1_234_567.5;

function marksIn(parts: readonly Intl.NumberFormatPart[]): Omit<AmountMarks, 'decimals'> {
  const digits = new Set<string>(['integer', 'group', 'decimal', 'fraction']);
  const first = parts.findIndex(({ type }) => digits.has(type));
  const last = parts.findLastIndex(({ type }) => digits.has(type));
  const text = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  return {
    prefix: text(parts.slice(0, first)),
    suffix: text(parts.slice(last + 1)),
    group: parts.find(({ type }) => type === 'group')?.value ?? '',
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
  };
}

function languageTag(language: string, country: string): string {
  return /^[a-z]{2}$/.test(country) ? `${language}-${priceCountry(country).toUpperCase()}` : language;
}
