/** Formats a store's address by country. */

export interface StoreAddressFacts {
  street_address: string;
  city: string;
  state: string;
  postal_code: string;
  /** ISO 3166 alpha-2, any case. */
  country: string;
}

const stateBeforeCode: readonly string[] = ['us', 'ca', 'au', 'jp'];
const codeAfterCity: readonly string[] = ['gb', 'nz', 'kr'];

/** Lines from the street on, without the country; empty parts are skipped. */
export function addressLines(address: StoreAddressFacts, language: string): string[] {
  const { street_address: street, city, state, postal_code: code } = address;
  const country = address.country.toLowerCase();
  const join = (parts: readonly string[], between: string): string =>
    parts.filter((part) => part !== '').join(between);
  const lines =
    country === 'jp' && language === 'ja'
      ? [code && `〒${code}`, join([state, city, street], '')]
      : stateBeforeCode.includes(country)
        ? [street, join([city, join([state, code], ' ')], ', ')]
        : codeAfterCity.includes(country)
          ? [street, join([city, code], ' ')]
          : [street, join([code, city], ' ')];
  return lines.filter((line) => line !== '');
}
