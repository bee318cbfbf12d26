/** What `Decimal` and `CurrencyCode` accept; null for anything else. */

const decimalNumber = /^(-?)0*(\d+(?:\.\d+)?)$/;

/** Decimal text without leading zeros, from text or from a number; its decimals stay as they are. */
export function parseDecimal(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const [, sign, digits] = decimalNumber.exec(text) ?? [];
  return sign === undefined || digits === undefined ? null : sign + digits;
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217 code in capitals, from any case. */
export function parseCurrencyCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.toUpperCase() : '';
  return currencies.has(code) ? code : null;
}
