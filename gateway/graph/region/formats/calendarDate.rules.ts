/** Calendar dates: the day of an instant in a time zone, and its localised text. */
import { priceCountry } from './currency.rules.ts';
import { dateTimeFormat } from './intlFormats.rules.ts';

/**
 * `yyyy-mm-dd` of an instant in a time zone, falling back to UTC when the zone is unknown. Null for an invalid date.
 */
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
    // The time zone comes from a store setting: one that `Intl` does not know must not fail the order.
    if (error instanceof RangeError) return dateTimeFormat('en-US', { ...numbers, timeZone: 'UTC' });
    throw error;
  }
}

/** Localised date, such as `2. Juni 2027`. Null when the text is not a valid date. */
export function writtenDay(iso: string, language: string, country: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const day = match ? new Date(`${iso}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso) return null;
  return dateTimeFormat(languageTag(language, country), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day);
}

/** BCP 47 tag of the language and country, or of the language alone when the country is `global`. */
export function languageTag(language: string, country: string): string {
  return /^[a-z]{2}$/.test(country) ? `${language}-${priceCountry(country).toUpperCase()}` : language;
}
