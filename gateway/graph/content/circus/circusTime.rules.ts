/**
 * When a circus event takes place, in the time zone of its venue: readers in Tokyo and Denver see the same. Independent
 * of the server's time zone.
 */
import { dateTimeFormat } from '../../region/formats/intlFormats.rules.ts';

export type CircusStatus = 'UPCOMING' | 'ON_NOW' | 'OVER' | 'CANCELLED';

/** As set by editors. */
export interface EventTimes {
  /** First day, `yyyy-mm-dd`. */
  startsOn: string;
  /** Last day; the first day applies when it is empty or earlier. */
  endsOn: string;
  /** `18:30`; anything else means all day. */
  startTime: string;
  /** IANA name. When unknown, days are in UTC and no time is shown. */
  timeZone: string;
}

/** From the start to the midnight after the last day. */
export interface EventSpan {
  firstDay: string;
  lastDay: string;
  start: Date;
  end: Date;
  /** `18:30` in a known time zone; null for all-day events. */
  time: string | null;
}

const dayMs = 86_400_000;

/** Null when the first day is invalid. */
export function spanOf({ startsOn, endsOn, startTime, timeZone }: EventTimes): EventSpan | null {
  if (!isDay(startsOn)) return null;
  const lastDay = isDay(endsOn) && endsOn > startsOn ? endsOn : startsOn;
  const zone = isTimeZone(timeZone) ? timeZone : null;
  const time = zone !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(startTime) ? startTime : null;
  const dayAfter = new Date(Date.parse(`${lastDay}T00:00Z`) + dayMs).toISOString().slice(0, 10);
  return {
    firstDay: startsOn,
    lastDay,
    start: momentAt(startsOn, time ?? '00:00', zone ?? 'UTC'),
    end: momentAt(dayAfter, '00:00', zone ?? 'UTC'),
    time,
  };
}

/** CANCELLED takes precedence over the date. */
export function statusOf(span: EventSpan, isCancelled: boolean, now: Date): CircusStatus {
  if (isCancelled) return 'CANCELLED';
  if (now < span.start) return 'UPCOMING';
  return now < span.end ? 'ON_NOW' : 'OVER';
}

/** Local time with its offset, such as `2026-12-12T18:30:00+01:00`; null for whole days. */
export function startWithOffset(span: EventSpan, timeZone: string): string | null {
  if (span.time === null) return null;
  const minutes = Math.round(offsetMs(span.start, timeZone) / 60_000);
  const size = Math.abs(minutes);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${span.firstDay}T${span.time}:00${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

export interface Ordered {
  title: string;
  span: EventSpan | null;
  /** A report is about the past, even when it is dated ahead. */
  isReport: boolean;
}

/** True for events that have not ended, cancelled ones included. */
export function isAhead({ span, isReport }: Pick<Ordered, 'span' | 'isReport'>, now: Date): boolean {
  return !isReport && span !== null && now < span.end;
}

/** Upcoming events, soonest first; then past ones, latest first; then those without a date. */
export function inOrder<Post extends Ordered>(posts: readonly Post[], now: Date): Post[] {
  return posts.toSorted((one, other) => {
    const ahead = Number(isAhead(other, now)) - Number(isAhead(one, now));
    if (ahead !== 0) return ahead;
    const direction = isAhead(one, now) ? 1 : -1;
    const first = one.span?.start.getTime() ?? -Infinity;
    const second = other.span?.start.getTime() ?? -Infinity;
    if (first !== second) return (first < second ? -1 : 1) * direction;
    return one.title < other.title ? -1 : 1;
  });
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export function isTimeZone(name: string): boolean {
  if (name === '') return false;
  try {
    offsetFormat(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The instant at which clocks in the zone show this date and time. */
function momentAt(day: string, time: string, zone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const near = asUtc - offsetMs(new Date(asUtc), zone);
  // Repeated with the offset at that instant, as it may differ from the first guess across a clock change.
  return new Date(asUtc - offsetMs(new Date(near), zone));
}

function offsetMs(moment: Date, zone: string): number {
  const name = offsetFormat(zone)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  return dateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
}
