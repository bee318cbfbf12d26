/** Formats amounts: by the store's currency settings for commerce prices, by `Intl` for prices from content. */
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

/** Defaults for stores that do not set a format (catalogue.md 9). */
export const defaultCurrencyFormat: Required<CurrencyFormat> = {
  token: '$',
  decimal_token: '.',
  thousands_token: ',',
  decimal_places: 2,
  token_location: 'left',
};

/** Formatting marks for amounts that only the client knows, such as slider bounds. */
export interface AmountMarks {
  prefix: string;
  suffix: string;
  /** Thousands separator. */
  group: string;
  /** Decimal separator. */
  decimal: string;
  /** Decimal places of an amount that is not whole. */
  decimals: number;
}

/** Missing currency settings, in a fixed order; amounts are shown unformatted if any is missing. */
export function missingSettings(format: CurrencyFormat): string[] {
  return (Object.keys(defaultCurrencyFormat) as (keyof CurrencyFormat)[]).filter(
    (setting) => !isSet(format[setting]),
  );
}

/** The marks `formatByStore` uses; empty when any setting is missing. */
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

/** Formats the amount by the store's settings; the raw value when any setting is missing (catalogue.md 5). */
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
}; // oxfmt-ignore

/** ISO 4217 code of a country's content prices; USD where no country is given. */
export function countryCurrency(country: string): string {
  return countryCurrencies[country] ?? 'USD';
}

/** Key of a country's price in content, where Great Britain is keyed `gb` only. */
export function priceCountry(country: string): string {
  return country === 'uk' ? 'gb' : country === 'el' ? 'gr' : country;
}

/** Formats a content price for the language and country; whole amounts have no decimals. */
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

/** The short sign, such as `€`; null for currencies that are written by their code, such as Swiss francs. */
export function currencySymbol(currency: string, language: string): string | null {
  const parts = numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return symbol === currency ? null : symbol;
}

/** The marks `formatByLanguage` uses. */
export function marksByLanguage(currency: string, language: string, country: string): AmountMarks {
  const format = numberFormat(languageTag(language, country), { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { ...marksIn(format.formatToParts(SAMPLE_AMOUNT)), decimals };
}

/** By language: formatting to parts costs more than formatting, and every facet needs it. */
const marksOfNumbers = new Map<string, Omit<AmountMarks, 'decimals'>>();

/** Marks for measurements: localised numbers followed by the unit. */
export function marksOfUnit(unit: string, decimals: number, language: string): AmountMarks {
  let marks = marksOfNumbers.get(language);
  if (!marks)
    marksOfNumbers.set(language, (marks = marksIn(numberFormat(language).formatToParts(SAMPLE_AMOUNT))));
  return { ...marks, suffix: unit === '' ? '' : `\u00a0${unit}`, decimals };
}

/** Large enough to have a thousands separator in every language, and a decimal. */
const SAMPLE_AMOUNT = 1_234_567.5;

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
