/**
 * Whether a store is open, until when, and when it opens next, in local wall time: hours are wall times, so clock
 * changes need no adjustment. Days are `yyyy-mm-dd`, times minutes since midnight.
 */
import { dateTimeFormat } from '../../region/formats/intlFormats.rules.ts';

export interface WeeklyHours {
  /** ISO: 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  /** `hh:mm`. */
  opens: string;
  /** `hh:mm`; at or before the opening it means the next day. */
  closes: string;
}

export interface SpecialDay {
  date: string;
  /** Empty when closed. */
  opens: string;
  closes: string;
  note: string;
}

export interface StoreTimes {
  weekly: readonly WeeklyHours[];
  /** They replace the weekly hours of their day. */
  specialDays: readonly SpecialDay[];
  /** Closed every year between these `mm-dd` dates, inclusive; may span the new year. */
  closedSeason: { from: string; until: string } | null;
  /** IANA name. */
  timeZone: string;
}

export interface Interval {
  opens: number;
  /** Above 1440 when on the next day. */
  closes: number;
}

export interface WallTime {
  date: string;
  minutes: number;
}

export interface NextTime extends WallTime {
  /** 0 today, 1 tomorrow. */
  daysAhead: number;
}

export type OpenVerdict =
  /** `closes` is null when it never closes. */
  | { status: 'OPEN'; closes: NextTime | null }
  /** `opens` is null when it never opens again. */
  | { status: 'CLOSED' | 'CLOSED_FOR_SEASON'; opens: NextTime | null };

export const DAY = 1440;
/** Days to look ahead for the next opening: closed seasons are shorter than a year. */
const MAX_LOOKAHEAD_DAYS = 370;

/** Null when hours or time zone are unknown. */
export function openVerdict(times: StoreTimes, now: Date): OpenVerdict | null {
  const here = wallTime(now, times.timeZone);
  if (!here || (times.weekly.length === 0 && times.specialDays.length === 0)) return null;
  const closes = closingOf(times, here);
  if (closes !== null) {
    const days = Math.floor(closes / DAY);
    return {
      status: 'OPEN',
      closes: days > 7 ? null : { date: dayAfter(here.date, days), minutes: closes % DAY, daysAhead: days },
    };
  }
  const status = isInSeason(times.closedSeason, here.date) ? 'CLOSED_FOR_SEASON' : 'CLOSED';
  for (let daysAhead = 0; daysAhead <= MAX_LOOKAHEAD_DAYS; daysAhead += 1) {
    const date = dayAfter(here.date, daysAhead);
    const next = intervalsOn(times, date).find(({ opens }) => daysAhead > 0 || opens > here.minutes);
    if (next) return { status, opens: { date, minutes: next.opens, daysAhead } };
  }
  return { status, opens: null };
}

/** Closing time in minutes since today's midnight while open; adjoining intervals are merged. */
function closingOf(times: StoreTimes, { date, minutes }: WallTime): number | null {
  let closes: number | null = null;
  for (let ahead = -1; ahead <= 8; ahead += 1) {
    for (const interval of intervalsOn(times, dayAfter(date, ahead))) {
      const from = interval.opens + ahead * DAY;
      const to = interval.closes + ahead * DAY;
      const until: number = closes ?? minutes;
      const reaches: boolean =
        closes === null ? from <= minutes && minutes < to : from <= until && to > until;
      if (reaches) closes = to;
    }
  }
  return closes;
}

/** Opening intervals of a day, in order. Invalid rows are left out. */
export function intervalsOn(times: StoreTimes, date: string): Interval[] {
  const special = times.specialDays.filter((day) => day.date === date);
  if (special.length === 0 && isInSeason(times.closedSeason, date)) return [];
  const rows = special.length > 0 ? special : times.weekly.filter(({ days }) => days.includes(weekday(date)));
  return rows
    .flatMap(({ opens, closes }) => intervalOf(opens, closes) ?? [])
    .sort((a, b) => a.opens - b.opens);
}

export function intervalOf(openingTime: string, closingTime: string): Interval | null {
  const opens = minutesOf(openingTime);
  const closes = minutesOf(closingTime);
  if (opens === null || opens >= DAY || closes === null) return null;
  return { opens, closes: closes <= opens ? closes + DAY : closes };
}

/** Accepts `24:00` as the end of the day. */
function minutesOf(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minutes <= DAY ? minutes : null;
}

export function isInSeason(season: StoreTimes['closedSeason'], date: string): boolean {
  if (!season) return false;
  const day = date.slice(5);
  const { from, until } = season;
  return from <= until ? from <= day && day <= until : day >= from || day <= until;
}

/** Null when the time zone is unknown. */
export function wallTime(now: Date, timeZone: string): WallTime | null {
  try {
    const parts = dateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(now);
    const part = (type: Intl.DateTimeFormatPartTypes): string =>
      parts.find((one) => one.type === type)?.value ?? '';
    return {
      date: `${part('year')}-${part('month')}-${part('day')}`,
      minutes: Number(part('hour')) * 60 + Number(part('minute')),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** ISO: 1 is Monday, 7 is Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
