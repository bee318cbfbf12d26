/**
 * Cached `Intl` formats by locale and options: constructing one takes up to fifty times as long as using it. Bounded,
 * because editors enter time zones.
 */
const MAX_VALUES = 500;
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const listFormats = new Map<string, Intl.ListFormat>();

/** @throws RangeError for invalid options, such as an unknown time zone. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dateTimeFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

export function listFormat(locale: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  return cached(listFormats, locale, options, () => new Intl.ListFormat(locale, options));
}

function cached<Format>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  return boundedMemo(formats, `${locale} ${JSON.stringify(options)}`, make);
}

/** The value of a key, made when it is missing. At most 500 are kept. */
export function boundedMemo<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  let value = values.get(key);
  if (value === undefined) {
    value = make();
    // Clearing is enough: no shop uses this many, and rules import no cache library.
    if (values.size >= MAX_VALUES) values.clear();
    values.set(key, value);
  }
  return value;
}
