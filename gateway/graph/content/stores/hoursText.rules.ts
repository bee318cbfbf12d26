/** Formats weekly hours; days with the same hours share a line. */
import { intervalsOn, intervalOf, type Interval, type StoreTimes } from './storeHours.rules.ts';
import { dateTimeFormat } from '../../region/formats/intlFormats.rules.ts';

export interface HoursLine {
  /** `Mon–Fri`. */
  days: string;
  /** `9:00–12:30, 14:00–18:00`; null when closed. */
  hours: string | null;
}

/** Any Monday, for formatting weekday names. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Monday to Sunday; empty without weekly hours. */
export function weekLines({ weekly }: Pick<StoreTimes, 'weekly'>, languageTag: string): HoursLine[] {
  if (weekly.length === 0) return [];
  const runs: { from: number; to: number; hours: string | null }[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const intervals = weekly
      .filter(({ days }) => days.includes(day))
      .flatMap(({ opens, closes }) => intervalOf(opens, closes) ?? [])
      .sort((a, b) => a.opens - b.opens);
    const hours = hoursText(intervals, languageTag);
    const last = runs.at(-1);
    if (last && last.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs.map(({ from, to, hours }) => ({ days: daysText(from, to, languageTag), hours }));
}

/** Hours of one day, including special days and closed seasons; null when closed. */
export function hoursOn(times: StoreTimes, date: string, languageTag: string): string | null {
  return hoursText(intervalsOn(times, date), languageTag);
}

export function hoursText(intervals: readonly Interval[], languageTag: string): string | null {
  if (intervals.length === 0) return null;
  return intervals
    .map(({ opens, closes }) => `${timeText(opens, languageTag)}–${timeText(closes, languageTag)}`)
    .join(', ');
}

/** @param minutes since midnight; above 1440 on the next day. */
export function timeText(minutes: number, languageTag: string): string {
  return dateTimeFormat(languageTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(MONDAY + (minutes % 1440) * 60_000);
}

/** @param date `yyyy-mm-dd`. */
export function dayText(date: string, languageTag: string, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat(languageTag, { ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
}

function daysText(from: number, to: number, languageTag: string): string {
  const format = dateTimeFormat(languageTag, { weekday: 'short', timeZone: 'UTC' });
  const [first, last] = [MONDAY + (from - 1) * DAY_MS, MONDAY + (to - 1) * DAY_MS];
  return from === to ? format.format(first) : `${format.format(first)}–${format.format(last)}`;
}
