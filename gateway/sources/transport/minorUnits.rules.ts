/**
 * Exact amounts of money: integers in the minor units of their currency (ISO 4217), such as 49995 for 499.95 euros.
 * `minorUnits` reads the decimal numbers and texts that sources send, `decimalText` writes them. Only amounts in minor
 * units are summed and compared, because sums of decimal fractions are inexact in floating point.
 */

/** An integer number of minor units. */
export type MinorUnits = number;

/** Currencies whose minor unit is not a hundredth (ISO 4217, list one). Fixed, as `Intl` differs between ICU versions. */
const placesByCurrency: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0,
  XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
  CLF: 4, UYW: 4,
}; // oxfmt-ignore

/** Decimal places of the currency's minor unit. */
export function minorUnitPlaces(currency: string): number {
  return placesByCurrency[currency] ?? 2;
}

/** Digits before and after the decimal point, and the exponent that JavaScript writes for very large and small numbers. */
const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Rounds what is finer than the currency's places half away from zero, in decimal: 1.005 dollars are 101 cents.
 * @throws RangeError for anything but a finite decimal, and for amounts too large to be exact.
 */
export function minorUnits(amount: number | string, currency: string): MinorUnits {
  return scaledInteger(amount, minorUnitPlaces(currency));
}

/** A decimal times ten to the power of `places`, rounded and refused as by `minorUnits`. */
export function scaledInteger(amount: number | string, places: number): number {
  const [, sign, whole = '', fraction = '', exponent] = decimal.exec(String(amount)) ?? [];
  if (sign === undefined || (exponent !== undefined && typeof amount === 'string'))
    throw new RangeError(`Not an amount of money: ${amount}`);
  const digits = whole + fraction;
  const point = whole.length + Number(exponent ?? 0) + places;
  const kept = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  const rest = point < 0 ? '0' : digits.charAt(point);
  const minor = Number(kept) + (rest >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Too large an amount of money: ${amount}`);
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** The nearest number in currency units, for formatting. Not for sums. */
export function currencyUnits(minor: MinorUnits, currency: string): number {
  return minor / 10 ** minorUnitPlaces(currency);
}

/** With exactly the currency's places, such as `499.95`, `-0.05` or, in yen, `4999`. */
export function decimalText(minor: MinorUnits, currency: string): string {
  const places = minorUnitPlaces(currency);
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const point = digits.length - places;
  return sign + digits.slice(0, point) + (places > 0 ? `.${digits.slice(point)}` : '');
}
