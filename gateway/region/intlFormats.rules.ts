/**
 * `Intl` formats by locale and options, kept: making one takes up to fifty times as long as using it. Bounded, because
 * editors name time zones.
 */
const mostFormats = 500;
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** @throws RangeError as the constructor does, such as for a time zone that is none. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dateTimeFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

function kept<Format extends object>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = make();
    // Rules import no cache; that many differ in no shop, so what goes hardly matters.
    if (formats.size >= mostFormats) formats.clear();
    formats.set(key, format);
  }
  return format;
}
