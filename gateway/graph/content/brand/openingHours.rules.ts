/** Localized opening hours (catalogue.md 3, Brand settings). */
import { languageTag } from '../../region/formats/calendarDate.rules.ts';
import { dateTimeFormat } from '../../region/formats/intlFormats.rules.ts';

/** Minutes since midnight; null when the text is not a time. Editors type `09:00`, `9:00`, sometimes `9:00 AM`. */
export function minutesOf(text: string): number | null {
  const match = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  if (!match) return null;
  const [, hourText = '', minuteText = '0', half] = match;
  const minute = Number(minuteText);
  let hour = Number(hourText);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  return hour <= 24 && minute < 60 && hour * 60 + minute <= 24 * 60 ? hour * 60 + minute : null;
}

/** ISO time such as `09:00`; null when the text is not a time. */
export function isoTime(text: string): string | null {
  const minutes = minutesOf(text);
  if (minutes === null) return null;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * `9:00 AM – 5:00 PM`, `09:00–17:00 Uhr`, `9時00分～17時00分`. Text that is not a time is kept as written. Empty when both
 * are empty, as in `By appointment`.
 */
export function writtenHours(opening: string, closing: string, language: string, country: string): string {
  const [from, to] = [minutesOf(opening), minutesOf(closing)];
  if (from === null || to === null) return [opening.trim(), closing.trim()].filter(Boolean).join(' – ');
  const moment = (minutes: number): Date => new Date(Date.UTC(2000, 0, 1, 0, minutes));
  const tag = languageTag(language, country);
  const utc = { timeZone: 'UTC' } as const;
  if (from <= to && to < 24 * 60) {
    const range = dateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', ...utc });
    return range.formatRange(moment(from), moment(to));
  }
  // `formatRange` would print the dates of a range that ends the next day.
  const clock = dateTimeFormat(tag, { timeStyle: 'short', ...utc });
  return `${clock.format(moment(from))} – ${clock.format(moment(to))}`;
}
