/** Localized dates and places of circus events. */
import { languageTag } from '../../region/formats/calendarDate.rules.ts';
import type { EventSpan } from './circusTime.rules.ts';
import { dateTimeFormat } from '../../region/formats/intlFormats.rules.ts';

export interface Reader {
  language: string;
  country: string;
}

/** `December 12 – 14, 2026`; a single day is `December 12, 2026`. */
export function daysInWords(
  { firstDay, lastDay }: Pick<EventSpan, 'firstDay' | 'lastDay'>,
  reader: Reader,
): string {
  return ranged(firstDay, lastDay, reader, { dateStyle: 'long' });
}

/** Without the year, for lists within one season: `Dec 12 – 14`. */
export function shortDays(
  { firstDay, lastDay }: Pick<EventSpan, 'firstDay' | 'lastDay'>,
  reader: Reader,
): string {
  return ranged(firstDay, lastDay, reader, { month: 'short', day: 'numeric' });
}

/** Local time such as `6:30 PM`; null for all-day events. */
export function timeInWords(
  { start, time }: Pick<EventSpan, 'start' | 'time'>,
  timeZone: string,
  reader: Reader,
): string | null {
  return time === null ? null : dateTimeFormat(tagOf(reader), { timeStyle: 'short', timeZone }).format(start);
}

/** `Central European Time`; null for all-day events. */
export function zoneInWords(
  { start, time }: Pick<EventSpan, 'start' | 'time'>,
  timeZone: string,
  reader: Reader,
): string | null {
  if (time === null) return null;
  const parts = dateTimeFormat(tagOf(reader), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(start);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Null when the coordinates are invalid. */
export function coordinatesOf(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): { latitude: number; longitude: number } | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function ranged(from: string, to: string, reader: Reader, style: Intl.DateTimeFormatOptions): string {
  const format = dateTimeFormat(tagOf(reader), { ...style, timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`));
}

function tagOf({ language, country }: Reader): string {
  return languageTag(language, country);
}
