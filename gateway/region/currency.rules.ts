/** How amounts are written: by the store's currency settings where it sells, by `Intl` where content names the price. */

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

/** The amount as the store writes it; the raw value when any setting is missing (catalogue.md 5). */
export function formatByStore(amount: number, format: CurrencyFormat | null): string {
  const settings: CurrencyFormat = format ?? {};
  const { token, decimal_token: decimal, thousands_token: thousands } = settings;
  const { decimal_places: places, token_location: location } = settings;
  if (!isSet(token) || !isSet(decimal) || !isSet(thousands) || !isSet(places) || !isSet(location))
    return String(amount);
  const [whole = '0', fraction] = Math.abs(amount).toFixed(places).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, () => thousands);
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
  const tag = /^[a-z]{2}$/.test(country) ? `${language}-${priceCountry(country).toUpperCase()}` : language;
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0, minimumFractionDigits: 0 } : {}),
  }).format(amount);
}
