/** How days are told: from a moment and a time zone, and in the reader's language. */
import { priceCountry } from './currency.rules.ts';
import { dateTimeFormat } from './intlFormats.rules.ts';

/** `yyyy-mm-dd` of a moment in a time zone; UTC's day where nobody knows the zone. Null when it is no moment. */
export function isoDayIn(moment: Date, timeZone: string | null): string | null {
  if (Number.isNaN(moment.getTime())) return null;
  const parts = dayFormat(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

function dayFormat(timeZone: string | null): Intl.DateTimeFormat {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return dateTimeFormat('en-US', { ...numbers, timeZone: timeZone ?? 'UTC' });
  } catch (error) {
    // The store's own setting, in its own spelling: one that `Intl` does not know must not cost the order.
    if (error instanceof RangeError) return dateTimeFormat('en-US', { ...numbers, timeZone: 'UTC' });
    throw error;
  }
}

/** The day in the reader's words, such as `2. Juni 2027`. Null when the text is no day. */
export function writtenDay(iso: string, language: string, country: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const day = match ? new Date(`${iso}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso) return null;
  return dateTimeFormat(languageTag(language, country), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day);
}

/** BCP 47: the language as it is written in the country; the language alone where no country is meant. */
export function languageTag(language: string, country: string): string {
  return /^[a-z]{2}$/.test(country) ? `${language}-${priceCountry(country).toUpperCase()}` : language;
}
