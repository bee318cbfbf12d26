/** An event as an iCalendar file (RFC 5545), the same on the server and in the browser. */
export interface CalendarEvent {
  /** Stable, so that a second import updates the first. */
  readonly uid: string;
  readonly title: string;
  /** `yyyy-mm-dd`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** ISO 8601; null for whole days. */
  readonly startsAt: string | null;
  /** Last modified, ISO 8601; null where unknown. */
  readonly updatedAt: string | null;
  readonly place: string;
  readonly description: string;
  /** Absolute address of its page. */
  readonly url: string;
}

/** An event with a time starts then, without an end. One of several days, or without a time, takes whole days. */
export function calendarFile(event: CalendarEvent): string {
  const when =
    event.startsAt && event.firstDay === event.lastDay
      ? [`DTSTART:${utc(event.startsAt)}`]
      : [
          `DTSTART;VALUE=DATE:${digits(event.firstDay)}`,
          `DTEND;VALUE=DATE:${digits(dayAfter(event.lastDay))}`,
        ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Skarn//Circus//EN',
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${utc(event.updatedAt ?? `${event.firstDay}T00:00:00Z`)}`,
    ...when,
    `SUMMARY:${text(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${text(event.place)}`]),
    ...(event.description === '' ? [] : [`DESCRIPTION:${text(event.description)}`]),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** As a data URL: needs no request, and works without scripts. */
export function calendarHref(event: CalendarEvent): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event))}`;
}

function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

function digits(day: string): string {
  return day.replaceAll('-', '');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** `20261212T173000Z`. */
function utc(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Lines have at most 75 octets; longer ones continue below after a space. Characters are not split. */
function folded(line: string): string[] {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 75) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += letter;
    octets += size;
  }
  return lines;
}
