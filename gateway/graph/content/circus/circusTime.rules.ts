/**
 * When an event of the circus is, by the clocks of the place where it happens: a shopper in Tokyo and one in Denver
 * are told the same. Nothing here knows the server's own time zone.
 */
import { dateTimeFormat } from '../../region/formats/intlFormats.rules.ts';

export type CircusStatus = 'UPCOMING' | 'ON_NOW' | 'OVER' | 'CANCELLED';

/** As editors set it. */
export interface EventTimes {
  /** First day, `yyyy-mm-dd`. */
  startsOn: string;
  /** Last day; the first one where it is empty or lies before it. */
  endsOn: string;
  /** `18:30`; anything else means the whole day. */
  startTime: string;
  /** IANA name. Where nobody knows it days are UTC's, and no time is told. */
  timeZone: string;
}

/** From the moment that it starts to the midnight that ends its last day. */
export interface EventSpan {
  firstDay: string;
  lastDay: string;
  start: Date;
  end: Date;
  /** `18:30` in the known time zone; null for whole days. */
  time: string | null;
}

const dayMs = 86_400_000;

/** Null when the first day is none: then there is nothing to tell. */
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

/** What was called off is cancelled whenever it would have been. */
export function statusOf(span: EventSpan, isCancelled: boolean, now: Date): CircusStatus {
  if (isCancelled) return 'CANCELLED';
  if (now < span.start) return 'UPCOMING';
  return now < span.end ? 'ON_NOW' : 'OVER';
}

/** Local time with its offset, such as `2026-12-12T18:30:00+01:00`; the day alone where no time is told. */
export function startWithOffset(span: EventSpan, timeZone: string): string {
  if (span.time === null) return span.firstDay;
  const minutes = Math.round(offsetMs(span.start, timeZone) / 60_000);
  const size = Math.abs(minutes);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${span.firstDay}T${span.time}:00${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

export interface Ordered {
  title: string;
  span: EventSpan | null;
  /** Reports tell of what was, even where they are dated ahead. */
  isReport: boolean;
}

/** True while there is something to go to, or would have been. */
export function isAhead({ span, isReport }: Pick<Ordered, 'span' | 'isReport'>, now: Date): boolean {
  return !isReport && span !== null && now < span.end;
}

/** What is ahead first, the next one at the front; then what is past, the latest at the front; then what has no day. */
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

/** The moment at which the clocks of a zone show this day and time. */
function momentAt(day: string, time: string, zone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const near = asUtc - offsetMs(new Date(asUtc), zone);
  // Once more with the offset of that moment: the clocks may have been changed in between.
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
