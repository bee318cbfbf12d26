/** When an order that is placed now arrives: dispatch and transit in business days. */
import { isoDayIn } from '../../region/formats/calendarDate.rules.ts';
import { boundedMemo, dateTimeFormat } from '../../region/formats/intlFormats.rules.ts';

export interface Dispatch {
  /** Local time `HH:MM`; an order before it leaves the same day. */
  cutoff: string;
  /** IANA name. */
  timeZone: string;
  /** Days besides weekends without dispatch and delivery, `yyyy-mm-dd`. */
  closedOn: readonly string[];
}

/** Business days between dispatch and arrival. */
export interface Transit {
  fewest: number;
  most: number;
}

/** Days as `yyyy-mm-dd`. */
export interface DeliveryWindow {
  earliest: string;
  latest: string;
}

/** More is a typing error. */
const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

/** Null for settings that make no sense: an unknown time zone or cutoff, or days that are not whole, ordered numbers. */
export function deliveryWindow(
  now: Date,
  { cutoff, timeZone, closedOn }: Dispatch,
  { fewest, most }: Transit,
): DeliveryWindow | null {
  const closedDays = new Set(closedOn.map(dayNumber));
  const isUsable =
    Number.isInteger(fewest) && Number.isInteger(most) && fewest >= 0 && most >= fewest && most <= MAX_DAYS;
  const { time, today } = clockIn(timeZone, now);
  if (!isUsable || time === null || today === null || !/^\d\d:\d\d$/.test(cutoff)) return null;
  const first = dayNumber(today) + (time < cutoff ? 0 : 1);
  const leaves = isOpen(first, closedDays) ? first : businessDaysAfter(first, 1, closedDays);
  return {
    earliest: isoDay(businessDaysAfter(leaves, fewest, closedDays)),
    latest: isoDay(businessDaysAfter(leaves, most, closedDays)),
  };
}

function businessDaysAfter(day: number, count: number, closedDays: ReadonlySet<number>): number {
  let at = day;
  for (let left = count; left > 0;) {
    at += 1;
    if (isOpen(at, closedDays)) left -= 1;
  }
  return at;
}

function isOpen(day: number, closedDays: ReadonlySet<number>): boolean {
  const weekday = (day + EPOCH_WEEKDAY) % 7;
  return weekday !== 0 && weekday !== 6 && !closedDays.has(day);
}

/** Days since 1970-01-01, which was a Thursday. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
const EPOCH_WEEKDAY = 4;

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Of the minute: each product page asks for it. */
function clockIn(timeZone: string, now: Date): { time: string | null; today: string | null } {
  const minute = Math.floor(now.getTime() / 60_000);
  return boundedMemo(clocks, `${timeZone} ${minute}`, () => ({
    time: localTime(now, timeZone),
    today: isoDayIn(now, timeZone),
  }));
}

const clocks = new Map<string, { time: string | null; today: string | null }>();

/** `HH:MM`; null for an unknown time zone, which editors enter. */
function localTime(now: Date, timeZone: string): string | null {
  try {
    return dateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }).format(now);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Both days in one text: `Dec 3 – 8`, `3.–8. Dez.`. @param tag BCP 47. */
export function windowText({ earliest, latest }: DeliveryWindow, tag: string): string {
  return boundedMemo(windowTexts, `${tag} ${earliest} ${latest}`, () => {
    const format = dateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return format.formatRange(new Date(`${earliest}T00:00:00Z`), new Date(`${latest}T00:00:00Z`));
  });
}

/** A market has one or two windows a day; formatting them anew took 3.5 % of a product page’s query. */
const windowTexts = new Map<string, string>();
